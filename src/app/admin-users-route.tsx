import { useLocation } from 'react-router-dom';
import { UsersScreen } from '../features/admin/users/users-screen.tsx';
import { useMember } from '../session/auth/use-member.ts';

export function AdminUsersRoute() {
  const { account } = useMember();
  const { search } = useLocation();
  return (
    <UsersScreen key={search} self={account.id} search={new URLSearchParams(search).get('search')?.trim() ?? ''} />
  );
}
