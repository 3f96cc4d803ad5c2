import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '../../../data/firebase/page-query.ts';
import type { SupportMessage, SupportStatus } from '../../../domain/support.ts';
import { useEditedReads } from '../../../session/server-state/use-edited-reads.ts';
import { type Pages, usePages } from '../../../session/server-state/use-pages.ts';
import { useSession } from '../../../session/session.tsx';
import { toast } from '../../../ui/toast.ts';
import { type MessageFilter, SUPPORT, type SupportApi } from './api.ts';

export type InboxFilter = Required<MessageFilter>;

export const FIRST_FILTER: InboxFilter = {
  ...{ status: 'new', category: 'all', priority: 'all' },
  ...{ order: 'urgent', search: '' },
};

export interface Inbox {
  readonly filter: InboxFilter;
  readonly choose: (changes: Partial<InboxFilter>) => void;
  readonly pages: Pages<SupportMessage>;
  readonly mark: (message: SupportMessage, as: SupportStatus, onMarked: () => void) => void;
  readonly marking: SupportStatus | null;
}

/**
 * A marked message stays in the list until the list is read again, so that nothing moves while the user points at it.
 */
export function useInbox(api: SupportApi): Inbox {
  const { say } = useSession();
  const client = useQueryClient();
  const [filter, setFilter] = useState(FIRST_FILTER);
  const pages = usePages({
    queryKey: [...SUPPORT, 'messages', filter],
    read: (options) => api.messages(filter, options),
  });
  const edited = useEditedReads([
    [...SUPPORT, 'messages'],
    [...SUPPORT, 'message'],
  ]);
  const marking = useMutation({
    onMutate: edited.onMutate,
    onSettled: edited.onSettled,
    mutationFn: ({ message, as }: { message: SupportMessage; as: SupportStatus }) => api.mark(message, as),
    meta: { failed: 'admin-support.message.mark-failed' },
    onSuccess: (_, { message: { id }, as }) => {
      const marked = (message: SupportMessage) => (message.id === id ? { ...message, status: as } : message);
      client.setQueriesData<Page<SupportMessage>>(
        { queryKey: [...SUPPORT, 'messages'] },
        (page) => page && { ...page, items: page.items.map(marked) },
      );
      client.setQueryData<SupportMessage | null>([...SUPPORT, 'message', id], (message) => message && marked(message));
      toast.success(say(`admin-support.message.marked.${as}`));
      void client.invalidateQueries({ queryKey: [...SUPPORT, 'counts'] });
    },
  });
  return {
    filter,
    choose: (changes) => setFilter((before) => ({ ...before, ...changes })),
    pages,
    mark: (message, as, onMarked) => {
      if (!marking.isPending) marking.mutate({ message, as }, { onSuccess: onMarked });
    },
    marking: marking.isPending ? marking.variables.as : null,
  };
}
