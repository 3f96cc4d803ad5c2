import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANK_FORMATS, weddingAccount } from '../testing/statements.ts';
import { matchCredits } from './match.ts';
import { LONGEST_FILE } from '../text-file.ts';
import { readStatement } from './read-statement.ts';
import type { StatementLines } from './statement.ts';

function linesOf(text: string): StatementLines {
  const statement = readStatement(text);
  if (!statement.ok) throw new Error(statement.why);
  return statement.lines;
}

const creditsOf = (text: string) => linesOf(text).credits.map(({ day, amount }) => [day, amount]);
const whyOf = (text: string) => {
  const statement = readStatement(text);
  return statement.ok ? null : statement.why;
};

describe('a table', () => {
  it.each([
    [
      'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
      '21/11/26,UPI-X,1,21/11/26,,501.00,9',
    ],
    [
      'Txn Date;Value Date;Description;Ref No./Cheque No.;Debit;Credit;Balance',
      '21 Nov 2026;21 Nov 2026;UPI-X;;;501.00;9',
    ],
    ['Tran Date\tCHQNO\tPARTICULARS\tDR\tCR\tBAL\tSOL', '21-11-2026\t\tUPI-X\t\t501.00\t9\t1'],
    [
      'Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr',
      '1,21-11-2026,UPI-X,UPI-1,501.00,CR,9,CR',
    ],
    ['Transaction Date,Details,Amount', '2026-11-21,UPI-X,+501.00'],
    ['Date,Remarks,Amount,Balance', '21-Nov-26,UPI-X,"501.00 Cr",9'],
    ['Date|Activity|Credit', '21.11.2026|UPI-X|₹501'],
    ['Balance,Deposits (INR),Withdrawals (INR),Particulars,Post Date', '"1,23,456.00",501,,UPI-X,21Nov2026'],
  ])('has columns in any order and under any usual name: %s', (heading, row) => {
    const { credits } = linesOf(`Account,1234\n\n${heading}\n${row}`);
    expect(credits).toMatchObject([{ day: '2026-11-21', amount: 501, isCertainlyCredit: true }]);
    expect(credits[0]?.narration).toContain('UPI-X');
  });

  it.each([
    ['"1,101.00"', 1_101],
    ['"₹1,101"', 1_101],
    ['"1,01,101.50"', 101_101.5],
    ['Rs. 501/-', 501],
    ['५०१', 501],
    ['501.00 Cr', 501],
  ])('has the amount %s', (cell, amount) => {
    expect(creditsOf(`Date,Details,Debit,Credit\n21/11/2026,UPI,,${cell}`)).toEqual([['2026-11-21', amount]]);
  });

  it.each(['21/11/2026', '21-11-26', '21 Nov 2026', '21-NOV-26', '2026-11-21', 'Nov 21, 2026', '21/11/2026 18:12:05'])(
    'has the day %s',
    (cell) => expect(creditsOf(`Date;Details;Credit\n"${cell}";UPI;501`)).toEqual([['2026-11-21', 501]]),
  );

  it('keeps a credit whose day cannot be read', () => {
    expect(creditsOf('Date,Details,Credit\n31/02/2026,UPI,501')).toEqual([[null, 501]]);
  });

  it('leaves out debits, balances, totals and what stands below', () => {
    const lines = linesOf(
      [
        'Date,Details,Debit,Credit,Balance',
        ',Opening balance,,,100.00',
        '21/11/2026,UPI-A,501.00,0.00,1.00',
        '21/11/2026,UPI-B,-,501.00,502.00',
        ',Total,501.00,501.00,',
        'This statement needs no signature,,,,',
      ].join('\n'),
    );
    expect([lines.credits.length, lines.debits, lines.unreadable]).toEqual([1, 1, []]);
  });

  it('reports what cannot be read', () => {
    const lines = linesOf(
      [
        'Date,Details,Debit,Credit,Balance',
        '21/11/2026,UPI-A,,five hundred,1.00',
        '21/11/2026,UPI-B,,,1.00',
        ',UPI-C,,501.00,',
        '21/11/2026,UPI-D,501.00,501.00,1.00',
        '21/11/2026,UPI-E,,1,101.00,9,999.00',
        '21/11/2026,UPI-F FAILED,,501.00,1.00',
      ].join('\n'),
    );
    expect(lines.credits).toEqual([]);
    expect(lines.unreadable.map(({ why }) => why)).toEqual([
      'bad-amount',
      'no-amount',
      'no-day',
      'both-directions',
      'too-many-cells',
      'not-paid',
    ]);
  });

  it('has narrations with commas, quotation marks and several lines', () => {
    const lines = linesOf(
      [
        'Date,Details,Debit,Credit',
        '21/11/2026,UPI-A, B and C,,501.00',
        '21/11/2026,"UPI ""D""\nSHG-7K2M-9PQR",,501.00',
        '22/11/2026,UPI-E,,501.00',
        ',CONTINUED,,',
      ].join('\n'),
    );
    expect(lines.credits.map(({ narration }) => narration)).toEqual([
      'UPI-A, B and C',
      'UPI "D" SHG-7K2M-9PQR',
      'UPI-E CONTINUED',
    ]);
    const open = linesOf('Date,Details,Credit\n21/11/2026,"UPI-A,501\n22/11/2026,UPI-B,501\n23/11/2026,UPI-C,501');
    expect(open.credits.map(({ narration }) => narration)).toEqual(['UPI-B', 'UPI-C']);
    expect(open.unreadable).toHaveLength(1);
  });

  it('does not say whether unsigned amounts are credits', () => {
    const { credits } = linesOf('Date,Details,Amount\n21/11/2026,UPI-A,501.00');
    expect(credits).toMatchObject([{ isCertainlyCredit: false }]);
    const signed = linesOf('Date,Details,Amount\n21/11/2026,UPI-A,501.00\n21/11/2026,UPI-B,(20.00)');
    expect([signed.credits.length, signed.credits[0]?.isCertainlyCredit, signed.debits]).toEqual([1, true, 1]);
  });

  it('counts a repeated payment once', () => {
    const row = '21/11/2026,UPI-432187654321,501.00';
    const { credits, repeats } = linesOf(
      `Date,Details,Credit\n${row}\n${row}\n21/11/2026,CASH,501\n21/11/2026,CASH,501`,
    );
    expect([credits.map(({ index }) => index), repeats]).toEqual([[0, 1, 2], 1]);
  });
});

describe('text', () => {
  it.each([
    'Dear Customer, your a/c XX1234 is credited with Rs.1,101.00 on 21-11-26 by a/c linked to VPA name@bank (UPI Ref No 432187654321). Avl Bal Rs.50,000.00',
    'Rs.1101.00 credited to HDFC Bank A/c XX1234 on 21-11-26 from VPA name@oksbi (UPI 432187654321)',
    'Dear UPI user A/C X1234 credited by 1101.0 on date 21Nov26 transfer from SAMEER B Ref No 432187654321 -SBI',
    'INR 1101.00 credited\nA/c no. XX1234\n21-11-26, 18:12:11 IST\nUPI/P2A/432187654321/SAMEER B/SBI - Axis Bank',
    'Acct XX123 is credited with Rs 1,101.00 on 21-Nov-26 from SAMEER B. UPI:432187654321-ICICI Bank.',
    'Nov 21, 2026\n06:20 pm\nCREDIT₹1,101\nReceived from SAMEER B\nUTR No. 432187654321\nCredited to XX1234',
    '21 Nov, 2026 Received from Sameer B ₹1,101\n06:12 PM UPI Transaction ID: 432187654321\nPaid to HDFC Bank 1234',
    'Sameer B paid you\n₹1,101\n21 November 2026, 6:12 pm\nUPI transaction ID\n432187654321',
  ])('has a credit: %s', (text) => {
    const lines = linesOf(text);
    expect(lines.credits).toMatchObject([{ day: '2026-11-21', amount: 1_101, isCertainlyCredit: true }]);
    expect(lines.credits[0]?.narration).toContain('432187654321');
    expect([lines.debits, lines.unreadable]).toEqual([0, []]);
  });

  it('has several payments, with or without empty lines between them', () => {
    const history = (between: string) =>
      [
        'Received from\nSameer Bhide\n₹1,101\n21 Nov 2026, 6:12 pm',
        'Paid to\nTea stall\n₹20\n22 Nov 2026, 6:12 pm',
        'Received from\nLeela Kurup\n₹501\n23 Nov 2026, 6:12 pm',
      ].join(between);
    for (const between of ['\n', '\n\n']) {
      const lines = linesOf(history(between));
      expect([lines.credits.map(({ day, amount }) => [day, amount]), lines.debits]).toEqual([
        [
          ['2026-11-21', 1_101],
          ['2026-11-23', 501],
        ],
        1,
      ]);
      expect(lines.credits.map(({ narration }) => /Sameer|Leela|Tea/.exec(narration)?.[0])).toEqual([
        'Sameer',
        'Leela',
      ]);
    }
  });

  it('has rows of a PDF, whose balance tells credits from debits', () => {
    const lines = linesOf(
      [
        'Statement of account 1234',
        'Date Narration Ref Withdrawal Deposit Balance',
        '21/11/26 UPI-SAMEER BHIDE-SAMEER@OKSBI 432187654321 1,101.00 50,101.00',
        'SHG-7K2M-9PQR',
        '22/11/26 UPI-SHOP 432187654322 20.00 50,081.00',
        '23/11/26 UPI-LEELA 432187654323 501.00 50,582.00',
      ].join('\n'),
    );
    expect(lines.credits.map(({ amount, isCertainlyCredit }) => [amount, isCertainlyCredit])).toEqual([
      [1_101, false],
      [501, true],
    ]);
    expect(lines.credits[0]?.narration).toContain('SHG-7K2M-9PQR');
    expect(lines.debits).toBe(1);
  });

  it('has no payment that failed', () => {
    const lines = linesOf('Received from Sameer ₹501 21 Nov 2026 Failed');
    expect([lines.credits, lines.unreadable.map(({ why }) => why)]).toEqual([[], ['not-paid']]);
  });
});

describe('what is no statement', () => {
  it.each([
    ['empty', ' \n '],
    ['pdf', '%PDF-1.7 …'],
    ['spreadsheet', 'PK\u0003\u0004…'],
    ['web-page', '<!DOCTYPE html><table>'],
    ['not-text', 'D\u0000a\u0000t\u0000e\u0000'],
    ['no-transactions', 'Dear Sir, please find attached.'],
    ['no-transactions', 'Date,Details,Credit'],
    ['too-long', 'a'.repeat(LONGEST_FILE + 1)],
  ])('is reported as %s', (why, text) => expect(whyOf(text)).toBe(why));
});

describe('any text', () => {
  const parts = fc.constantFrom(
    ...[
      'Date',
      'Credit',
      'Amount',
      'Dr/Cr',
      'Details',
      '21/11/2026',
      '99 Nov 26',
      '₹',
      'Rs.',
      '1,101.00',
      '501',
      '(',
      '-',
    ],
    ...[
      ',',
      ';',
      '\t',
      '|',
      '"',
      '\n',
      '\r\n',
      ' ',
      'CR',
      'dr',
      'SHG-7K2M',
      '432187654321',
      'x@ok',
      '५०१',
      '\ufeff',
      '%',
    ],
  );
  const mixed = fc.array(parts, { maxLength: 60 }).map((all) => all.join(''));

  it('is read without an error, into whole amounts of paise', () => {
    fc.assert(
      fc.property(fc.oneof(mixed, fc.string({ unit: 'binary' }), fc.string()), (text) => {
        const statement = readStatement(text);
        if (!statement.ok) return;
        const { credits } = statement.lines;
        expect(matchCredits(credits, [])).toHaveLength(credits.length);
        for (const { amount } of credits) expect(amount > 0 && Number.isFinite(amount)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('put into a statement loses no other line', () => {
    const { payments } = weddingAccount(1);
    for (const { write } of BANK_FORMATS) {
      const lines = write(payments).split('\n');
      const least = linesOf(lines.join('\n')).credits.length - 1;
      fc.assert(
        fc.property(fc.nat({ max: 50 }), fc.string(), (at, text) => {
          const damaged = [...lines];
          damaged[at + 8] = text.replace(/[\r\n]/g, ' ');
          expect(linesOf(damaged.join('\n')).credits.length).toBeGreaterThanOrEqual(least);
        }),
        { numRuns: 100 },
      );
    }
  });
});
