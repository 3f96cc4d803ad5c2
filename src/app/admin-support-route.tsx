import { useLocation } from 'react-router-dom';
import { isUuid, supportMessageId } from '../domain/ids.ts';
import { SupportScreen } from '../features/admin/support/support-screen.tsx';

export function AdminSupportRoute() {
  const { search } = useLocation();
  const message = new URLSearchParams(search).get('message') ?? '';
  return <SupportScreen message={isUuid(message) ? supportMessageId(message) : null} />;
}
