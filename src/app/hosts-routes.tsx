import { useParams } from 'react-router-dom';
import { hostInvitationId, wishlistId } from '../domain/ids.ts';
import { HostsScreen } from '../features/hosts/hosts-screen.tsx';
import { JoinScreen } from '../features/join/join-screen.tsx';

export function HostsRoute() {
  const { id = '' } = useParams();
  return <HostsScreen key={id} id={wishlistId(id)} />;
}

export function JoinRoute() {
  const { code = '' } = useParams();
  return <JoinScreen key={code} id={hostInvitationId(code)} />;
}
