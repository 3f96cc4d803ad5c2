import { UsersScreen } from '../features/admin/users/users-screen.tsx';
import { useMember } from '../session/auth/use-member.ts';

export function AdminUsersRoute() {
  return <UsersScreen self={useMember().account.id} />;
}
