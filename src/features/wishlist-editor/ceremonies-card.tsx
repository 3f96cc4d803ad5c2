import { useLayoutEffect, useRef, useState } from 'react';
import { v4 as newUuid } from 'uuid';
import { type Ceremony, type CeremonyDetails, inOrder, MOST_CEREMONIES } from '../../domain/ceremonies.ts';
import { ceremonyId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { useCeremonyWords } from '../../session/wishlists/ceremony-words.ts';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CalendarIcon, EditIcon, TrashIcon } from '../../ui/rare-icons.tsx';
import { CeremonySheet } from './ceremony-sheet.tsx';

interface Opened {
  readonly ceremony: Ceremony | null;
  /** Generated once, so that a retry adds nothing twice. */
  readonly id: Ceremony['id'];
  readonly turn: number;
}

/** The events: added, edited and removed one by one. */
export function CeremoniesCard({ wishlist }: { readonly wishlist: Wishlist }) {
  const { say } = useSession();
  const { name } = useCeremonyWords();
  const { mutateAsync: add } = useWishlistAction('addCeremony');
  const { mutateAsync: edit } = useWishlistAction('updateCeremony');
  const removal = useWishlistAction('removeCeremony');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [doomed, setDoomed] = useState<Ceremony | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState(0);
  const ceremonies = inOrder(wishlist.ceremonies);
  const isFull = ceremonies.length >= MOST_CEREMONIES;
  const open = (ceremony: Ceremony | null) =>
    setOpened((before) => ({
      ceremony,
      id: ceremony?.id ?? ceremonyId(newUuid()),
      turn: (before?.turn ?? 0) + 1,
    }));
  const save = ({ ceremony, id }: Opened, details: CeremonyDetails) =>
    outcomeOf(() => (ceremony ? edit([wishlist.id, id, details]) : add([wishlist.id, id, details])));
  const remove = async ({ id }: Ceremony) => {
    const { ok: isRemoved } = await outcomeOf(() => removal.mutateAsync([wishlist.id, id]));
    setDoomed(null);
    if (isRemoved) setRemoved((count) => count + 1);
  };
  // The removed event's button had the focus.
  useLayoutEffect(() => {
    if (removed > 0) place.current?.querySelector<HTMLElement>('button')?.focus();
  }, [removed]);
  return (
    <Card title={say('editor.events.title')}>
      <div ref={place}>
        {ceremonies.length === 0 ? (
          <EmptyState
            title={say('editor.events.none.title')}
            text={say('editor.events.none.text')}
            motif={<Paisley />}
          />
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {ceremonies.map((ceremony) => (
              <CeremonyRow
                key={ceremony.id}
                ceremony={ceremony}
                onEdit={() => open(ceremony)}
                onRemove={() => setDoomed(ceremony)}
              />
            ))}
          </ul>
        )}
        <div className={`mt-4 flex flex-wrap gap-3 max-sm:*:grow ${ceremonies.length === 0 ? 'justify-center' : ''}`}>
          <Button icon={<PlusIcon />} disabled={isFull} onClick={() => open(null)}>
            {say('editor.events.add')}
          </Button>
        </div>
      </div>
      {isFull && (
        <div className="mt-4">
          <Notice tone="information" text={say('problem.too-many-ceremonies', { most: MOST_CEREMONIES })} />
        </div>
      )}
      {opened && (
        <CeremonySheet
          key={opened.turn}
          ceremony={opened.ceremony}
          day={wishlist.eventDate ?? ''}
          onSave={(details) => save(opened, details)}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        title={say('editor.events.delete.title')}
        danger
        confirmLabel={say('editor.events.delete.confirm')}
        busyLabel={say('editor.events.delete.busy')}
        cancelLabel={say('editor.cancel')}
        busy={removal.isPending}
        onConfirm={() => doomed && void remove(doomed)}
        onCancel={() => setDoomed(null)}
      >
        <p>{doomed && say('editor.events.delete.text', { name: name(doomed) })}</p>
      </ConfirmDialog>
    </Card>
  );
}

interface CeremonyRowProps {
  readonly ceremony: Ceremony;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function CeremonyRow({ ceremony, onEdit, onRemove }: CeremonyRowProps) {
  const { say } = useSession();
  const words = useCeremonyWords();
  const name = words.name(ceremony);
  return (
    <li className="flex items-center gap-3 rounded-2xl border border-line p-3 sm:gap-4 sm:p-4">
      <span className="grid size-14 shrink-0 place-items-center rounded-xl bg-marigold-wash text-marigold-ink max-sm:hidden">
        <CalendarIcon className="size-6" />
      </span>
      <div className="min-w-0 grow">
        <h3 className="font-display text-lg/6 break-words text-wine">{name}</h3>
        <p className="text-sm">{words.when(ceremony)}</p>
        {ceremony.place !== '' && <p className="truncate text-sm text-faded">{ceremony.place}</p>}
      </div>
      <div className="flex shrink-0">
        <IconButton label={say('editor.events.edit', { name })} onClick={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton label={say('editor.events.delete', { name })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
