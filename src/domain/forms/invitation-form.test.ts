import { expect, it } from 'vitest';
import { ceremonyDetails } from '../ceremonies.ts';
import { ceremonyDetails as someCeremony, invitation } from '../testing/examples.ts';
import { checkCeremony } from './ceremony-form.ts';
import { filledForm } from './form-fields.ts';
import { checkInvitation } from './invitation-form.ts';

const names = { first: ' Asha ', second: 'Ravi', families: '', story: '', cover: null, portrait: '' };
const cover = { picture: 'https://firebasestorage.googleapis.com/v0/b/shagun/o/cover', x: 50, y: 30 };
const sangeet = filledForm(ceremonyDetails, someCeremony());

it('accepts the names alone, trimmed', () => {
  expect(checkInvitation(names)).toEqual({ ok: true, value: { ...names, first: 'Asha' } });
});

it('keeps the cover and the portrait', () => {
  const pictures = { cover, portrait: cover.picture };
  expect(checkInvitation({ ...names, ...pictures })).toMatchObject({ value: pictures });
});

it('reads an empty form as no invitation', () => {
  expect(checkInvitation({ ...names, first: '', second: ' ' })).toEqual({ ok: true, value: null });
});

it('requires both names for anything else', () => {
  expect(checkInvitation({ ...names, second: '' })).toMatchObject({
    ok: false,
    problems: { second: { code: 'required' } },
    summary: { code: 'fields-missing' },
  });
  expect(checkInvitation({ ...invitation(), first: '', second: '' })).toMatchObject({
    problems: { first: { code: 'required' }, second: { code: 'required' } },
  });
  expect(checkInvitation({ ...names, first: '', second: '', cover })).toMatchObject({ ok: false });
});

it('reads the form of a ceremony', () => {
  expect(checkCeremony(sangeet)).toEqual({ ok: true, value: someCeremony() });
  expect(checkCeremony({ ...sangeet, startsAt: '', place: '', mapUrl: '', dress: '' })).toMatchObject({
    value: { startsAt: null, mapUrl: '' },
  });
});

it('drops the name of a ceremony whose kind has one in every language', () => {
  expect(checkCeremony({ ...sangeet, name: 'Cocktails' })).toMatchObject({ value: { name: '' } });
});

it.each([
  ['without a day', { day: '' }, { day: { code: 'not-a-day' } }],
  ['on a day that does not exist', { day: '2026-02-30' }, { day: { code: 'not-a-day' } }],
  ['at a time that does not exist', { startsAt: '25:00' }, { startsAt: { code: 'not-a-time' } }],
  ['with a map that is no link', { mapUrl: 'Tilak Lawns' }, { mapUrl: { code: 'not-a-link' } }],
  ['with a map that names a user', { mapUrl: 'https://a:b@maps.test/' }, { mapUrl: { code: 'not-a-link' } }],
  ['of its own kind without a name', { kind: 'custom' as const }, { name: { code: 'required' } }],
])('rejects a ceremony %s', (_, changes, problems) => {
  expect(checkCeremony({ ...sangeet, ...changes })).toMatchObject({ ok: false, problems });
});
