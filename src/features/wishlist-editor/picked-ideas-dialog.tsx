import { useEffect, useState } from 'react';
import { v4 as newUuid } from 'uuid';
import { type GiftIdea, ideasFromQuery } from '../../domain/gift-ideas.ts';
import { itemId } from '../../domain/ids.ts';
import { MOST_ITEMS, type ItemDetails } from '../../domain/wishlist.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { forgetPickedIdeas } from '../../session/wishlists/picked-ideas.ts';
import { useSession } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { ItemChanges } from './edited-item.ts';
import { itemOfIdea } from './gift-idea-items.ts';

interface PickedIdeasDialogProps {
  readonly items: readonly ItemDetails[];
  readonly onAdd: ItemChanges['add'];
}

/** Ideas in the URL are added only after the owner confirms, because anyone can create such a link. */
export function PickedIdeasDialog({ items, onAdd }: PickedIdeasDialogProps) {
  const { say } = useSession();
  const { path, go } = useNavigation();
  const [picked] = useState(() =>
    ideasFromQuery(new URLSearchParams(window.location.search).get('idea')).map((idea) => ({
      idea,
      id: itemId(newUuid()),
    })),
  );
  const [isOpen, setOpen] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const listed = new Set(items.map(({ title }) => title));
  const missing = picked.filter(({ idea }) => !listed.has(titleOf(idea))).slice(0, MOST_ITEMS - items.length);
  useEffect(() => {
    // A reload must not ask again.
    if (window.location.search !== '') go(path, { replace: true });
  }, [path, go]);
  const add = async () => {
    setBusy(true);
    for (const { idea, id } of missing) {
      if (!(await onAdd(id, itemOfIdea(idea, say))).ok) return setBusy(false);
    }
    forgetPickedIdeas();
    setOpen(false);
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open={isOpen && (missing.length > 0 || isBusy)}
      title={say('editor.ideas.title')}
      confirmLabel={say('editor.ideas.add')}
      busyLabel={say('editor.ideas.adding')}
      cancelLabel={say('editor.cancel')}
      busy={isBusy}
      onConfirm={() => void add()}
      onCancel={() => setOpen(false)}
    >
      <ul className="list-disc pl-5">
        {missing.map(({ idea }) => (
          <li key={idea.id}>{titleOf(idea)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );

  function titleOf(idea: GiftIdea): string {
    return say(`gift-idea.${idea.id}`);
  }
}
