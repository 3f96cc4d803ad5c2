import { expect, it } from 'vitest';
import { contributionRows } from '../../../src/data/contributions/list-contributions.ts';
import { setReceived } from '../../../src/data/contributions/set-received.ts';
import { inviteHost, joinWishlist } from '../../../src/data/hosts/operations.ts';
import type { Listed } from '../../../src/data/listed.ts';
import { countNotifications, markRead } from '../../../src/data/notifications/operations.ts';
import { watchNotifications } from '../../../src/data/notifications/watch-notifications.ts';
import { signedIn } from '../../../src/data/rest/requests.ts';
import { writeMark } from '../../../src/data/thanks/write-mark.ts';
import { editDetails } from '../../../src/data/wishlists/edit-details.ts';
import { editInvitation } from '../../../src/data/wishlists/edit-invitation.ts';
import { addItem, editItem, reorderItems } from '../../../src/data/wishlists/edit-items.ts';
import { changePaymentDetails } from '../../../src/data/wishlists/payment-details.ts';
import { watchOwnWishlists } from '../../../src/data/wishlists/watch-own-wishlists.ts';
import { watchSharedWishlists } from '../../../src/data/wishlists/watch-shared-wishlists.ts';
import { type ItemId, itemId, type TransactionId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import type { Notification } from '../../../src/domain/notification.ts';
import { pick } from '../../../src/domain/schema.ts';
import { invitation } from '../../../src/domain/testing/examples.ts';
import { type ItemDetails, itemDetails as itemFields, type Wishlist } from '../../../src/domain/wishlist.ts';
import { type Member, newMember } from '../accounts.ts';
import { expectAgreement } from '../concurrency/agreement.ts';
import { anonymousGift, giveOnDevice, namedGift } from '../contributions/giving.ts';
import { type Heard, listenTo } from '../listening.ts';
import { newVisitor } from '../visitors.ts';
import { itemDetails, newWishlistOf, upiAccount } from '../wishlists-made.ts';

/** One for every five seconds. Nobody waits in between. */
const STEPS = 24;
const GIFT = 101;

interface Phone {
  readonly member: Member;
  readonly lists: Heard<Listed<Wishlist>>;
  readonly bell: Heard<Listed<Notification>>;
}

/** What the two hosts see on their phones, live. */
function phonesOf(asha: Member, meena: Member): readonly [Phone, Phone] {
  const bellOf = ({ connection, id }: Member) =>
    listenTo<Listed<Notification>>((...live) => watchNotifications(connection, id, ...live, 2 * STEPS));
  return [
    {
      member: asha,
      lists: listenTo((...live) => watchOwnWishlists(asha.connection, asha.id, ...live)),
      bell: bellOf(asha),
    },
    {
      member: meena,
      lists: listenTo((...live) => watchSharedWishlists(meena.connection, meena.id, ...live)),
      bell: bellOf(meena),
    },
  ];
}

async function runTogether() {
  const [asha, meena] = await Promise.all([newMember(), newMember()]);
  const titles = ['Merged', 'Contested', 'Given to'];
  const made = await newWishlistOf(
    asha,
    {},
    titles.map((title) => itemDetails({ title })),
  );
  const { id } = made.wishlist;
  await changePaymentDetails(asha.connection, id, [upiAccount]);
  await joinWishlist(meena.connection, await inviteHost(asha.connection, made.wishlist, 'host', asha), 'Meena');
  const [merged, contested, givenTo] = made.wishlist.items.map((item) => item.id) as [ItemId, ItemId, ItemId];
  return { asha, meena, id, wishlist: made.wishlist, merged, contested, givenTo, phones: phonesOf(asha, meena) };
}

const detailsIn = ({ items }: Wishlist, wanted: ItemId): ItemDetails => {
  const item = items.find((each) => each.id === wanted);
  if (!item) throw new Error(`The list has lost ${wanted}.`);
  return pick(itemFields, item);
};

it('loses nothing and shows nothing twice while two hosts edit, thank and receive, and guests give', async () => {
  const { asha, meena, id, wishlist, merged, contested, givenTo, phones } = await runTogether();
  const [hers, theirs] = phones;
  const expected = { merged: { title: 'Merged', description: '' }, price: 0, description: '', story: '' };
  const added: ItemId[] = [];
  const thanked = new Map<TransactionId, readonly Member[]>();
  const given: TransactionId[] = [];

  /** Both begin with what their phone shows: the same. */
  const seen = async (): Promise<Wishlist> => {
    const { items } = await hers.lists.until(({ items: [list] }) => list?.items.length === 3 + added.length);
    const [list] = items;
    if (!list) throw new Error('The list is gone.');
    return list;
  };
  const editing: readonly ((step: number) => Promise<void>)[] = [
    // Different fields of one gift: both stay.
    async (step) => {
      const base = detailsIn(await seen(), merged);
      expected.merged = { title: `Title ${step}`, description: `Description ${step}` };
      await Promise.all([
        editItem(asha.connection, id, merged, { ...base, title: expected.merged.title }, base),
        editItem(meena.connection, id, merged, { ...base, description: expected.merged.description }, base),
      ]);
    },
    // The same field of one gift: the second is told, and overwrites nothing.
    async (step) => {
      const base = detailsIn(await seen(), contested);
      const prices = [10_000 + step, 20_000 + step].map(rupees);
      const outcomes = await Promise.allSettled(
        [asha, meena].map(({ connection }, at) =>
          editItem(connection, id, contested, { ...base, price: prices[at] ?? base.price }, base),
        ),
      );
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toMatchObject([{ reason: { problem: { code: 'item-changed-meanwhile' } } }]);
      expected.price = prices[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? 0;
    },
    async (step) => {
      const one = itemId(crypto.randomUUID());
      expected.description = `Step ${step}`;
      await Promise.all([
        addItem(asha.connection, id, one, itemDetails({ title: `Added ${step}` })),
        editDetails(meena.connection, id, { description: expected.description }),
      ]);
      added.push(one);
    },
    async (step) => {
      const order = (await seen()).items.map((item) => item.id).toReversed();
      expected.story = `Story ${step}`;
      await Promise.all([
        editInvitation(asha.connection, id, invitation({ story: expected.story })),
        reorderItems(meena.connection, id, order),
      ]);
    },
  ];

  const thank = async (by: readonly Member[], gift: TransactionId): Promise<void> => {
    thanked.set(gift, by);
    const mark = { kind: 'gift' as const, id: gift, isThanked: true };
    await Promise.all(by.map(({ connection, id: host }) => writeMark(signedIn(connection), host, mark)));
  };
  /** The gift of the step before is thanked by one, received by the other; every third time both do both. */
  const tending = async (step: number): Promise<void> => {
    const gift = given[step - 1];
    if (!gift) return;
    const hosts = step % 2 === 0 ? [asha, meena] : [meena, asha];
    const [thankers, receivers] = step % 3 === 0 ? [hosts, hosts] : [hosts.slice(0, 1), hosts.slice(1)];
    await Promise.all([
      thank(thankers, gift),
      ...receivers.map(({ connection }) => setReceived(connection, gift, { utr: null })),
    ]);
  };
  const giving = async (step: number): Promise<void> => {
    const form = step % 2 === 0 ? anonymousGift(GIFT) : namedGift(GIFT, `Guest ${step}`);
    const gift = await giveOnDevice(newVisitor(), wishlist, step % 3 === 0 ? null : givenTo, form);
    given[step] = gift.id;
  };
  for (let step = 0; step < STEPS; step += 1)
    await Promise.all([editing[step % editing.length]?.(step), tending(step), giving(step)]);

  // The list: every gift and every edit, once.
  const stored = await expectAgreement(id, STEPS * GIFT, STEPS);
  const itemsOf = stored['items'] as readonly { readonly id: string }[];
  expect(itemsOf.map((item) => item.id).toSorted()).toEqual([merged, contested, givenTo, ...added].toSorted());
  expect(itemsOf.find((item) => item.id === merged)).toMatchObject(expected.merged);
  expect(itemsOf.find((item) => item.id === contested)).toMatchObject({ price: expected.price });
  expect(stored).toMatchObject({ description: expected.description, invitation: { story: expected.story } });

  for (const { member, lists, bell } of phones) {
    // The register: every gift once, marked by the one who did it.
    const rows = [];
    const none = new AbortController().signal;
    for await (const page of contributionRows(member.connection, wishlist, none)) rows.push(...page.items);
    expect(rows.map((row) => row.id).toSorted()).toEqual(given.toSorted());
    for (const row of rows) {
      const by = thanked.get(row.id)?.map((host) => host.id) ?? [null];
      expect(by).toContain(row.thankedBy);
      expect(row.thankedAt !== null).toBe(thanked.has(row.id));
      expect(row.status).toBe(thanked.has(row.id) ? 'received' : 'promised');
    }
    // The phone: the last state of the list, and one notification for each gift.
    const { items } = await lists.until(({ items: [list] }) => list?.contributionCount === STEPS);
    expect(items.map((list) => list.id)).toEqual([id]);
    const gifts = ({ items: news }: Listed<Notification>) => news.filter(({ type }) => type === 'promised');
    const told = gifts(await bell.until((news) => gifts(news).length === STEPS));
    expect(told.map((each) => each.type === 'promised' && each.data.transactionId).toSorted()).toEqual(
      given.toSorted(),
    );
    for (const { items: news } of bell.values) expect(new Set(news.map((each) => each.id)).size).toBe(news.length);
  }

  // One reads everything; the other's copies stay unread.
  for (const notification of (await theirs.bell.until(() => true)).items)
    await markRead(meena.connection, meena.id, notification);
  await expect(countNotifications(meena.connection, meena.id)).resolves.toEqual({ all: STEPS, unread: 0 });
  // Asha was also told of the UPI address.
  await expect(countNotifications(asha.connection, asha.id)).resolves.toEqual({ all: STEPS + 1, unread: STEPS + 1 });
});
