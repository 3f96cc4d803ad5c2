const EXACT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** ₹1,018.43: fees and banks count paise, unlike gifts. In a file of its own, because guests load format.ts. */
export function formatExactAmount(amount: number): string {
  return EXACT.format(amount);
}
