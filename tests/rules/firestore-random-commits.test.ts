import { FieldValue, Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { THEMES } from '../../src/domain/wishlist-options.ts';
import { TEST_DEADLINE_MS } from '../support/deadlines.ts';
import { contribution } from './support/contribution.ts';
import { correction, type StoredTransaction } from './support/correction.ts';
import { altered, type Fields, GONE, now, uuid, type Writes } from './support/fields.ts';
import { adminById, banned, giver, owner, type Person, stranger, visitor } from './support/people.ts';
import { Database, type Random, randomNumbers } from './support/random-commits.ts';
import { rewording } from './support/rewording.ts';
import { STORED } from './support/stored-documents.ts';
import { key, KEYS, receipt, sentNotice, storedDetails, undo } from './support/upi.ts';
import {
  aWishlist,
  anItem,
  documentsOf,
  type EntryFields,
  stored,
  type StoredWishlist,
  todayOf,
} from './support/wishlists.ts';
import { addItem, editDetails, editItem, removeItem, reorderItems, unlist } from './support/wishlist-events.ts';

/** More commits, or other ones: RANDOM_COMMITS=100000 RANDOM_SEED=7. */
const COMMITS = Number(process.env['RANDOM_COMMITS'] ?? 10_000);
const SEED = Number(process.env['RANDOM_SEED'] ?? 1);
const COMMITS_ON_ONE_WISHLIST = 250;

/** The owner more often, who alone can take most of the steps of a gift. */
const ACTORS: readonly Person[] = [visitor, giver, giver, owner, owner, owner, adminById, stranger, banned];
const ID = uuid(60);

const newWishlist = stored(
  ID,
  aWishlist(ID, [
    anItem(61, { price: 3_000 }),
    anItem(62, { price: 500, minContribution: 100, maxContribution: 400 }),
    anItem(63, { price: 20_000 }),
  ]),
);

class Attack {
  readonly #random: Random;
  readonly #accepted: Writes[] = [];
  #database = this.#newDatabase();
  #nextId = 30_000;
  /** The gifts before the last accepted commit, by id. */
  #before: Readonly<Record<string, Fields>> = {};
  allowed = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  #newDatabase(): Database {
    return new Database({ ...STORED, ...documentsOf(newWishlist), ...storedDetails({}, ID) });
  }

  startAgain(): void {
    this.#database = this.#newDatabase();
    this.#accepted.length = 0;
    this.#before = {};
  }

  /** Commits once, and returns what is wrong afterwards. */
  step(): string[] {
    const { below, oneOf } = this.#random;
    const by = oneOf(ACTORS);
    const replayed = this.#accepted.length > 0 && below(20) === 0;
    let writes = replayed ? oneOf(this.#accepted) : this.#operation(by);
    for (let changes = below(3); changes > 0; changes -= 1) writes = this.#tampered(writes);
    if (!this.#database.commit(by, writes)) return [];
    this.allowed += 1;
    this.#accepted.push(writes);
    return [...this.#imbalances(), ...this.#brokenHistories(by)];
  }

  #wishlist(): StoredWishlist {
    const [fields, analytics] = [this.#database.read(`wishlists/${ID}`), this.#database.read(`analytics/${ID}`)];
    const today = this.#database.read(todayOf(ID));
    return { id: ID, fields, analytics, today } as unknown as StoredWishlist;
  }

  #transactions(): readonly StoredTransaction[] {
    return Object.entries(this.#database.all('transactions'))
      .map(([id, fields]) => ({ id, fields }) as StoredTransaction)
      .filter(({ fields }) => fields.wishlistId === ID);
  }

  #operation(by: Person): Writes {
    const { below, oneOf } = this.#random;
    const wishlist = this.#wishlist();
    const { items } = wishlist.fields;
    const index = below(items.length + 1) - 1;
    const transactions = this.#transactions();
    const kind = below(18);
    if (kind >= 14 && transactions.length > 0) return this.#rewording(wishlist, oneOf(transactions));
    if (kind >= 10 && transactions.length > 0) return this.#stepOfGift(oneOf(transactions));
    if (kind < 4 || (kind < 8 && transactions.length === 0)) {
      const isAnonymous = by.uid === '' || below(3) === 0;
      return contribution({
        to: wishlist,
        by,
        isAnonymous,
        itemIndex: index,
        amount: oneOf([1, 50, 100, 101, 400, 501, 1_000]),
        entryIndex: isAnonymous ? -1 : placeOf(wishlist.fields.contributors, by),
        message: oneOf(['', 'Be happy', 'शुभ विवाह']),
        giverKey: isAnonymous && below(5) > 0 ? key(0) : null,
        transactionId: uuid(this.#nextId++),
      });
    }
    if (kind < 8) return this.#correction(by, wishlist, oneOf(transactions));
    const place = Math.max(0, index);
    const reversed = items.map((_, at) => items.length - 1 - at);
    return oneOf([
      () => addItem({ id: uuid(below(2) === 0 ? this.#nextId++ : 61), wishlistId: ID }, wishlist),
      () => editItem(place, { price: oneOf([400, 3_000, 30_000]) }, wishlist),
      () => removeItem(place, wishlist),
      () => unlist({ entryIndex: below(4) - 1, itemIndex: index, itemEntryIndex: index < 0 ? -1 : below(2) }, wishlist),
      () => reorderItems(reversed, wishlist),
      () =>
        editDetails(
          {
            isGivingPaused: below(3) === 0,
            givers: oneOf(['anyone', 'signed_in']),
            acceptsUpi: below(4) > 0,
            showsAmounts: below(2) === 0,
            theme: oneOf(THEMES),
          },
          wishlist,
        ),
    ])();
  }

  /** The giver sends it, or the host finds it in the bank. */
  #stepOfGift(gift: StoredTransaction): Writes {
    const { below, oneOf } = this.#random;
    const { id, fields } = gift;
    if (below(2) === 0) return fields.status === 'received' ? undo(gift) : receipt(gift);
    const isFirst = fields.status !== 'sent';
    const sent = { status: 'sent', utr: oneOf([null, '412345678901']), ...this.#proof(gift) };
    return {
      [`transactions/${id}`]: { ...fields, ...sent, ...(isFirst && { sentAt: now() }) },
      ...(isFirst && sentNotice(gift)),
    };
  }

  /** The giver's device reveals the next key, a stranger repeats the stored one. */
  #proof({ fields }: StoredTransaction): Fields {
    if (!fields.isAnonymous) return {};
    const made = KEYS.indexOf(String(fields['giverKey']));
    return { giverKey: key(this.#random.below(5) === 0 ? made : made + 1) };
  }

  #correction(by: Person, on: StoredWishlist, of: StoredTransaction): Writes {
    const { fields } = of;
    const isSetAside = fields.status === 'set_aside';
    const listed = listedAt(on, of);
    const merged = fields.isAnonymous ? -1 : placeOf(on.fields.contributors, { uid: fields.contributorId });
    const isTakenBack = !isSetAside && this.#random.below(2) === 0;
    const writes = correction({
      of,
      on,
      by,
      reason: isSetAside ? null : isTakenBack ? 'by_giver' : 'mistake',
      itemIndex: listed.itemIndex,
      entryIndex: isSetAside ? merged : listed.entryIndex,
      itemEntryIndex: isSetAside ? -1 : listed.itemEntryIndex,
    });
    const path = `transactions/${of.id}`;
    return isTakenBack ? { ...writes, [path]: { ...writes[path], ...this.#proof(of) } } : writes;
  }

  /** The giver changes name or blessing. */
  #rewording(on: StoredWishlist, of: StoredTransaction): Writes {
    const displayName = this.#random.below(4) === 0 ? 'Meena' : of.fields.displayName;
    const message = this.#random.oneOf(['', 'Be happy', 'See you soon']);
    return rewording(of, { displayName, message }, { on, place: listedAt(on, of), changes: this.#proof(of) });
  }

  /** Leaves a document out, or changes one field of one. */
  #tampered(writes: Writes): Writes {
    const { below, oneOf } = this.#random;
    const path = oneOf(Object.keys(writes));
    const { [path]: document = null, ...others } = writes;
    if (document === null || below(6) === 0) return others;
    const field = oneOf([...leavesOf(document)]);
    const value = at(document, field);
    const change =
      typeof value === 'number'
        ? oneOf([value + 1, value - 1, value * 2, -value, 0, 1_000_000])
        : typeof value === 'boolean'
          ? !value
          : typeof value === 'string'
            ? oneOf([
                '',
                'anonymous',
                giver.uid,
                owner.uid,
                'completed',
                'promised',
                'sent',
                'received',
                'set_aside',
                'by_giver',
                uuid(61),
              ])
            : null;
    return { ...others, [path]: altered(document, { [field]: oneOf([change, change, change, GONE]) }) };
  }

  /** The gifts whose status their history does not allow. */
  #brokenHistories(by: Person): string[] {
    const wrong: string[] = [];
    const gifts = Object.fromEntries(this.#transactions().map(({ id, fields }) => [id, fields as Fields]));
    for (const [id, gift] of Object.entries(gifts)) {
      const before = this.#before[id];
      const edge = `${before === undefined ? 'new' : String(before['status'])} → ${String(gift['status'])}`;
      if (before?.['status'] !== gift['status']) {
        if (!(edge in EDGES) || !mayStep(edge, by, before, gift)) wrong.push(`${id}: ${edge}, by the ${by.role}`);
      }
      if (!areTimesRight(gift)) wrong.push(`${id} is ${String(gift['status'])}, but has other times`);
      if (before && before['amount'] !== gift['amount']) wrong.push(`${id} has another amount`);
      if (before && wordsOf(before) !== wordsOf(gift) && !mayReword(by, before, gift))
        wrong.push(`${id} has other words, by the ${by.role}`);
    }
    this.#before = gifts;
    return wrong;
  }

  /** What differs from the sums of the transactions that are not set aside. */
  #imbalances(): string[] {
    const { fields, analytics } = this.#wishlist();
    const live = this.#transactions().filter((each) => each.fields.status !== 'set_aside');
    const wrong: string[] = [];
    const agree = (what: string, is: unknown, should: unknown) => {
      // Rules cannot tell -0 from 0 in items that a commit leaves alone; parsers read it as 0.
      if (is !== should) wrong.push(`${what} is ${String(is)}, not ${String(should)}`);
    };
    const sum = (of: readonly StoredTransaction[]) => of.reduce((total, each) => total + each.fields.amount, 0);
    agree('fundedAmount', fields.fundedAmount, sum(live));
    agree('contributionCount', fields.contributionCount, live.length);
    agree('analytics', analytics.contributions, live.length);
    for (const { id, fundedAmount, contributionCount, price, isFunded } of fields.items) {
      const given = live.filter((each) => each.fields.itemId === id);
      agree(`fundedAmount of ${id}`, fundedAmount, sum(given));
      agree(`contributionCount of ${id}`, contributionCount, given.length);
      agree(`isFunded of ${id}`, isFunded, fundedAmount === price);
      agree(`over-funding of ${id}`, fundedAmount > price, false);
    }
    agree('number of different items', new Set(fields.items.map(({ id }) => id)).size, fields.items.length);
    const counted = Object.entries(this.#database.all('dailyStats'))
      .filter(([id]) => id.startsWith(ID))
      .map(([, day]) => Number(day['contributions']));
    agree(
      'a negative day',
      counted.some((count) => count < 0),
      false,
    );
    return wrong;
  }
}

/** By whom each status may follow another: `src/domain/transaction.ts` has the diagram. */
const EDGES: Readonly<Record<string, 'anyone' | 'giver' | 'host' | 'owner'>> = {
  'new → completed': 'anyone',
  'new → promised': 'anyone',
  'promised → sent': 'giver',
  'promised → received': 'owner',
  'sent → received': 'owner',
  'received → sent': 'owner',
  'received → promised': 'owner',
  'completed → set_aside': 'host',
  'promised → set_aside': 'host',
  'sent → set_aside': 'host',
  'received → set_aside': 'host',
  'set_aside → completed': 'host',
  'set_aside → promised': 'host',
  'set_aside → sent': 'host',
  'set_aside → received': 'host',
};

const reasonOf = (gift: Fields | undefined): unknown => at(gift, 'correction.reason');

/** Whether this person may take this step. Anyone may have the key of an anonymous gift. */
function mayStep(edge: string, by: Person, before: Fields | undefined, after: Fields): boolean {
  const isGiver = after['isAnonymous'] === true || by.uid === after['contributorId'];
  if (by === banned) return after['isAnonymous'] === true && EDGES[edge] !== 'owner' && isGiver;
  if (EDGES[edge] === 'owner') return by === owner;
  if (EDGES[edge] === 'giver') return isGiver;
  if (EDGES[edge] === 'anyone') return true;
  if (after['status'] !== 'set_aside')
    return (
      (by === owner || by === adminById) &&
      reasonOf(before) !== 'by_giver' &&
      at(before, 'correction.was') === after['status']
    );
  return reasonOf(after) === 'by_giver'
    ? isGiver && before?.['status'] !== 'received'
    : by === owner || by === adminById;
}

const wordsOf = (gift: Fields): string => JSON.stringify([gift['displayName'], at(gift, 'metadata.message')]);

/** Whether this person may change the words of this gift: only its giver, and the name only without an account. */
function mayReword(by: Person, before: Fields, after: Fields): boolean {
  const isSameName = before['displayName'] === after['displayName'];
  if (before['status'] === 'received' || before['status'] === 'set_aside') return false;
  return before['isAnonymous'] === true
    ? isSameName
    : by !== banned && by.uid === before['contributorId'] && isSameName;
}

/** Whether the times fit the status. */
function areTimesRight(gift: Fields): boolean {
  const status = gift['status'] === 'set_aside' ? at(gift, 'correction.was') : gift['status'];
  const isSent = gift['sentAt'] !== null;
  const isComplete = gift['completedAt'] !== null;
  if (status === 'promised') return !isSent && !isComplete;
  if (status === 'sent') return isSent && !isComplete;
  return isComplete && (status === 'received' || !isSent);
}

/** Where the wishlist lists a gift. */
function listedAt({ fields: { items, contributors } }: StoredWishlist, { fields }: StoredTransaction) {
  const isOwn = ({ userId }: EntryFields) => userId === fields.contributorId;
  const exact = (entries: readonly EntryFields[]) =>
    entries.findIndex((each) => isOwn(each) && each.amount === fields.amount);
  const own = contributors.findIndex((each) => isOwn(each) && each.amount >= fields.amount);
  const itemIndex = items.findIndex(({ id }) => id === fields.itemId);
  return {
    itemIndex,
    entryIndex: fields.isAnonymous ? exact(contributors) : own,
    itemEntryIndex: exact(items[itemIndex]?.contributors ?? []),
  };
}

function placeOf(entries: readonly EntryFields[], { uid }: Pick<Person, 'uid'>): number {
  return entries.findIndex(({ userId }) => userId === uid);
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !(value instanceof FieldValue) && !(value instanceof Timestamp);

function* leavesOf(value: unknown, path = ''): Generator<string> {
  if (!isMap(value)) yield path;
  else for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, path === '' ? key : `${path}.${key}`);
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (isMap(inside) ? inside[key] : undefined), value);

it(
  `keeps every sum right through ${COMMITS} random commits by six people`,
  { timeout: TEST_DEADLINE_MS + 10 * COMMITS },
  () => {
    const attack = new Attack(randomNumbers(SEED));
    for (let commit = 1; commit <= COMMITS; commit += 1) {
      if (commit % COMMITS_ON_ONE_WISHLIST === 0) attack.startAgain();
      const wrong = attack.step();
      if (wrong.length > 0) throw new Error(`After commit ${commit} (seed ${SEED}): ${wrong.join('; ')}`);
    }
    // Enough of them must be valid for the sums to mean something.
    expect(attack.allowed).toBeGreaterThan(COMMITS / 10);
  },
);
