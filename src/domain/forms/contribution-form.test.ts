import { describe, expect, it } from 'vitest';
import { rupees } from '../money.ts';
import { GUEST, item } from '../testing/examples.ts';
import { checkContribution, type TypedContribution } from './contribution-form.ts';

const complete: TypedContribution = {
  amount: '₹ 1,101',
  message: ' Khush raho! ',
  isAnonymous: false,
  displayName: ' Ravi ',
  contact: 'ravi@guest.example',
};
const toFund = { item: null, giver: GUEST };
const problemsOf = (changes: Partial<TypedContribution>, target: Parameters<typeof checkContribution>[1] = toFund) => {
  const outcome = checkContribution({ ...complete, ...changes }, target);
  return outcome.ok ? {} : outcome.problems;
};

describe('a contribution', () => {
  it('is returned as it will be recorded', () => {
    expect(checkContribution(complete, toFund)).toEqual({
      ok: true,
      value: {
        amount: 1_101,
        message: 'Khush raho!',
        isAnonymous: false,
        displayName: 'Ravi',
        contact: 'ravi@guest.example',
      },
    });
  });

  it('drops invisible characters of pasted texts, and line breaks in a name', () => {
    const typed = { ...complete, displayName: '\u202aRavi\u202c\nRao\u200b', message: '\ufeffKhush\r\nraho!\u0000' };
    expect(checkContribution(typed, toFund)).toMatchObject({
      value: { displayName: 'Ravi Rao', message: 'Khush\nraho!' },
    });
  });

  it('drops the name and contact of an anonymous contribution', () => {
    const typed = { ...complete, isAnonymous: true, displayName: 'x'.repeat(99), contact: 'nonsense' };
    expect(checkContribution(typed, { item: null, giver: null })).toMatchObject({
      value: { isAnonymous: true, displayName: '', contact: '' },
    });
  });

  it.each(['', '0', '12.5', '-5', 'five', '1,1'])('rejects the amount "%s"', (amount) => {
    expect(checkContribution({ ...complete, amount }, toFund)).toEqual({
      ok: false,
      problems: { amount: { code: 'invalid-amount' } },
      summary: { code: 'invalid-amount' },
    });
  });

  it('must fit the item', () => {
    const target = { item: item({ fundedAmount: rupees(4_000) }), giver: GUEST };
    expect(problemsOf({ amount: '1,001' }, target)).toEqual({ amount: { code: 'only-left', left: 1_000 } });
    expect(problemsOf({ amount: '1,000' }, target)).toEqual({});
  });

  it.each([
    ['', {}],
    [' meera@mail.example ', {}],
    ['+91 98765 43210', {}],
    ['९८७६५ ४३२१०', {}],
    ['\u202a+91\u00a098765\u00a043210\u202c', {}],
    [`${'m'.repeat(245)}@mail.test`, { contact: { code: 'too-long', most: 254 } }],
    ['meera', { contact: { code: 'not-a-contact' } }],
    ['12345', { contact: { code: 'not-a-contact' } }],
    ['meera@mail', { contact: { code: 'not-a-contact' } }],
  ])('of a guest without an account, who leaves "%s"', (contact, problems) => {
    expect(problemsOf({ contact }, { item: null, giver: null })).toEqual(problems);
  });

  it.each([
    [{ displayName: '' }, { displayName: { code: 'required' } }],
    [{ displayName: 'a'.repeat(61) }, { displayName: { code: 'too-long', most: 60 } }],
    [{ displayName: '🙏'.repeat(46) }, { displayName: { code: 'too-many-bytes' } }],
    [{ displayName: 'आ'.repeat(60) }, {}],
    [{ contact: '' }, {}],
    [{ message: '' }, {}],
    [{ message: 'आ'.repeat(280) }, {}],
    [{ message: 'a'.repeat(281) }, { message: { code: 'too-long', most: 280 } }],
    [{ message: '🙏'.repeat(210) }, {}],
    [{ message: '🙏'.repeat(211) }, { message: { code: 'too-many-bytes' } }],
    [{ displayName: '\u200d\u3164\u200b' }, { displayName: { code: 'required' } }],
    [{ displayName: `${'\u200b'.repeat(99)}Ravi` }, {}],
  ])('with %o has the problems', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});
