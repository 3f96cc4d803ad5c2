import { rupees, sum } from '../../domain/money.ts';
import { fee } from '../../domain/platform.ts';

export interface Example {
  readonly name: 1 | 2 | 3 | 4 | 'all';
  readonly given: number;
  readonly fee: number;
  readonly reaches: number;
}

const GIFTS = [
  { name: 1, given: rupees(501) },
  { name: 2, given: rupees(2_101) },
  { name: 3, given: rupees(11_001) },
  { name: 4, given: rupees(51_000) },
] as const;

/** The fee and the remainder for four contributions and their total. */
export function examplesAt(feePercent: number): readonly Example[] {
  const gifts = GIFTS.map(({ name, given }) => worked(name, given, fee(given, { feePercent })));
  const fees = gifts.reduce((total, gift) => total + gift.fee, 0);
  return [...gifts, worked('all', sum(GIFTS.map(({ given }) => given)), fees)];
}

function worked(name: Example['name'], given: number, itsFee: number): Example {
  const paise = Math.round(itsFee * 100);
  return { name, given, fee: paise / 100, reaches: (given * 100 - paise) / 100 };
}
