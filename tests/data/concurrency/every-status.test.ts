import { expect, it } from 'vitest';
import { readGiving } from '../../../src/data/admin/platform-numbers.ts';
import type { Connection } from '../../../src/data/connection.ts';
import { correctContribution } from '../../../src/data/contributions/correct-contribution.ts';
import { countSetAside } from '../../../src/data/contributions/list-contributions.ts';
import { markSent } from '../../../src/data/contributions/mark-sent.ts';
import { moneyByStatus } from '../../../src/data/contributions/money-by-status.ts';
import { setReceived } from '../../../src/data/contributions/set-received.ts';
import { takeBack } from '../../../src/data/contributions/take-back.ts';
import type { DeviceGift } from '../../../src/data/drafts/device-gifts.ts';
import { changePaymentDetails } from '../../../src/data/wishlists/payment-details.ts';
import { rupees } from '../../../src/domain/money.ts';
import { CROWD_DEADLINE_MS } from '../../support/deadlines.ts';
import { adminAt } from '../admin/an-admin.ts';
import { anonymousGift, giveOnDevice } from '../contributions/giving.ts';
import { memberAt, startOwnEmulator, visitorAt } from '../own-emulator.ts';
import { findStored, type Stored } from '../stored.ts';
import { itemDetails, newWishlistOf } from '../wishlists-made.ts';
import { expectAgreement } from './agreement.ts';

const GUESTS = 100;
const PHONES_OF_THE_FAMILY = 4;
const UTR = '412345678901';

type Step = 'send' | 'add UTR' | 'take back' | 'receive' | 'undo' | 'set aside' | 'restore';

interface Story {
  readonly gift: 'completed' | 'promised';
  /** One after another; those in a list at once, when one of them may be refused. */
  readonly then: readonly (Step | readonly Step[])[];
  readonly ends: 'completed' | 'promised' | 'sent' | 'received' | 'set_aside';
}

/** Ten guests each. */
const STORIES: readonly Story[] = [
  { gift: 'completed', then: ['set aside', 'restore'], ends: 'completed' },
  { gift: 'completed', then: ['take back'], ends: 'set_aside' },
  { gift: 'promised', then: ['receive', 'undo'], ends: 'promised' },
  { gift: 'promised', then: ['set aside', 'restore'], ends: 'promised' },
  { gift: 'promised', then: ['send', 'receive', 'undo', 'set aside', 'restore'], ends: 'sent' },
  { gift: 'promised', then: ['send', 'add UTR'], ends: 'sent' },
  { gift: 'promised', then: ['send', 'receive', 'set aside', 'restore'], ends: 'received' },
  { gift: 'promised', then: [['send', 'receive']], ends: 'received' },
  { gift: 'promised', then: ['send', 'take back'], ends: 'set_aside' },
  { gift: 'promised', then: [['take back', 'set aside']], ends: 'set_aside' },
];

/** A phone of the family: it does one thing after another, as a person does. */
type Phone = <T>(act: (couple: Connection) => Promise<T>) => Promise<T>;

function phoneOf(couple: Connection): Phone {
  let previous: Promise<unknown> = Promise.resolve();
  return (act) => {
    const next = previous.then(() => act(couple));
    previous = next.catch(() => undefined);
    return next;
  };
}

/** The guest and the couple act, each on their own page. */
async function play({ then }: Story, guest: Connection, phone: Phone, given: DeviceGift): Promise<void> {
  let gift = given;
  const acts: Readonly<Record<Step, () => Promise<unknown>>> = {
    send: async () => (gift = await markSent(guest, gift, null)),
    'add UTR': async () => (gift = await markSent(guest, gift, UTR)),
    'take back': () => takeBack(guest, gift),
    receive: () => phone((couple) => setReceived(couple, gift.id, { utr: UTR })),
    undo: () => phone((couple) => setReceived(couple, gift.id, null)),
    'set aside': () => phone((couple) => correctContribution(couple, gift, 'not_received')),
    restore: () => phone((couple) => correctContribution(couple, gift, null)),
  };
  for (const step of then) {
    if (typeof step === 'string') await acts[step]();
    else await Promise.allSettled(step.map((each) => acts[each]()));
  }
}

it(
  'loses no rupee while a hundred guests and the couple take gifts through every status at once',
  async () => {
    const { port } = await startOwnEmulator();
    const owner = await memberAt(port);
    const made = await newWishlistOf(owner, {}, [itemDetails({ price: rupees(50_000) })]);
    const { wishlist } = made;

    const phones = Array.from({ length: PHONES_OF_THE_FAMILY }, () => phoneOf(owner.connection));
    const guests = Array.from({ length: GUESTS }, (_, index) => {
      const story = STORIES[index % STORIES.length];
      if (!story) throw new Error('There is no such story.');
      const phone = phones[index % phones.length];
      if (!phone) throw new Error('There is no such phone.');
      const guest = visitorAt(port);
      const form = anonymousGift(501 + index, `Blessing ${index}`);
      const isNamed = index % 20 < 10;
      const named = isNamed ? { ...form, isAnonymous: false, displayName: `Guest ${index}` } : form;
      const itemId = index % 3 === 0 ? null : made.itemId;
      return { story, guest, phone, give: () => giveOnDevice(guest, wishlist, itemId, named) };
    });
    const guestsOf = (status: Story['gift']) => guests.filter(({ story }) => story.gift === status);

    // The couple adds a UPI address after the first gifts.
    const early = await Promise.all(guestsOf('completed').map(async (each) => ({ ...each, given: await each.give() })));
    await changePaymentDetails(owner.connection, wishlist.id, [{ address: 'asha@okbank', name: 'Asha Rao' }]);
    const others = guestsOf('promised').map((each) => ({ ...each, given: each.give() }));
    const outcomes = await Promise.all(
      [...early, ...others].map(async ({ story, guest, phone, given }) => {
        const gift = await given;
        await play(story, guest, phone, gift);
        return { gift, ends: story.ends };
      }),
    );

    const transactions = await findStored('transactions', 'wishlistId', wishlist.id, port);
    const statuses = Object.entries(transactions).map(([id, { status }]) => [id, status]);
    const expected = outcomes.map(({ gift, ends }) => [gift.id, ends]);
    expect(Object.fromEntries(statuses)).toEqual(Object.fromEntries(expected));

    const moneyOf = (...statuses: readonly Story['ends'][]) => {
      const gifts = outcomes.filter(({ ends }) => statuses.includes(ends)).map(({ gift }) => gift);
      return { count: gifts.length, amount: gifts.reduce((sum, { amount }) => sum + amount, 0) };
    };
    const counted = moneyOf('completed', 'promised', 'sent', 'received');
    const stored = await expectAgreement(wishlist.id, counted.amount, counted.count, port);
    const entries = stored['contributors'] as readonly Stored[];
    expect(entries.map(({ amount }) => Number(amount)).reduce((sum, amount) => sum + amount)).toBe(counted.amount);
    expect(stored).toMatchObject({ contributorCount: counted.count });

    expect(await moneyByStatus(owner.connection, wishlist)).toEqual({
      promised: moneyOf('promised'),
      sent: moneyOf('sent'),
      received: moneyOf('received'),
    });
    expect(await countSetAside(owner.connection, wishlist)).toBe(30);
    // The platform earns nothing from gifts by UPI.
    const { connection } = await adminAt(port);
    expect(await readGiving(connection)).toEqual(moneyOf('completed'));
  },
  CROWD_DEADLINE_MS,
);
