import type { ListState } from '../../domain/list-state.ts';
import { useSession } from '../../session/session.tsx';
import { Badge } from '../../ui/badge.tsx';

const TONES = {
  draft: 'neutral',
  paused: 'marigold',
  after: 'wine',
  deactivated: 'alarm',
  archived: 'neutral',
} as const satisfies Partial<Record<ListState, string>>;

/** Nothing for an open list. */
export function StateBadge({ state }: { readonly state: ListState }) {
  const { say } = useSession();
  return state === 'open' ? null : <Badge tone={TONES[state]}>{say(`dashboard.badge.${state}`)}</Badge>;
}
