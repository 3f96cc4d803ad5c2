import { useCallback, useRef, useState } from 'react';
import type { SupportMessageId } from '../../../domain/ids.ts';
import { SUPPORT_STATUSES, type SupportMessage, type SupportStatus } from '../../../domain/support.ts';
import { sayFailure } from '../../../session/language-wording.ts';
import { outcomeOf } from '../../../session/outcome.ts';
import { useSession } from '../../../session/session.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Pages, usePages } from '../frame/use-pages.ts';
import type { Mark, MessageFilter, SupportDesk } from './support-desk.ts';

export interface Inbox {
  readonly filter: MessageFilter;
  readonly choose: (filter: MessageFilter) => void;
  readonly pages: Pages<SupportMessage>;
  /** As it is now, also where the list was read before. */
  readonly statusOf: (message: SupportMessage) => SupportStatus;
  /** Whether it was. */
  readonly mark: (message: SupportMessage, as: Mark) => Promise<boolean>;
  readonly marking: Mark | null;
}

/** What was marked stays where it is until the list is read anew: nothing moves under a finger. */
export function useInbox(desk: SupportDesk, onMarked: () => void): Inbox {
  const { say } = useSession();
  const [filter, choose] = useState<MessageFilter>('new');
  const [marked, setMarked] = useState<ReadonlyMap<SupportMessageId, Mark>>(new Map());
  const [marking, setMarking] = useState<Mark | null>(null);
  const isMarking = useRef(false);
  const pages = usePages(useCallback((options) => desk.messages(filter, options), [desk, filter]));

  const mark = async (message: SupportMessage, as: Mark) => {
    if (isMarking.current) return false;
    isMarking.current = true;
    setMarking(as);
    const outcome = await outcomeOf(() => desk.mark(message, as));
    isMarking.current = false;
    setMarking(null);
    if (!outcome.ok) {
      toast.error(`${say('admin-support.message.mark-failed')}. ${sayFailure(say, outcome.failure)}`);
      return false;
    }
    setMarked((before) => new Map(before).set(message.id, as));
    toast.success(say(`admin-support.message.marked.${as}`));
    onMarked();
    return true;
  };

  return {
    filter,
    choose,
    pages,
    statusOf: ({ id, status }) => laterOf(status, marked.get(id) ?? 'new'),
    mark,
    marking,
  };
}

/** A message is new, then read, then answered. */
function laterOf(one: SupportStatus, other: SupportStatus): SupportStatus {
  return SUPPORT_STATUSES.indexOf(one) < SUPPORT_STATUSES.indexOf(other) ? other : one;
}
