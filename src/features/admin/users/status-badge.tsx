import type { UserStatus } from '../../../domain/user.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const TONES: Readonly<Record<UserStatus, BadgeTone>> = { active: 'leaf', inactive: 'neutral', banned: 'alarm' };

export function StatusBadge({ status }: { readonly status: UserStatus }) {
  const { say } = useSession();
  return <Badge tone={TONES[status]}>{say(`admin-users.status.${status}`)}</Badge>;
}
