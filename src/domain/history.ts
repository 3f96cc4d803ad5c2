import { ceremonyDetails } from './ceremonies.ts';
import { user } from './common-fields.ts';
import { ceremonyId, type ItemId, itemId } from './ids.ts';
import {
  always,
  flag,
  type Infer,
  list,
  map,
  nullable,
  oneOf,
  optional,
  type Optional,
  rupees,
  type Schema,
  type Shape,
  type StoredMap,
  textAs,
  time,
} from './schema.ts';
import { either } from './schema-variants.ts';
import { isSameValue } from './same-value.ts';
import { EDIT_KINDS, type EditKind, itemDetails, MOST_ITEMS, type Wishlist, wishlistSchema } from './wishlist.ts';

/** A history is one document, which stays far below 1 MiB with the longest texts. */
export const MOST_CHANGES = 30;

const UUID_AND_SPACE = 37;

/** Only what changed; a key that is missing was, or is, not there. */
function some<F extends Shape>(fields: F) {
  const entries = Object.entries(fields).map(([key, field]) => [key, optional(field)]);
  // Safe cast: the same keys, each optional now.
  return map(Object.fromEntries(entries) as { readonly [K in keyof F]: F[K] & Optional });
}

/** `fundedAmount`: of a removed item, whose money stays in the general fund. */
const itemFields = some({ ...itemDetails, isObtained: flag, fundedAmount: rupees({}) });
const ceremonyFields = some(ceremonyDetails);
const { fields } = wishlistSchema;
const detailFields = some({
  title: fields.title,
  description: fields.description,
  eventType: fields.eventType,
  eventDate: fields.eventDate,
  visibility: fields.visibility,
  language: fields.language,
  isActive: fields.isActive,
  stage: fields.stage,
  thanks: fields.thanks,
  givers: fields.givers,
  isGivingPaused: fields.isGivingPaused,
  acceptsUpi: fields.acceptsUpi,
  showsAmounts: fields.showsAmounts,
  theme: fields.theme,
});
const invitationField = some({ invitation: fields.invitation });
const nothing = map({});

/** The ids of the items in their order before. Null if the order did not change. */
const order = textAs((text) => text.split(' ').map(itemId), { most: MOST_ITEMS * UUID_AND_SPACE - 1 });

function change<K extends Schema<EditKind>, S, P>(kind: K, subject: Schema<S>, part: Schema<P>) {
  return map({ by: user, at: time, kind, subject, before: part, after: part, order: nullable(order) });
}

const none = always(null);
const item = textAs(itemId, {});
const ofAddition = change(always('add'), item, itemFields);
const ofEdit = change(always('edit'), item, itemFields);
const ofRemoval = change(always('remove'), item, itemFields);
const ofCeremony = change(always('ceremony'), textAs(ceremonyId, {}), ceremonyFields);
const ofDetails = change(always('details'), none, detailFields);
const ofInvitation = change(always('invitation'), none, invitationField);
const ofOrder = change(always('reorder'), none, nothing);
/** Who was taken off the page is not told. */
const ofUnlisting = change(always('unlist'), nullable(item), nothing);

const VARIANTS = {
  add: ofAddition,
  edit: ofEdit,
  remove: ofRemoval,
  ceremony: ofCeremony,
  details: ofDetails,
  invitation: ofInvitation,
  reorder: ofOrder,
  unlist: ofUnlisting,
} as const satisfies Readonly<Record<EditKind, unknown>>;
const kindOf = oneOf(EDIT_KINDS);

/** Who changed what of a wishlist, and how it was before. */
const changeSchema = either(
  [ofAddition, ofEdit, ofRemoval, ofCeremony, ofDetails, ofInvitation, ofOrder, ofUnlisting],
  (stored) => VARIANTS[kindOf.parse(stored['kind'], 'the kind of a change')],
);
export type Change = Infer<typeof changeSchema>;

/** `histories/{wishlistId}`: the latest edits, for the owner and the hosts who edit. */
export const historySchema = map({
  last: changeSchema,
  /** The oldest first. */
  earlier: list(changeSchema, MOST_CHANGES - 1),
});

/** The newest first. */
export function changesIn({ last, earlier }: Infer<typeof historySchema>): readonly Change[] {
  return [...earlier, last].reverse();
}

/** Follows from the rest of a wishlist or an item, or is about money and those who gave it. */
const NOT_TOLD: readonly string[] = [
  'id',
  'wishlistId',
  'createdAt',
  'updatedAt',
  'isFunded',
  'fundingGoal',
  'isExperience',
  'contributors',
  'contributionCount',
];

/** What an edit changed, as it is stored. */
export interface ToldChange {
  readonly kind: EditKind;
  /** The id of the item or the ceremony. */
  readonly subject: unknown;
  readonly before: StoredMap;
  readonly after: StoredMap;
  readonly order: string | null;
}

/** The parts of a wishlist that an edit may have changed, as they are stored. */
export interface EditedParts {
  readonly items: readonly StoredMap[];
  readonly ceremonies: readonly StoredMap[];
  /** The other fields that it writes. */
  readonly fields: StoredMap;
}

/** Compares what was stored before with what is stored now. The rules do the same. */
export function changeBetween(
  kind: EditKind,
  index: number,
  before: EditedParts,
  after: EditedParts,
  order: readonly ItemId[],
): ToldChange {
  const [old, changed] = [partOf(kind, index, before, after), partOf(kind, index, after, before)];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(changed)])].filter(
    (key) => !NOT_TOLD.includes(key) && !isSameValue(old[key], changed[key]),
  );
  const told = (part: StoredMap) =>
    Object.fromEntries(keys.filter((key) => part[key] !== undefined).map((key) => [key, part[key]]));
  return {
    kind,
    subject: changed['id'] ?? old['id'] ?? null,
    before: told(old),
    after: told(changed),
    order: kind === 'reorder' ? order.join(' ') : null,
  };
}

function partOf(kind: EditKind, index: number, of: EditedParts, other: EditedParts): StoredMap {
  switch (kind) {
    case 'add':
    case 'edit':
    case 'remove':
      return entryAt(of.items, other.items, index);
    case 'ceremony':
      return entryAt(of.ceremonies, other.ceremonies, index);
    case 'details':
    case 'invitation':
      return of.fields;
    case 'unlist':
      return index === -1 ? {} : entryAt(of.items, other.items, index);
    case 'reorder':
      return {};
  }
}

/** Nothing in the list that lacks it. */
function entryAt(list: readonly StoredMap[], other: readonly StoredMap[], index: number): StoredMap {
  return list.length < other.length ? {} : (list[index] ?? {});
}

/** The title of an item today, or when it was removed. */
export function titleOf(
  subject: ItemId,
  { items }: Pick<Wishlist, 'items'>,
  changes: readonly Change[],
): string | undefined {
  const there = items.find(({ id }) => id === subject);
  if (there) return there.title;
  const removed = changes.find(({ kind, subject: id }) => kind === 'remove' && id === subject);
  return removed?.kind === 'remove' ? removed.before.title : undefined;
}
