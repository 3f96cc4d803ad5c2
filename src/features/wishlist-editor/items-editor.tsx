import { memo, useLayoutEffect, useRef, useState } from 'react';
import { v4 as newUuid } from 'uuid';
import { type ItemId, itemId, type WishlistId } from '../../domain/ids.ts';
import { NOTHING } from '../../domain/money.ts';
import { type ItemDetails, MOST_ITEMS } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { CopyIcon } from '../../ui/rare-icons.tsx';
import { Marigold } from '../../ui/marigold.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { EditedItem, ItemChanges } from './edited-item.ts';
import { OthersAtGift } from './editing.tsx';
import { itemOfIdea } from './gift-idea-items.ts';
import { IdeaChips } from './idea-chips.tsx';
import { ItemList } from './item-list.tsx';
import { ItemSheet } from './item-sheet.tsx';
import { PasteSheet } from './paste-sheet.tsx';
import type { Pictures } from './api.ts';

type Opened =
  | { readonly sheet: 'item'; readonly item: EditedItem | null; readonly turn: number }
  | { readonly sheet: 'paste'; readonly turn: number };

interface ItemsEditorProps {
  /** null for a wishlist that is not created yet. */
  readonly list: WishlistId | null;
  readonly items: readonly EditedItem[];
  readonly changes: ItemChanges;
  readonly pictures: Pictures;
}

/**
 * The items: added one by one, from ideas or from a pasted list; edited, moved and deleted. Typing in another card does not
 * render sixty of them again.
 */
export const ItemsEditor = memo(function ItemsEditor({ list, items, changes, pictures }: ItemsEditorProps) {
  const { say, format } = useSession();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [pasted, setPasted] = useState('');
  const [doomed, setDoomed] = useState<EditedItem | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [obtained, setObtained] = useState<EditedItem | null>(null);
  const [isMarking, setMarking] = useState(false);
  const { markObtained } = changes;
  const room = MOST_ITEMS - items.length;
  const open = (next: { sheet: 'item'; item: EditedItem | null } | { sheet: 'paste' }) =>
    setOpened((before) => ({ ...next, turn: (before?.turn ?? 0) + 1 }));
  // Stays mounted while it fades out; the next one gets a new key.
  const closed = () => undefined;
  const newId = () => itemId(newUuid());
  const place = useRef<HTMLDivElement>(null);
  const [bereft, setBereft] = useState<{ readonly next: ItemId | undefined } | null>(null);
  const remove = async (item: EditedItem) => {
    const at = items.indexOf(item);
    setDeleting(true);
    const { ok: isRemoved } = await changes.remove(item.id);
    setDeleting(false);
    setDoomed(null);
    if (isRemoved) setBereft({ next: (items[at + 1] ?? items[at - 1])?.id });
  };
  const close = async (item: EditedItem) => {
    setMarking(true);
    await markObtained?.(item.id, true);
    setMarking(false);
    setObtained(null);
  };
  // The deleted item's button had the focus; the next item's button gets it.
  useLayoutEffect(() => {
    if (!bereft) return;
    const next = bereft.next === undefined ? 'button' : `[data-item="${bereft.next}"] [data-delete]`;
    place.current?.querySelector<HTMLElement>(next)?.focus();
  }, [bereft]);
  const buttons = (
    <>
      <Button icon={<PlusIcon />} disabled={room <= 0} onClick={() => open({ sheet: 'item', item: null })}>
        {say('editor.items.add')}
      </Button>
      <Button look="quiet" icon={<CopyIcon />} disabled={room <= 0} onClick={() => open({ sheet: 'paste' })}>
        {say('editor.items.paste')}
      </Button>
    </>
  );
  return (
    <Card title={say('editor.items.title')}>
      <div id="wishlist-items" ref={place} tabIndex={-1}>
        {items.length === 0 ? (
          <EmptyState
            title={say('editor.items.none.title')}
            text={say('editor.items.none.text')}
            motif={<Marigold />}
          />
        ) : (
          <ItemList
            items={items}
            onReorder={changes.reorder}
            onEdit={(item) => open({ sheet: 'item', item })}
            onObtained={
              markObtained && ((item) => (item.isObtained ? void markObtained(item.id, false) : setObtained(item)))
            }
            onDelete={setDoomed}
          />
        )}
        {/* The same buttons with and without gifts, so that adding the first gift keeps the focus. */}
        <div className={`mt-4 flex flex-wrap gap-3 max-sm:*:grow ${items.length === 0 ? 'justify-center' : ''}`}>
          {buttons}
        </div>
      </div>
      {room > 0 ? (
        <IdeaChips
          list={list}
          listed={new Set(items.map(({ details }) => details.title))}
          onPick={(idea) => void changes.add(newId(), itemOfIdea(idea, say))}
        />
      ) : (
        <div className="mt-4">
          <Notice tone="information" text={say('editor.items.full', { most: MOST_ITEMS })} />
        </div>
      )}
      {opened?.sheet === 'item' && (
        <OpenItem
          key={opened.turn}
          item={opened.item}
          current={items.find(({ id }) => id === opened.item?.id)?.details ?? null}
          changes={changes}
          pictures={pictures}
          onClosed={closed}
        />
      )}
      {opened?.sheet === 'paste' && (
        <PasteSheet
          key={opened.turn}
          text={pasted}
          onText={setPasted}
          room={room}
          onAdd={(details) => changes.add(newId(), details)}
          onClosed={closed}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        danger
        title={say('editor.items.delete.title')}
        confirmLabel={say('editor.items.delete.confirm')}
        busyLabel={say('editor.items.delete.busy')}
        cancelLabel={say('editor.cancel')}
        busy={isDeleting}
        onConfirm={() => {
          if (doomed) void remove(doomed);
        }}
        onCancel={() => setDoomed(null)}
      >
        {doomed && (
          <p>
            {say(doomed.received > NOTHING ? 'editor.items.delete.funded' : 'editor.items.delete.text', {
              title: doomed.details.title,
              amount: format.rupees(doomed.received),
            })}
          </p>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={obtained !== null}
        title={say('editor.items.obtain.title')}
        confirmLabel={say('editor.items.obtain.confirm')}
        busyLabel={say('editor.item.saving')}
        cancelLabel={say('editor.cancel')}
        busy={isMarking}
        onConfirm={() => {
          if (obtained) void close(obtained);
        }}
        onCancel={() => setObtained(null)}
      >
        {obtained && <p>{say('editor.items.obtain.text', { title: obtained.details.title })}</p>}
        {obtained && obtained.received > NOTHING && (
          <p className="mt-2">{say('editor.items.obtain.given', { amount: format.rupees(obtained.received) })}</p>
        )}
      </ConfirmDialog>
    </Card>
  );
});

interface OpenItemProps extends Omit<ItemsEditorProps, 'list' | 'items'> {
  /** As it was when the sheet opened. */
  readonly item: EditedItem | null;
  /** As it is now; null for a new or deleted one. */
  readonly current: ItemDetails | null;
  readonly onClosed: () => void;
}

function OpenItem({ item, current, changes, pictures, onClosed }: OpenItemProps) {
  // Generated once and reused for every retry, so that the item is added once.
  const [id] = useState(() => item?.id ?? itemId(newUuid()));
  return (
    <ItemSheet
      item={item?.details ?? null}
      current={current}
      contributed={item?.received ?? NOTHING}
      pictures={pictures}
      onSave={(details, base) => (base ? changes.edit(id, details, base) : changes.add(id, details))}
      onClosed={onClosed}
      others={item && <OthersAtGift itemId={item.id} />}
    />
  );
}
