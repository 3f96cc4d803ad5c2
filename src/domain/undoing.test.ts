import { describe, expect, it } from 'vitest';
import { contribute } from './contribution.ts';
import { type Change, changeBetween, changesIn, type EditedParts, historySchema, titleOf } from './history.ts';
import { itemId, userId } from './ids.ts';
import { addCeremony, editCeremony, editInvitation, removeCeremony } from './invitation-editing.ts';
import {
  addItem,
  editDetails,
  editItem,
  type EditOutcome,
  markObtained,
  newItem,
  removeItem,
  reorderItems,
  unlist,
} from './item-editing.ts';
import { rupees } from './money.ts';
import type { StoredMap } from './schema.ts';
import {
  AT,
  ceremony,
  ceremonyDetails,
  gift,
  invitation,
  itemDetails,
  LATER,
  OWNER,
  pictureAt,
  transaction,
  wishlist,
} from './testing/examples.ts';
import { idOfRestored, undo } from './undoing.ts';
import { MOST_ITEMS, type Wishlist } from './wishlist.ts';

const MEENA = userId('meena');
const LAMP = itemId('9c1f4a2e-3b5d-4c6f-8a7b-0d1e2f3a4b5c');
const list: Wishlist = (() => {
  const made = wishlist({ title: 'Lamp', price: rupees(5_000), quantity: 2 }, { title: 'Sofa', price: rupees(9_000) });
  return { ...made, items: made.items.map((item, at) => (at === 0 ? { ...item, id: LAMP } : item)) };
})();
const [lamp, sofa] = list.items;
if (!lamp || !sofa) throw new Error('The list has two gifts.');

const edited = (outcome: EditOutcome): Wishlist =>
  outcome.ok ? outcome.wishlist : expect.fail(`refused: ${outcome.problem.code}`);

const partsOf = ({ items, ceremonies, ...fields }: Wishlist, kind: string): EditedParts => ({
  items: items.map((item): StoredMap => ({ ...item })),
  ceremonies: ceremonies.map((one): StoredMap => ({ ...one })),
  fields: kind === 'invitation' ? { invitation: fields.invitation } : { title: fields.title, ...choices(fields) },
});
const choices = ({ isActive, stage, theme }: Pick<Wishlist, 'isActive' | 'stage' | 'theme'>) => ({
  isActive,
  stage,
  theme,
});

/** The change of an edit, as it is read from the history. */
function changeOf(after: Wishlist, before = list): Change {
  const { kind, itemIndex } = after.lastEdit ?? expect.fail('no edit');
  const order = before.items.map(({ id }) => id);
  const told = changeBetween(kind, itemIndex, partsOf(before, kind), partsOf(after, kind), order);
  const [change] = changesIn(historySchema.parse({ last: { ...told, by: MEENA, at: AT }, earlier: [] }, 'a history'));
  return change ?? expect.fail('no change');
}

const undone = (now: Wishlist, change: Change, isLast = true) => undo(now, change, { by: OWNER, at: LATER, isLast });
const refused = (code: string) => ({ ok: false, problem: { code } });

const dearer = edited(editItem(list, LAMP, itemDetails({ ...lamp, title: 'Lamp', price: rupees(7_000) }), AT));

describe('a change', () => {
  it('has only the fields that differ, as they were and as they are', () => {
    const { quantity: _, ...without } = itemDetails({ title: 'Lamp' });
    const change = changeOf(edited(editItem(list, LAMP, { ...without, price: rupees(7_000) }, LATER)));
    expect(change).toEqual({
      by: MEENA,
      at: AT,
      kind: 'edit',
      subject: LAMP,
      before: { price: 5_000, quantity: 2 },
      after: { price: 7_000 },
      order: null,
    });
  });

  it('never has those who gave', () => {
    const given = contribute(list, gift(2_000, { itemId: LAMP }));
    const before = given.ok ? given.accepted.wishlist : expect.fail('refused');
    const removal = changeOf(edited(removeItem(before, LAMP)), before);
    expect(removal.before).toEqual({ ...itemDetails({ title: 'Lamp', quantity: 2 }), fundedAmount: 2_000 });
    const unlisted = edited(unlist(before, { ...transaction({ amount: rupees(2_000), itemId: LAMP }) }));
    expect(unlisted).not.toBe(before);
    expect(changeOf(unlisted, before)).toMatchObject({ before: {}, after: {} });
  });

  it('knows the name of a gift that was renamed, or removed later', () => {
    const removed = edited(removeItem(dearer, LAMP));
    const changes = [changeOf(removed, dearer), changeOf(dearer)];
    expect(titleOf(LAMP, dearer, [])).toBe('Lamp');
    expect(titleOf(LAMP, removed, changes)).toBe('Lamp');
    expect(titleOf(LAMP, removed, [])).toBeUndefined();
  });
});

describe('undoing an edit of a gift', () => {
  it('brings back its fields, also one that was removed, and keeps others that changed since', () => {
    const { quantity: _, ...without } = itemDetails({ title: 'Lamp' });
    const now = edited(editItem(list, LAMP, without, AT));
    const renamed = edited(editItem(now, LAMP, { ...without, title: 'Brass lamp' }, AT));
    expect(edited(undone(renamed, changeOf(now))).items[0]).toMatchObject({ quantity: 2, title: 'Brass lamp' });
  });

  it('takes a field away that was added', () => {
    const limited = edited(editItem(list, LAMP, { ...itemDetails(lamp), minContribution: rupees(500) }, AT));
    const [item] = edited(undone(limited, changeOf(limited))).items;
    expect(item).not.toHaveProperty('minContribution');
  });

  it('is refused if the field was changed since, or the gift is gone', () => {
    const again = edited(editItem(dearer, LAMP, itemDetails({ ...lamp, price: rupees(8_000) }), AT));
    expect(undone(again, changeOf(dearer))).toEqual(refused('changed-since'));
    expect(undone(edited(removeItem(dearer, LAMP)), changeOf(dearer))).toEqual(refused('changed-since'));
  });

  it('is refused if guests gave more than the earlier price', () => {
    const given = contribute(dearer, gift(6_000, { itemId: LAMP }));
    const now = given.ok ? given.accepted.wishlist : expect.fail('refused');
    expect(undone(now, changeOf(dearer))).toMatchObject(refused('price-below-contributed'));
  });

  it('is refused if the limits since do not fit the earlier price, or each other', () => {
    const limited = (limits: object) =>
      edited(editItem(dearer, LAMP, { ...itemDetails(lamp), price: rupees(7_000), ...limits }, AT));
    expect(undone(limited({ minContribution: rupees(6_000) }), changeOf(dearer))).toEqual(refused('changed-since'));
    expect(undone(limited({ maxContribution: rupees(6_000) }), changeOf(dearer))).toEqual(refused('changed-since'));
    expect(undone(limited({ maxContribution: rupees(5_000) }), changeOf(dearer))).toMatchObject({ ok: true });
  });

  it('takes back that the family has it, and that it does not', () => {
    const had = edited(markObtained(list, LAMP, true, AT));
    expect(edited(undone(had, changeOf(had))).items[0]).not.toHaveProperty('isObtained');
    const wished = edited(markObtained(had, LAMP, false, AT));
    expect(edited(undone(wished, changeOf(wished, had))).items[0]).toMatchObject({ isObtained: true });
  });

  it('brings back a picture only to the one who uploaded it', () => {
    const pictured = edited(editItem(list, LAMP, { ...itemDetails(lamp), imageUrl: pictureAt('lamp') }, AT));
    const now = edited(editItem(pictured, LAMP, itemDetails(lamp), AT));
    const change = changeOf(now, pictured);
    expect(edited(undone(now, change)).items[0]?.imageUrl).toBe(pictureAt('lamp'));
    expect(undo(now, change, { by: MEENA, at: LATER, isLast: true })).toEqual(refused('picture-of-another'));
  });
});

describe('undoing an addition', () => {
  const added = edited(
    addItem(list, newItem(itemDetails({ title: 'Fan' }), { id: itemId('fan'), wishlistId: list.id, at: AT })),
  );

  it('removes the gift', () => {
    expect(edited(undone(added, changeOf(added))).items).toEqual(list.items);
  });

  it('is refused once guests gave to it, or it was changed', () => {
    const given = contribute(added, gift(500, { itemId: itemId('fan') }));
    expect(given.ok && undone(given.accepted.wishlist, changeOf(added))).toEqual(refused('given-since'));
    const renamed = edited(editItem(added, itemId('fan'), itemDetails({ title: 'Ceiling fan' }), AT));
    expect(undone(renamed, changeOf(added))).toEqual(refused('changed-since'));
  });
});

describe('undoing a removal', () => {
  const before = edited(markObtained(list, LAMP, true, AT));
  const removed = edited(removeItem(before, LAMP));
  const change = changeOf(removed, before);

  it('adds the gift at the end under a new id, without money, and as the family has it', () => {
    const back = edited(undone(removed, change));
    expect(back).toMatchObject({ totalValue: 14_000, lastEdit: { kind: 'add', itemIndex: 1 } });
    expect(back.items).toMatchObject([
      { title: 'Sofa' },
      { id: '9c1f4a2e-3b5d-4c70-8a7b-0d1e2f3a4b5c', title: 'Lamp', quantity: 2, isObtained: true, fundedAmount: 0 },
    ]);
  });

  it('is done once', () => {
    const back = edited(undone(removed, change));
    expect(edited(undone(back, change))).toBe(back);
    const again = edited(removeItem(back, idOfRestored(LAMP)));
    expect(undone(again, change)).toEqual(refused('changed-since'));
    expect(edited(undone(again, changeOf(again, back))).items[1]?.id).toBe(idOfRestored(idOfRestored(LAMP)));
  });

  it('is refused on a full list', () => {
    const full = { ...removed, items: Array.from({ length: MOST_ITEMS }, () => sofa) };
    expect(undone(full, change)).toMatchObject(refused('too-many-items'));
  });

  it('has ids that stay valid', () => {
    expect(idOfRestored(itemId('9c1f4a2e-3b5d-4fff-8a7b-0d1e2f3a4b5c'))).toBe('9c1f4a2e-3b5d-4000-8a7b-0d1e2f3a4b5c');
  });
});

describe('undoing other edits', () => {
  it('brings back the order, unless another edit came after', () => {
    const turned = edited(reorderItems(list, [sofa.id, LAMP]));
    expect(edited(undone(turned, changeOf(turned))).items).toEqual(list.items);
    expect(undone(turned, changeOf(turned), false)).toEqual(refused('changed-since'));
    expect(
      undone(turned, { ...changeOf(turned), kind: 'reorder', subject: null, before: {}, after: {}, order: null }),
    ).toEqual(refused('changed-since'));
  });

  it('brings back details, unless they were changed since', () => {
    const now = edited(editDetails(list, { ...list, title: 'Our day', theme: 'lotus' }));
    const change = changeOf(now);
    expect(edited(undone({ ...now, visibility: 'private' }, change))).toMatchObject({
      title: list.title,
      theme: 'marigold',
      visibility: 'private',
    });
    expect(undone({ ...now, theme: 'ivory' }, change)).toEqual(refused('changed-since'));
  });

  it('never makes a list a draft again', () => {
    const draft: Wishlist = { ...list, isActive: false, stage: 'draft' };
    const opened = edited(editDetails(draft, { ...draft, isActive: true, stage: null }));
    expect(undone(opened, changeOf(opened, draft))).toEqual(refused('not-undoable'));
  });

  it('brings back the fields of an invitation one by one, and none', () => {
    const invited = edited(editInvitation(list, invitation()));
    expect(edited(undone(invited, changeOf(invited))).invitation).toBeNull();
    const renamed = edited(editInvitation(invited, invitation({ first: 'Aasha' })));
    const change = changeOf(renamed, invited);
    const told = edited(editInvitation(renamed, invitation({ first: 'Aasha', story: 'We met in Pune.' })));
    expect(edited(undone(told, change)).invitation).toEqual(invitation({ story: 'We met in Pune.' }));
    expect(undone(edited(editInvitation(told, invitation({ first: 'A.' }))), change)).toEqual(refused('changed-since'));
    expect(undone(told, changeOf(invited))).toEqual(refused('changed-since'));
    const gone = edited(editInvitation(invited, null));
    expect(undone(gone, change)).toEqual(refused('changed-since'));
    expect(edited(undone(gone, changeOf(gone, invited))).invitation).toEqual(invitation());
  });

  it('brings back events', () => {
    const sangeet = ceremony(1);
    const planned = edited(addCeremony(list, sangeet));
    expect(edited(undone(planned, changeOf(planned))).ceremonies).toEqual([]);
    const moved = edited(editCeremony(planned, sangeet.id, ceremonyDetails({ place: 'At home' })));
    expect(edited(undone(moved, changeOf(moved, planned))).ceremonies).toEqual([sangeet]);
    expect(undone(moved, changeOf(planned))).toEqual(refused('changed-since'));
    const gone = edited(removeCeremony(planned, sangeet.id));
    expect(edited(undone(gone, changeOf(gone, planned))).ceremonies).toEqual([sangeet]);
    expect(edited(undone(planned, changeOf(gone, planned)))).toBe(planned);
    expect(undone(gone, changeOf(moved, planned))).toEqual(refused('changed-since'));
  });

  it('leaves a guest off the page', () => {
    const change: Change = { by: MEENA, at: AT, kind: 'unlist', subject: null, before: {}, after: {}, order: null };
    expect(undone(list, change)).toEqual(refused('not-undoable'));
  });
});
