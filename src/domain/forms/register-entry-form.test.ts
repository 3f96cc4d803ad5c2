import { expect, it } from 'vitest';
import { entryForm } from '../register-entry.ts';
import { emptyForm } from './form-fields.ts';
import { checkEntry } from './register-entry-form.ts';

const typed = { ...emptyForm(entryForm), name: ' Vasant Jadhav ' };

it('reads an entry as it is typed', () => {
  expect(checkEntry({ ...typed, amount: '₹1,101', place: 'Wai', side: 'groom', receivedOn: '2026-11-21' })).toEqual({
    ok: true,
    value: {
      ...{ name: 'Vasant Jadhav', amount: 1_101, object: '', place: 'Wai', side: 'groom' },
      ...{ note: '', returned: '', receivedOn: '2026-11-21' },
    },
  });
});

it('needs money or an object', () => {
  expect(checkEntry(typed)).toMatchObject({ problems: { amount: { code: 'required' } } });
  expect(checkEntry({ ...typed, object: 'A brass lamp' })).toMatchObject({ ok: true, value: { amount: null } });
});

it.each([
  ['name', '', 'required'],
  ['name', 'a'.repeat(101), 'too-long'],
  ['amount', '0', 'required'],
  ['amount', '10.50', 'not-whole'],
  ['receivedOn', '2026-02-30', 'not-a-day'],
])('rejects %s "%s"', (field, value, code) => {
  expect(checkEntry({ ...typed, amount: '501', [field]: value })).toMatchObject({ problems: { [field]: { code } } });
});
