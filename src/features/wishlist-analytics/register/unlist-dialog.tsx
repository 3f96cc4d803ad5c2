import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Transaction } from '../../../domain/transaction.ts';
import { sayContributor } from '../../../session/register/contribution-words.ts';
import { useSession } from '../../../session/session.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** The owner takes gifts off the page that guests see. */
export interface Unlisting {
  /** Whether guests see the gift there. */
  readonly isListed: (contribution: Transaction) => boolean;
  readonly unlist: (contribution: Transaction) => Promise<void>;
  readonly onDone: () => void;
}

interface UnlistDialogProps {
  /** The one to take off the page; null closes the dialog. */
  readonly contribution: Transaction | null;
  readonly unlisting: Unlisting;
  readonly onClose: () => void;
}

/** Asks before a giver's name and blessing disappear from the page. */
export function UnlistDialog({ contribution, unlisting, onClose }: UnlistDialogProps) {
  const { say } = useSession();
  /** Kept while the dialog closes. */
  const [asked, setAsked] = useState(contribution);
  if (contribution && contribution !== asked) setAsked(contribution);
  const removal = useMutation({
    mutationFn: unlisting.unlist,
    meta: { done: 'analytics.unlist.done', failed: 'analytics.unlist.failed' },
    onSuccess: () => {
      onClose();
      unlisting.onDone();
    },
  });
  return (
    <ConfirmDialog
      open={contribution !== null}
      danger
      title={say('analytics.unlist.title', { name: asked ? sayContributor(say, asked) : '' })}
      confirmLabel={say('analytics.unlist')}
      cancelLabel={say('analytics.correct.cancel')}
      busy={removal.isPending}
      onConfirm={() => contribution && removal.mutate(contribution)}
      onCancel={() => {
        // A running removal cannot be stopped.
        if (!removal.isPending) onClose();
      }}
    >
      <p>{say('analytics.unlist.text')}</p>
    </ConfirmDialog>
  );
}
