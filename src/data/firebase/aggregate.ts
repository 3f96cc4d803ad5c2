import { count, getAggregate, sum, type Query } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import { rupees, type Rupees } from '../../domain/money.ts';
import { orFailure, toFailure } from '../to-failure.ts';

/** The number of documents that a query matches, without reading them. */
export async function countOf(query: Query): Promise<number> {
  return orFailure(async () => {
    const { total } = (await getAggregate(query, { total: count() })).data();
    return total;
  });
}

export interface Giving {
  readonly count: number;
  readonly amount: Rupees;
}

/** The number and sum of the contributions that a query matches, without reading them. */
export async function givingOf(query: Query): Promise<Giving> {
  try {
    const { total, amount } = (await getAggregate(query, { total: count(), amount: sum('amount') })).data();
    return { count: total, amount: rupees(amount) };
  } catch (error) {
    if (error instanceof RangeError) throw new Failure('unexpected-data', `transactions: ${error.message}`, error);
    throw toFailure(error);
  }
}
