import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { type Change, MOST_CHANGES } from '../../../domain/history.ts';
import type { Host } from '../../../domain/hosts.ts';
import { hostInvitationId, userId } from '../../../domain/ids.ts';
import { editItem, EditRefused } from '../../../domain/item-editing.ts';
import { rupees } from '../../../domain/money.ts';
import { AT, ceremony, itemDetails, OWNER, wishlist } from '../../../domain/testing/examples.ts';
import { undo } from '../../../domain/undoing.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { InMemoryWishlists } from '../../../session/testing/in-memory-wishlists.ts';
import type { EditingApi, HistoryApi } from '../api.ts';
import { EditScreen } from '../edit-screen.tsx';
import { dialog, Heading, openEditor, press, pressIn } from '../testing.tsx';

const MEENA = userId('meena');
const PLATE: Host = { id: MEENA, name: 'Meena', role: 'host', invitationId: hostInvitationId('earlier'), since: AT };
const LIST: Wishlist = {
  ...wishlist({ title: 'Lamp', price: rupees(7_000) }, { title: 'Sofa' }),
  hostIds: [MEENA],
  editorIds: [MEENA],
};
const lamp = LIST.items[0]?.id ?? expect.fail('There is no lamp.');

const common = { by: MEENA, order: null } as const;
const DEARER: Change = {
  ...common,
  at: AT,
  kind: 'edit',
  subject: lamp,
  before: { price: rupees(5_000) },
  after: { price: rupees(7_000) },
};

const EDITING: EditingApi = {
  mark: async () => undefined,
  stop: async () => undefined,
  watch: () => () => new Promise(() => undefined),
  hosts: async () => ({ items: [PLATE], unreadable: [] }),
};

class InMemoryHistory {
  changes: readonly Change[];
  failure: Failure | null = null;
  readonly #wishlists: InMemoryWishlists;

  constructor(wishlists: InMemoryWishlists, changes: readonly Change[]) {
    this.#wishlists = wishlists;
    this.changes = changes;
  }

  readonly api: HistoryApi = {
    read: async () => {
      this.#fail();
      return this.changes;
    },
    hosts: EDITING.hosts,
    undo: async (_, change) => {
      this.#fail();
      const now = this.#wishlists.all[0] ?? LIST;
      const outcome = undo(now, change, { by: OWNER, at: AT, isLast: change === this.changes[0] });
      if (!outcome.ok) throw new EditRefused(outcome.problem);
      const { before, after } = change;
      const undoing = { ...change, by: OWNER, at: new Date(AT.getTime() + 60_000), before: after, after: before };
      // Safe cast: of the same kind.
      this.changes = [undoing as Change, ...this.changes];
      this.#wishlists.become({ ...outcome.wishlist, updatedAt: new Date(AT.getTime() + 60_000) });
      return outcome.wishlist;
    },
  };

  #fail(): void {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
  }
}

async function openHistory(changes: readonly Change[] = [DEARER], stored = LIST, failure: Failure | null = null) {
  const wishlists = new InMemoryWishlists();
  wishlists.become(stored);
  const history = new InMemoryHistory(wishlists, changes);
  history.failure = failure;
  const page = await openEditor(
    <EditScreen id={LIST.id} preview={Heading} editing={EDITING} history={history.api} />,
    wishlists,
  );
  await press('Show history');
  const sheet = dialog('History');
  await waitFor(() => expect(within(sheet).queryByRole('heading', { name: 'History' })).toBeVisible());
  return { ...page, history, sheet, wishlists };
}

beforeEach(() => localStorage.clear());

it('says who changed what, undoes it, and shows that too', async () => {
  const { sheet, wishlists, shownToasts } = await openHistory();
  expect(await within(sheet).findByText('Meena')).toBeVisible();
  expect(sheet).toHaveTextContent('Changed “Lamp”Cost: ₹5,000 → ₹7,000');
  await pressIn(sheet, 'Undo: Changed “Lamp”');
  expect(wishlists.all[0]?.items[0]).toMatchObject({ price: 5_000 });
  expect(shownToasts).toEqual(['✓ Undone']);
  expect(await within(sheet).findByText('You')).toBeVisible();
  expect(sheet).toHaveTextContent('Cost: ₹7,000 → ₹5,000');
  expect(sheet).toHaveTextContent('Changed again since');
  expect(document.activeElement?.tagName).toBe('OL');
});

it('says why a change that was overtaken stays', async () => {
  const { sheet, history, wishlists, shownToasts } = await openHistory();
  const undoIt = await within(sheet).findByRole('button', { name: 'Undo: Changed “Lamp”' });
  const dearest = editItem(LIST, lamp, itemDetails({ title: 'Lamp', price: rupees(9_000) }), AT);
  history.failure = dearest.ok ? new EditRefused({ code: 'changed-since' }) : null;
  await act(async () => undoIt.click());
  expect(shownToasts).toEqual([expect.stringContaining('changed again since')]);
  await act(async () => wishlists.become({ ...LIST, ...(dearest.ok && dearest.wishlist), updatedAt: new Date() }));
  expect(await within(sheet).findByText('Changed again since')).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('names every kind of change', async () => {
  const sangeet = ceremony(1);
  const { id: sangeetId, ...details } = sangeet;
  const changes: readonly Change[] = [
    {
      ...common,
      kind: 'remove',
      subject: lamp,
      before: { ...itemDetails({ title: 'Mixer' }), fundedAmount: rupees(2_000) },
      after: {},
    },
    { ...common, kind: 'add', subject: lamp, before: {}, after: itemDetails({ title: 'Fan' }) },
    { ...common, kind: 'edit', subject: lamp, before: {}, after: { isObtained: true } },
    { ...common, kind: 'reorder', subject: null, before: {}, after: {} },
    { ...common, kind: 'unlist', subject: null, before: {}, after: {} },
    {
      ...common,
      kind: 'details',
      subject: null,
      before: { theme: 'lotus', isGivingPaused: true },
      after: { theme: 'ivory', isGivingPaused: false },
    },
    {
      ...common,
      kind: 'invitation',
      subject: null,
      before: { invitation: null },
      after: { invitation: { first: 'Asha', second: 'Ravi', families: '', story: '', cover: null, portrait: '' } },
    },
    { ...common, kind: 'ceremony', subject: sangeetId, before: {}, after: details },
    { ...common, kind: 'ceremony', subject: sangeetId, before: { place: '' }, after: { place: 'Pune' } },
    { ...common, kind: 'ceremony', subject: sangeetId, before: details, after: {} },
  ].map((change, index) => ({ ...change, at: new Date(AT.getTime() - index * 1_000) }) as Change);
  const { sheet } = await openHistory(changes, { ...LIST, ceremonies: [sangeet] });
  await within(sheet).findByText(/Deleted/);
  for (const text of [
    'Deleted “Mixer”',
    'The ₹2,000 that guests gave stays in the general fund.',
    'Added “Fan”',
    'Said you already have “Lamp”',
    'Changed the order of the gifts',
    'Took a guest’s name off the page',
    'Theme: Lotus → Ivory & Gold',
    'Giving paused: on → off',
    'First name on the card: none → Asha',
    'Added the event “Sangeet”',
    'Place: none → Pune',
    'Removed the event “Sangeet”',
  ])
    expect(sheet).toHaveTextContent(text);
});

it('shortens long texts, so that both can be read', async () => {
  const long = 'Dear friends and family, we cannot wait to celebrate with all of you. '.repeat(4);
  const change: Change = {
    ...common,
    at: AT,
    kind: 'details',
    subject: null,
    before: { description: long },
    after: { description: `${'क'.repeat(100)}` },
  };
  const { sheet } = await openHistory([change]);
  expect(await within(sheet).findByText(/^Dear friends/)).toHaveTextContent(
    'Dear friends and family, we cannot wait to celebrate with all of you. Dear …',
  );
  expect(sheet).toHaveTextContent('क'.repeat(100));
});

it('says that nothing has changed yet', async () => {
  const nothing: Change = { ...common, at: AT, kind: 'details', subject: null, before: {}, after: {} };
  const { sheet } = await openHistory([nothing]);
  expect(await within(sheet).findByText('No changes yet')).toBeVisible();
});

it('says that it keeps only the latest', async () => {
  const many = Array.from({ length: MOST_CHANGES }, (_, index) => ({
    ...DEARER,
    by: userId('gone'),
    at: new Date(AT.getTime() - index * 1_000),
  }));
  const { sheet } = await openHistory(many);
  expect(await within(sheet).findByText('The latest 30 changes are kept.')).toBeVisible();
  expect(within(sheet).getAllByText('A former host')).toHaveLength(MOST_CHANGES);
});

it('offers a retry without a connection', async () => {
  const { sheet } = await openHistory([DEARER], LIST, new Failure('offline', 'no network'));
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('We couldn’t load the history.');
  await pressIn(sheet, 'Try again');
  expect(await within(sheet).findByText('Meena')).toBeVisible();
});

it('keeps everything if the undo cannot be sent', async () => {
  const { sheet, history, shownToasts } = await openHistory();
  await within(sheet).findByText('Meena');
  history.failure = new Failure('offline', 'no network');
  await pressIn(sheet, 'Undo: Changed “Lamp”');
  expect(shownToasts).toEqual([expect.stringContaining('We couldn’t undo this change.')]);
  expect(within(sheet).getByRole('button', { name: 'Undo: Changed “Lamp”' })).toBeEnabled();
});

it('closes', async () => {
  const { sheet } = await openHistory();
  await pressIn(sheet, 'Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
