import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { othersEditing, RENEWED_EVERY_MS } from '../../domain/editing-mark.ts';
import type { ItemId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { useLiveQuery } from '../../session/server-state/use-live-query.ts';
import { useServerQuery } from '../../session/server-state/use-server-query.ts';
import { useSession } from '../../session/session.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { EditingApi } from './api.ts';

interface OtherEditor {
  readonly name: string;
  /** Of the gift whose sheet is open. */
  readonly itemId: ItemId | null;
}

interface Editing {
  readonly others: readonly OtherEditor[];
  readonly open: (itemId: ItemId | null) => void;
}

const EditingContext = createContext<Editing>({ others: [], open: () => undefined });

interface EditingTogetherProps {
  readonly wishlist: Wishlist;
  readonly api: EditingApi;
  readonly children: ReactNode;
}

/** Tells the other hosts what this one is editing, and shows what they do. An owner who is alone writes nothing. */
export function EditingTogether({ wishlist, api, children }: EditingTogetherProps) {
  const [itemId, open] = useState<ItemId | null>(null);
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  const editing = useMemo(() => ({ others, open }), [others]);
  return (
    <EditingContext value={editing}>
      {(wishlist.hostIds ?? []).length > 0 && <Presence {...{ wishlist, api, itemId }} onOthers={setOthers} />}
      {children}
    </EditingContext>
  );
}

interface PresenceProps extends Omit<EditingTogetherProps, 'children'> {
  readonly itemId: ItemId | null;
  readonly onOthers: (others: readonly OtherEditor[]) => void;
}

function Presence({ wishlist, api, itemId, onOthers }: PresenceProps) {
  const { say } = useSession();
  const { id: reader } = useMember().profile;
  const { id, userId: owner, hostIds = [] } = wishlist;
  const watch = useMemo(() => api.watch(id), [api, id]);
  const { shown: marks } = useLiveQuery(['editing', id], watch);
  const { shown: hosts } = useServerQuery({
    queryKey: ['editing', id, 'hosts', ...hostIds],
    queryFn: () => api.hosts(id),
  });
  // One after the other, so that the last one stays. Without a connection the mark runs out.
  const sent = useRef(Promise.resolve());
  useEffect(() => {
    const renew = () => {
      sent.current = sent.current.then(() => api.mark(id, reader, itemId)).catch(() => undefined);
    };
    renew();
    const timer = setInterval(renew, RENEWED_EVERY_MS);
    return () => clearInterval(timer);
  }, [api, id, reader, itemId]);
  useEffect(
    () => () => {
      sent.current = sent.current.then(() => api.stop(id, reader)).catch(() => undefined);
    },
    [api, id, reader],
  );
  const others = useMemo(() => {
    if (marks.state !== 'ready') return [];
    const plates = hosts.state === 'ready' ? hosts.value.items : [];
    return othersEditing(marks.value.items, reader)
      .filter((mark) => mark.id === owner || hostIds.includes(mark.id))
      .map((mark) => ({
        name:
          mark.id === owner
            ? say('editor.also.owner')
            : (plates.find((plate) => plate.id === mark.id)?.name ?? say('editor.also.host')),
        itemId: mark.itemId,
      }));
  }, [marks, hosts, reader, owner, hostIds, say]);
  useEffect(() => onOthers(others), [others, onOthers]);
  return null;
}

/** Above the editor: who else is here, and at which gift. */
export function OthersHere({ items }: { readonly items: Wishlist['items'] }) {
  const { say } = useSession();
  const { others } = use(EditingContext);
  return (
    <div role="status">
      {others.length > 0 && (
        <div className="mb-6 grid gap-2">
          {others.map(({ name, itemId }) => {
            const gift = items.find(({ id }) => id === itemId)?.title;
            const text =
              gift === undefined ? say('editor.also.page', { name }) : say('editor.also.gift', { name, gift });
            return <Notice key={text} tone="information" text={text} />;
          })}
        </div>
      )}
    </div>
  );
}

/** In the sheet of a gift: who else has it open. Marks it for them until the sheet closes. */
export function OthersAtGift({ itemId }: { readonly itemId: ItemId }) {
  const { say } = useSession();
  const { others, open } = use(EditingContext);
  useEffect(() => {
    open(itemId);
    return () => open(null);
  }, [open, itemId]);
  const here = others.filter((other) => other.itemId === itemId);
  return (
    <div role="status">
      {here.length > 0 && (
        <div className="mb-5 grid gap-2">
          {here.map(({ name }) => (
            <Notice key={name} tone="information" text={say('editor.also.same', { name })} />
          ))}
        </div>
      )}
    </div>
  );
}
