import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Listed } from '../../data/listed.ts';
import type { EditingMark } from '../../domain/editing-mark.ts';
import type { Host } from '../../domain/hosts.ts';
import { hostInvitationId, type ItemId, userId } from '../../domain/ids.ts';
import { AT, OWNER, wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { InMemoryWishlists } from '../../session/testing/in-memory-wishlists.ts';
import { Watchers } from '../../session/testing/watchers.ts';
import type { EditingApi } from './api.ts';
import { EditScreen } from './edit-screen.tsx';
import { Heading, openEditor, press, pressIn } from './testing.tsx';

const MEENA = userId('meena');
const PLATE: Host = { id: MEENA, name: 'Meena', role: 'host', invitationId: hostInvitationId('earlier'), since: AT };
const list = wishlist();
const [lamp] = list.items;
const lampId = lamp?.id as ItemId;

class InMemoryEditing {
  marks: EditingMark[] = [];
  readonly #watchers = new Watchers<Listed<EditingMark>>();
  readonly mark = vi.fn<EditingApi['mark']>(async (_, id, itemId) => this.put({ id, itemId, at: AT }));
  readonly stop = vi.fn<EditingApi['stop']>(async () => undefined);
  readonly api: EditingApi = {
    mark: this.mark,
    stop: this.stop,
    watch: () => (onValue, signal) => this.#watchers.watch(onValue, signal, this.#all()),
    hosts: async () => ({ items: [PLATE], unreadable: [] }),
  };

  put(mark: EditingMark): void {
    this.marks = [...this.marks.filter(({ id }) => id !== mark.id), mark];
    this.#watchers.tell(this.#all());
  }

  #all(): Listed<EditingMark> {
    return { items: this.marks, unreadable: [] };
  }
}

async function open(changes: Partial<Wishlist> = { hostIds: [MEENA], editorIds: [MEENA] }) {
  const editing = new InMemoryEditing();
  const wishlists = new InMemoryWishlists();
  wishlists.all = [{ ...list, ...changes }];
  const { unmount } = await openEditor(<EditScreen id={list.id} preview={Heading} editing={editing.api} />, wishlists);
  return {
    editing,
    unmount,
    meena: (itemId: ItemId | null) => act(async () => editing.put({ id: MEENA, itemId, at: AT })),
  };
}

it('shows who else is editing the page, and which gift', async () => {
  const { meena } = await open();
  await meena(null);
  expect(await screen.findByText('Meena is editing this page too.')).toBeInTheDocument();
  await meena(lampId);
  expect(await screen.findByText(`Meena is editing “${lamp?.title}”.`)).toBeInTheDocument();
});

it('tells the others which gift is open, and says in its sheet who has it open too', async () => {
  const { editing, meena } = await open();
  await waitFor(() => expect(editing.mark).toHaveBeenLastCalledWith(list.id, OWNER, null));
  await press(new RegExp(`^Edit.*${lamp?.title}`));
  await waitFor(() => expect(editing.mark).toHaveBeenLastCalledWith(list.id, OWNER, lampId));
  const sheet = await screen.findByRole('dialog', { name: 'Edit the gift' });
  await meena(lampId);
  expect(await within(sheet).findByText('Meena has this gift open too.')).toBeInTheDocument();
  await pressIn(sheet, 'Close');
  await waitFor(() => expect(editing.mark).toHaveBeenLastCalledWith(list.id, OWNER, null));
});

it('takes the mark back when the editor closes', async () => {
  const { editing, unmount } = await open();
  await waitFor(() => expect(editing.mark).toHaveBeenCalled());
  unmount();
  await waitFor(() => expect(editing.stop).toHaveBeenCalledExactlyOnceWith(list.id, OWNER));
});

it('writes nothing for an owner who is alone', async () => {
  const { editing } = await open({});
  expect(editing.mark).not.toHaveBeenCalled();
  expect(screen.queryByText(/is editing/)).not.toBeInTheDocument();
});
