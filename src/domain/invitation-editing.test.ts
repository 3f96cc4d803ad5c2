import { expect, it } from 'vitest';
import { inOrder, MOST_CEREMONIES } from './ceremonies.ts';
import type { CalendarDay } from './calendar.ts';
import { addCeremony, editCeremony, editInvitation, removeCeremony } from './invitation-editing.ts';
import { editDetails, removeItem } from './item-editing.ts';
import { ceremony, ceremonyDetails, invitation, wishlist } from './testing/examples.ts';
import type { TimeOfDay } from './time-of-day.ts';
import type { Wishlist } from './wishlist.ts';

const [haldi, sangeet, reception] = [ceremony(0, { kind: 'haldi' }), ceremony(1), ceremony(2, { kind: 'reception' })];
const ofThree: Wishlist = { ...wishlist(), invitation: invitation(), ceremonies: [haldi, sangeet, reception] };

it('sets and removes an invitation, and keeps everything else', () => {
  const lastEdit = { kind: 'invitation', itemIndex: -1 };
  const renamed = invitation({ first: 'Aasha' });
  expect(editInvitation(ofThree, renamed)).toEqual({
    ok: true,
    wishlist: { ...ofThree, invitation: renamed, lastEdit },
  });
  expect(editInvitation(ofThree, null)).toEqual({ ok: true, wishlist: { ...ofThree, invitation: null, lastEdit } });
});

it('adds a ceremony at the end and names its index', () => {
  const added = ceremony(3, { kind: 'mehndi' });
  expect(addCeremony(ofThree, added)).toMatchObject({
    wishlist: { ceremonies: [haldi, sangeet, reception, added], lastEdit: { kind: 'ceremony', itemIndex: 3 } },
  });
});

it('refuses one ceremony too many', () => {
  const full = { ...ofThree, ceremonies: Array.from({ length: MOST_CEREMONIES }, (_, number) => ceremony(number)) };
  expect(addCeremony(full, ceremony(8))).toEqual({
    ok: false,
    problem: { code: 'too-many-ceremonies', most: MOST_CEREMONIES },
  });
});

it('changes and removes one ceremony, and keeps the others as they are', () => {
  const details = ceremonyDetails({ place: 'At home' });
  expect(editCeremony(ofThree, sangeet.id, details)).toMatchObject({
    wishlist: {
      ceremonies: [haldi, { id: sangeet.id, ...details }, reception],
      lastEdit: { kind: 'ceremony', itemIndex: 1 },
    },
  });
  expect(removeCeremony(ofThree, haldi.id)).toMatchObject({
    wishlist: { ceremonies: [sangeet, reception], lastEdit: { kind: 'ceremony', itemIndex: 0 } },
  });
});

it('refuses to change a ceremony that is gone', () => {
  const gone = { ok: false, problem: { code: 'ceremony-not-found' } };
  expect(editCeremony(ofThree, ceremony(7).id, ceremonyDetails())).toEqual(gone);
  expect(removeCeremony(ofThree, ceremony(7).id)).toEqual(gone);
});

it('keeps invitation and ceremonies when details or gifts change', () => {
  const { invitation: kept, ceremonies } = ofThree;
  const [gift] = ofThree.items;
  expect(editDetails(ofThree, { ...ofThree, title: 'Our day' })).toMatchObject({
    wishlist: { invitation: kept, ceremonies },
  });
  expect(gift && removeItem(ofThree, gift.id)).toMatchObject({ wishlist: { invitation: kept, ceremonies } });
});

it('sorts ceremonies by day and time, those without a time first', () => {
  const [fourth, fifth] = ['2026-12-04', '2026-12-05'] as CalendarDay[];
  const at = (number: number, day: CalendarDay | undefined, startsAt: string | null) =>
    ceremony(number, { ...(day && { day }), startsAt: startsAt as TimeOfDay | null });
  const evening = at(0, fifth, '18:30');
  const morning = at(1, fifth, '09:00');
  const someTime = at(2, fifth, null);
  const dayBefore = at(3, fourth, '23:00');
  expect(inOrder([evening, morning, someTime, dayBefore])).toEqual([dayBefore, someTime, morning, evening]);
});
