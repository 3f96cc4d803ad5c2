import type { SupportMessage, SupportPriority, SupportStatus } from '../../../domain/support.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';

const PRIORITY_TONES: Readonly<Record<SupportPriority, BadgeTone>> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'marigold',
  critical: 'alarm',
};

const STATUS_TONES: Readonly<Record<SupportStatus, BadgeTone>> = { new: 'wine', read: 'neutral', answered: 'leaf' };

/** Status, priority and category of a message. */
export function MessageBadges({ message }: { readonly message: SupportMessage }) {
  const { category, priority, status } = message;
  const { say } = useSession();
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone={STATUS_TONES[status]} icon={status === 'answered' && <CheckIcon className="size-3.5" />}>
        {say(`admin-support.status.${status}`)}
      </Badge>
      <Badge tone={PRIORITY_TONES[priority]} icon={priority === 'critical' && <WarningIcon className="size-3.5" />}>
        {say('admin-support.message.priority', { priority: say(`admin-support.priority.${priority}`) })}
      </Badge>
      <Badge>{say(`admin-support.category.${category}`)}</Badge>
    </span>
  );
}
