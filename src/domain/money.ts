/** A whole number of rupees, not negative. Shagun has no paise. */
export type Rupees = number & { readonly __brand: 'Rupees' };

export function isRupees(amount: unknown): amount is Rupees {
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0);
}

export function rupees(amount: number): Rupees {
  if (!isRupees(amount)) throw new RangeError(`${amount} is not a whole number of rupees.`);
  return amount;
}

export const NOTHING = rupees(0);

export function plus(one: Rupees, other: Rupees): Rupees {
  return rupees(one + other);
}

/** Throws if the result would be negative. */
export function minus(from: Rupees, amount: Rupees): Rupees {
  return rupees(from - amount);
}

export function sum(amounts: Iterable<Rupees>): Rupees {
  let total = NOTHING;
  for (const amount of amounts) total = plus(total, amount);
  return total;
}

export function smaller(one: Rupees, other: Rupees): Rupees {
  return one < other ? one : other;
}
