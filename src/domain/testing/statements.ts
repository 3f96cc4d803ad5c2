import { transactionId } from '../ids.ts';
import { rupees } from '../money.ts';
import type { ReconcilableGift } from '../reconciliation/evidence.ts';
import { DAY_MS } from '../calendar.ts';
import { referenceOf } from '../reference.ts';

/** How the payment of a gift can be recognized in the statement. */
type Trace = 'reference' | 'cut-reference' | 'utr' | 'name' | 'bare-reference';
const TRACES: readonly Trace[] = ['reference', 'cut-reference', 'utr', 'name', 'bare-reference'];

const FIRST_NAMES = 'Mihir Ashwini Prasad Leela Sameer Meenakshi Karthik Neel Senthil Farah Gurleen Jaspal Rohan'.split(
  ' ',
);
const SURNAMES = 'Sabnis Ranade Limaye Kurup Bhide Raghunathan Bajwa Joseph'.split(' ');
const AMOUNTS = [501, 1_101, 501, 2_101, 1_101, 501, 5_001, 11_001];
const START = Date.parse('2026-11-02T04:30:00Z');

export interface Payment {
  /** null for money that is not a gift. */
  readonly gift: ReconcilableGift | null;
  readonly kind: 'gift' | 'again' | 'other' | 'debit';
  readonly day: Date;
  readonly amount: number;
  readonly payer: string;
  readonly utr: string;
  readonly remark: string;
}

const utrOf = (number: number) => String(632_100_000_000 + number * 7_919);

/** A linear congruential generator: enough to spread references. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

function hex(random: () => number, length: number): string {
  return Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
}

/** 52 gifts, and the 60 payments of the account: all gifts but one, one of them twice and one with ₹1 more, and other money. */
export function weddingAccount(seed: number) {
  const random = seeded(seed);
  const ids = Array.from({ length: 52 }, () => `${hex(random, 8)}-${hex(random, 4)}-4c2f-9d3e-${hex(random, 12)}`);
  const gifts = ids.map((id, at): ReconcilableGift & { trace: Trace; payer: string } => {
    const trace = TRACES[at % TRACES.length] ?? 'reference';
    const payer = `${FIRST_NAMES[at % FIRST_NAMES.length]} ${SURNAMES[at % SURNAMES.length]}`;
    const createdAt = new Date(START + Math.floor(at / 3) * DAY_MS + at * 60_000);
    const isSent = trace === 'utr' || trace === 'bare-reference';
    return {
      id: transactionId(id),
      amount: rupees(AMOUNTS[at % AMOUNTS.length] ?? 501),
      isAnonymous: trace === 'reference' && at % 3 === 0,
      displayName: trace === 'cut-reference' && at % 4 === 0 ? 'आई आणि बाबा' : payer,
      createdAt,
      status: isSent ? 'sent' : 'promised',
      sentAt: isSent ? createdAt : null,
      // A number that was typed wrongly does no harm beside a reference.
      utr: trace === 'utr' ? utrOf(at) : trace === 'bare-reference' ? '111122223333' : null,
      trace,
      payer,
    };
  });
  const paymentOf = (gift: (typeof gifts)[number], at: number): Payment => ({
    gift,
    kind: 'gift',
    day: new Date(gift.createdAt.getTime() + (at % 3) * DAY_MS),
    amount: gift.amount + (at === 50 ? 1 : 0),
    payer: gift.payer,
    utr: utrOf(at),
    remark: remarkOf(gift),
  });
  const paid = gifts.slice(0, 51).map(paymentOf);
  const [twice] = gifts;
  const other = (kind: 'other' | 'debit', number: number, amount: number, payer: string, remark: string): Payment => ({
    gift: null,
    kind,
    day: new Date(START + number * DAY_MS),
    amount,
    payer,
    utr: utrOf(900 + number),
    remark,
  });
  const payments: readonly Payment[] = [
    ...paid,
    ...(twice
      ? [{ ...paymentOf(twice, 0), kind: 'again' as const, utr: utrOf(800), day: new Date(START + 12 * DAY_MS) }]
      : []),
    other('other', 1, 84_250, 'ACME SOFTWARE', 'SALARY NOV'),
    other('other', 5, 501, 'BOOK SHOP', 'REFUND'),
    other('other', 6, 1_101, 'CASH DEPOSIT BRANCH', 'CASH DEPOSIT'),
    other('other', 9, 37.5, 'BANK', 'INTEREST'),
    other('debit', 2, 501, 'Sameer Bhide', 'RENT'),
    other('debit', 3, 1_101, 'FLORIST', 'ADVANCE'),
    other('debit', 7, 20_000, 'HALL', 'BOOKING'),
    other('debit', 8, 220, 'TEA STALL', 'UPI'),
  ];
  return { gifts, payments: [...payments].sort((one, later) => one.day.getTime() - later.day.getTime()) };
}

function remarkOf({ id, trace }: { readonly id: ReconcilableGift['id']; readonly trace: Trace }): string {
  const reference = referenceOf(id);
  if (trace === 'reference') return reference;
  if (trace === 'cut-reference') return reference.slice(0, 9);
  if (trace === 'bare-reference') return reference.toLowerCase().replaceAll('-', '');
  return 'UPI';
}

/** A statement as the net banking of a bank writes it. */
export interface BankFormat {
  readonly bank: string;
  readonly write: (payments: readonly Payment[]) => string;
}

const two = (number: number) => String(number).padStart(2, '0');
const dated = (day: Date, separator: string, year: (full: number) => string) =>
  [two(day.getUTCDate()), two(day.getUTCMonth() + 1), year(day.getUTCFullYear())].join(separator);
const full = String;
const short = (year: number) => String(year).slice(2);
const money = (amount: number) => amount.toLocaleString('en-IN', { minimumFractionDigits: 2 });
const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell}"` : cell);
const addressOf = (payer: string) => `${payer.toLowerCase().replaceAll(' ', '.')}@okaxis`;

function withBalance(payments: readonly Payment[]) {
  let balance = 50_000;
  return payments.map((payment) => {
    const isDebit = payment.kind === 'debit';
    balance += isDebit ? -payment.amount : payment.amount;
    return { ...payment, isDebit, balance: money(balance), amount: money(payment.amount) };
  });
}

export const BANK_FORMATS: readonly BankFormat[] = [
  {
    bank: 'SBI',
    write: (payments) =>
      [
        'Account Name\t:Gauri Sabnis',
        'Account Number\t:_00000012345678901',
        'Start Date\t:1 Nov 2026',
        '',
        'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance',
        ...withBalance(payments).map(({ day, payer, utr, remark, isDebit, amount, balance }) => {
          const date = `${day.getUTCDate()} Nov ${day.getUTCFullYear()}`;
          const narration = [
            isDebit ? 'TO TRANSFER-UPI/DR' : 'BY TRANSFER-UPI/CR',
            utr,
            payer.toUpperCase().slice(0, 8),
            'UTIB',
            addressOf(payer).slice(0, 10),
            `${remark}--`,
          ].join('/');
          const sides = isDebit ? [amount, ' '] : [' ', amount];
          return [date, date, `   ${narration}`, 'TRANSFER FROM 4897694162092', ...sides, balance].join('\t');
        }),
        '',
        '**This is a computer generated statement and does not require a signature',
      ].join('\n'),
  },
  {
    bank: 'HDFC',
    write: (payments) =>
      [
        '',
        ' Date ,Narration ,Value Dat,Debit Amount ,Credit Amount ,Chq/Ref Number ,Closing Balance',
        ...withBalance(payments).map(({ day, payer, utr, remark, isDebit, amount, balance }) => {
          const date = dated(day, '/', short);
          const narration = `UPI-${payer.toUpperCase()}-${addressOf(payer).toUpperCase()}-UTIB0000123-${utr}-${remark}`;
          const sides = isDebit ? [amount, '0.00'] : ['0.00', amount];
          return [date, narration, date, ...sides, `0000${utr}`, balance].map(quoted).join(',');
        }),
      ].join('\r\n'),
  },
  {
    bank: 'ICICI',
    write: (payments) =>
      [
        'DETAILED STATEMENT,,,,,,,',
        'Account Number,012345678901 ( INR ) - Gauri Sabnis,,,,,,',
        'Transaction Date from,01/11/2026,to,30/11/2026,,,,',
        'S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )',
        ...withBalance(payments).map(({ day, payer, utr, remark, isDebit, amount, balance }, at) => {
          const date = dated(day, '/', full);
          const narration = `UPI/${utr}/${remark.slice(0, 15)}/${addressOf(payer).slice(0, 15)}/AXIS BANK/${payer.toUpperCase().slice(0, 20)}`;
          const sides = isDebit ? [amount, '0.00'] : ['0.00', amount];
          return [String(at + 1), date, date, '-', narration, ...sides, balance].map(quoted).join(',');
        }),
        ',,,,,,,',
        'Legends Used in Account Statement,,,,,,,',
      ].join('\n'),
  },
];
