import { useLocation } from 'react-router-dom';
import { subscriptionsIn } from '../domain/unsubscribe-link.ts';
import { UnsubscribeScreen } from '../features/unsubscribe/unsubscribe-screen.tsx';

export function UnsubscribeRoute() {
  const { hash } = useLocation();
  return <UnsubscribeScreen key={hash} ids={subscriptionsIn(hash)} />;
}
