import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SupportMessageId } from '../../../domain/ids.ts';
import { SUPPORT_STATUSES, type SupportMessage, type SupportStatus } from '../../../domain/support.ts';
import { type Pages, usePages } from '../../../session/server-state/use-pages.ts';
import { useSession } from '../../../session/session.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Mark, type MessageFilter, SUPPORT, type SupportApi } from './api.ts';

export interface Inbox {
  readonly filter: MessageFilter;
  readonly choose: (filter: MessageFilter) => void;
  readonly pages: Pages<SupportMessage>;
  /** The current status, even if the list was read before it changed. */
  readonly statusOf: (message: SupportMessage) => SupportStatus;
  readonly mark: (message: SupportMessage, as: Mark, onMarked: () => void) => void;
  readonly marking: Mark | null;
}

/**
 * A marked message stays in the list until the list is read again, so that nothing moves while the user points at it.
 */
export function useInbox(api: SupportApi): Inbox {
  const { say } = useSession();
  const client = useQueryClient();
  const [filter, choose] = useState<MessageFilter>('new');
  const [marked, setMarked] = useState<ReadonlyMap<SupportMessageId, Mark>>(new Map());
  const pages = usePages({
    queryKey: [...SUPPORT, 'messages', filter],
    read: (options) => api.messages(filter, options),
  });
  const marking = useMutation({
    mutationFn: ({ message, as }: { message: SupportMessage; as: Mark }) => api.mark(message, as),
    meta: { failed: 'admin-support.message.mark-failed' },
    onSuccess: (_, { message, as }) => {
      setMarked((before) => new Map(before).set(message.id, as));
      toast.success(say(`admin-support.message.marked.${as}`));
      void client.invalidateQueries({ queryKey: [...SUPPORT, 'new'] });
    },
  });
  return {
    filter,
    choose,
    pages,
    statusOf: ({ id, status }) => laterOf(status, marked.get(id) ?? 'new'),
    mark: (message, as, onMarked) => {
      if (!marking.isPending) marking.mutate({ message, as }, { onSuccess: onMarked });
    },
    marking: marking.isPending ? marking.variables.as : null,
  };
}

/** A message is first new, then read, then answered. */
function laterOf(one: SupportStatus, other: SupportStatus): SupportStatus {
  return SUPPORT_STATUSES.indexOf(one) < SUPPORT_STATUSES.indexOf(other) ? other : one;
}
