import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar.ts';
import { transactionId } from '../ids.ts';
import { rupees } from '../money.ts';
import { referenceOf } from '../reference.ts';
import { BANK_FORMATS, weddingAccount } from '../testing/statements.ts';
import type { ReconcilableGift } from './evidence.ts';
import { type CreditMatch, matchCredits } from './match.ts';
import { readStatement } from './read-statement.ts';
import type { Credit } from './statement.ts';

const ID = transactionId('3a4514d9-b6e1-4c2f-9d3e-0123456789ab');
const OTHER_ID = transactionId('7b4514d9-b6e1-4c2f-9d3e-0123456789ab');

function gift(changes: Partial<ReconcilableGift> = {}): ReconcilableGift {
  return {
    id: ID,
    amount: rupees(501),
    isAnonymous: false,
    displayName: 'Sameer Bhide',
    createdAt: new Date('2026-11-20T06:30:00Z'),
    status: 'promised',
    sentAt: null,
    utr: null,
    ...changes,
  };
}

function credit(narration: string, changes: Partial<Credit> = {}): Credit {
  return { index: 0, day: calendarDay('2026-11-21'), amount: 501, narration, isCertainlyCredit: true, ...changes };
}

const matchOne = (narration: string, gifts: readonly ReconcilableGift[], changes: Partial<Credit> = {}) =>
  matchCredits([credit(narration, changes)], gifts)[0];

describe.each(BANK_FORMATS)('a statement of $bank with 60 lines', ({ bank, write }) => {
  it.each([1, 2, 3, 4, 5])('reconciles 50 gifts without a wrong match (%i)', (seed) => {
    const { gifts, payments } = weddingAccount(seed);
    const statement = readStatement(write(payments));
    if (!statement.ok) throw new Error(statement.why);
    const { lines } = statement;
    expect(payments).toHaveLength(60);
    expect([lines.debits, lines.unreadable]).toEqual([4, []]);
    const matches = matchCredits(lines.credits, gifts);
    const credited = payments.filter(({ kind }) => kind !== 'debit');
    const results = matches.map((match, at) => ({ match, payment: credited[at] }));

    const certain = results.filter(({ match }) => match.kind === 'certain');
    const wrong = certain.filter(({ match, payment }) => match.kind === 'certain' && match.gift !== payment?.gift);
    expect(wrong).toEqual([]);
    // SBI cuts names to eight letters, which prove nothing: those gifts are proposed.
    expect(certain).toHaveLength(bank === 'SBI' ? 45 : 50);

    const gifted = results.filter(({ payment }) => payment?.kind === 'gift');
    expect(gifted).toHaveLength(51);
    for (const { match, payment } of gifted) expect(proposed(match)).toBe(payment?.gift);
    const withOneMore = gifted.filter(({ match }) => match.kind === 'likely' && match.candidates[0]?.difference === 1);
    expect(withOneMore).toHaveLength(1);

    for (const { match, payment } of results)
      if (payment?.kind === 'again')
        expect(match).toMatchObject({ kind: 'none', why: 'paid-twice', gift: payment.gift });
      else if (payment?.kind === 'other') expect(match).toMatchObject({ kind: 'none', why: 'no-gift' });
  });

  it('changes nothing when it is read again', () => {
    const { gifts, payments } = weddingAccount(1);
    const statement = readStatement(write(payments));
    if (!statement.ok) throw new Error(statement.why);
    const { credits } = statement.lines;
    const received = new Map(
      matchCredits(credits, gifts).flatMap((match) => (match.kind === 'certain' ? [[match.gift, match.credit]] : [])),
    );
    const afterwards = gifts.map((one) => {
      const by = received.get(one);
      return by ? { ...one, status: 'received' as const, utr: /\d{12}/.exec(by.narration)?.[0] ?? null } : one;
    });
    const again = matchCredits(credits, afterwards);
    expect(again.filter(({ kind }) => kind === 'certain')).toEqual([]);
    expect(again.filter(({ kind }) => kind === 'received')).toHaveLength(received.size);
  });
});

const proposed = <Gift>(match: CreditMatch<Gift>) =>
  match.kind === 'certain' ? match.gift : match.kind === 'likely' ? match.candidates[0]?.gift : null;

describe('a credit', () => {
  const reference = referenceOf(ID);

  it.each([
    `UPI/432187654321/${reference}/sameer@okaxis/AXIS`,
    `UPI-S BHIDE-SAMEER@OKSBI-SBIN0001234-432187654321-${reference.replaceAll('-', '')}`,
    `UPI/CR/432187654321/SAMEER B/SBIN/sameer@oks/${reference.replaceAll('-', ' ').slice(0, 8)}`,
    reference.slice('SHG-'.length).toLowerCase(),
  ])('is certain if reference and amount are right: %s', (narration) => {
    expect(matchOne(narration, [gift(), gift({ id: OTHER_ID })])).toMatchObject({ kind: 'certain', gift: { id: ID } });
  });

  it('is likely if the reference is right and the amount is not', () => {
    const match = matchOne(`UPI/${reference}`, [gift()], { amount: 502 });
    expect(match).toMatchObject({ kind: 'likely', candidates: [{ difference: 1, strength: 'strong' }] });
  });

  it('is certain if the UTR is the same', () => {
    const match = matchOne('UPI-X-0000432187654321', [gift({ utr: '432187654321', status: 'sent' })]);
    expect(match).toMatchObject({ kind: 'certain', reasons: ['utr', 'amount', 'day'] });
  });

  it('is not certain if its number and its reference name two gifts', () => {
    const gifts = [gift(), gift({ id: OTHER_ID, utr: '432187654321' })];
    expect(matchOne(`UPI/432187654321/${reference}`, gifts)).toMatchObject({ kind: 'likely' });
  });

  it.each(['UPI-SAMEER BHIDE-X', 'UPI/BHIDE SAMEER/X', 'NEFT CR-SAMEER VASANT BHIDE', 'UPI/sameer.bhide@okaxis'])(
    'with the whole name, the amount and the day is certain: %s',
    (narration) => expect(matchOne(narration, [gift()])).toMatchObject({ kind: 'certain' }),
  );

  it.each([
    ['an initial', 'UPI-S BHIDE-X', {}],
    ['a name that is cut short', 'UPI/SAMEER B', {}],
    ['a surname only', 'UPI-VINAYA BHIDE', {}],
    ['no day', 'UPI-SAMEER BHIDE', { day: null }],
    ['a day three weeks later', 'UPI-SAMEER BHIDE', { day: calendarDay('2026-12-11') }],
    ['another reference', 'UPI-SAMEER BHIDE-SHG-ZZZZ-ZZZZ', {}],
    ['no sign of being a credit', 'UPI-SAMEER BHIDE', { isCertainlyCredit: false }],
  ])('with %s is only likely', (_, narration, changes) => {
    expect(matchOne(narration, [gift()], changes)).toMatchObject({
      kind: 'likely',
      candidates: [{ gift: { id: ID } }],
    });
  });

  it('is not certain by name if two gifts or two credits have the name', () => {
    const twin = gift({ id: OTHER_ID, displayName: 'Sameer' });
    expect(matchOne('UPI-SAMEER BHIDE', [gift(), twin])).toMatchObject({ kind: 'likely' });
    const credits = [credit('UPI-SAMEER BHIDE-A'), credit('UPI-SAMEER BHIDE-B', { index: 1 })];
    expect(matchCredits(credits, [gift()]).map(({ kind }) => kind)).toEqual(['likely', 'likely']);
  });

  it('matches any gift of the amount as likely without a name or reference', () => {
    const gifts = [gift(), gift({ id: OTHER_ID, displayName: 'Leela Kurup' })];
    expect(matchOne('CASHLESS TRANSFER', gifts)).toMatchObject({ kind: 'likely', candidates: [{}, {}] });
    expect(matchOne('UPI REFUND SHOP', gifts)).toMatchObject({ kind: 'none', why: 'no-gift' });
  });

  it('is certain with a cut reference only if no other reference begins like it', () => {
    const one = gift({ id: transactionId('00000040-00b6-4c2f-9d3e-0123456789ab'), displayName: 'Leela' });
    const other = gift({ id: transactionId('00000900-00b6-4c2f-9d3e-0123456789ab'), displayName: 'Neel' });
    expect([one, other].map(({ id }) => referenceOf(id))).toEqual(['SHG-0000-0G00', 'SHG-0000-J000']);
    expect(matchOne('UPI-SHG-0000-J0/AXIS', [one, other])).toMatchObject({ kind: 'certain', gift: other });
    // The text after a cut reference is not a part of it.
    expect(matchOne('UPI-SHG-0000 0G/11/26', [one, other])).toMatchObject({ kind: 'likely' });
  });

  it('does not match a gift that was promised later', () => {
    const match = matchOne('UPI-SAMEER BHIDE', [gift()], { day: calendarDay('2026-11-18') });
    expect(match).toMatchObject({ kind: 'none', why: 'no-gift' });
  });

  it('names a gift that was set aside', () => {
    expect(matchOne(`UPI/${reference}`, [gift({ status: 'set_aside' })])).toMatchObject({
      kind: 'none',
      why: 'set-aside',
      gift: { id: ID },
    });
  });

  it('is never the gift of a list without UPI', () => {
    expect(matchOne(`UPI/${reference}`, [gift({ status: 'completed' })])).toMatchObject({ why: 'no-gift' });
  });
});

describe('any credits and gifts', () => {
  const ids = ['00', '01', 'ff'].map((start) => transactionId(`${start}4514d9-b6e1-4c2f-9d3e-0123456789ab`));
  const names = ['Sameer Bhide', 'Sameer', 'Leela Bhide', 'आई', ''];
  const utrs = ['432187654321', '432187654322'];
  const gifts = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...ids).map((id) => id),
      amount: fc.constantFrom(rupees(501), rupees(1_101)),
      isAnonymous: fc.boolean(),
      displayName: fc.constantFrom(...names),
      createdAt: fc.constantFrom('2026-11-20T06:30:00Z', '2026-11-22T06:30:00Z').map((at) => new Date(at)),
      status: fc.constantFrom('completed', 'promised', 'sent', 'received', 'set_aside'),
      sentAt: fc.constant(null),
      utr: fc.constantFrom(null, ...utrs),
    }),
    { selector: ({ id }) => id },
  );
  const words = fc.constantFrom('SAMEER', 'BHIDE', 'LEELA', 'S', 'REFUND', ...utrs, ...ids.map(referenceOf), 'SHG-0');
  const credits = fc
    .array(
      fc.record({
        day: fc.constantFrom(null, calendarDay('2026-11-20'), calendarDay('2026-11-23')),
        amount: fc.constantFrom(501, 502, 1_101),
        narration: fc.array(words, { maxLength: 4 }).map((parts) => parts.join('/')),
        isCertainlyCredit: fc.boolean(),
      }),
      { maxLength: 6 },
    )
    .map((all) => all.map((one, index): Credit => ({ ...one, index })));
  const settled = (match: CreditMatch<ReconcilableGift>) =>
    match.kind === 'certain' || match.kind === 'received' ? [match.gift.id] : [];

  it('are matched at most once', () => {
    fc.assert(
      fc.property(credits, gifts, (lines, given) => {
        const matches = matchCredits(lines, given);
        expect(matches.map(({ credit: { index } }) => index)).toEqual(lines.map(({ index }) => index));
        const taken = matches.flatMap(settled);
        expect(new Set(taken).size).toBe(taken.length);
        const proposals = matches.flatMap((match) => (match.kind === 'likely' ? match.candidates : []));
        expect(proposals.filter(({ gift: { id } }) => taken.includes(id))).toEqual([]);
      }),
    );
  });

  it('have the same certain matches in any order', () => {
    const shuffled = credits.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray([...lines], { minLength: lines.length })),
    );
    const written = (matches: readonly CreditMatch<ReconcilableGift>[]) =>
      matches
        .flatMap((match) =>
          settled(match).map((id) => `${id} ${match.credit.day} ${match.credit.amount} ${match.credit.narration}`),
        )
        .sort();
    fc.assert(
      fc.property(shuffled, gifts, ([lines, otherOrder], given) => {
        expect(written(matchCredits(otherOrder, [...given].reverse()))).toEqual(written(matchCredits(lines, given)));
      }),
    );
  });

  it('are certain only if the amount is right', () => {
    fc.assert(
      fc.property(credits, gifts, (lines, given) => {
        for (const match of matchCredits(lines, given))
          if (match.kind === 'certain') expect([match.difference, match.credit.isCertainlyCredit]).toEqual([0, true]);
      }),
    );
  });
});
