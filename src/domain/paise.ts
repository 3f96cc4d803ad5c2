const EXACT = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** ₹1,018.43: fees and banks count paise, unlike gifts. Apart from format.ts, which guests load. */
export function formatPaise(amount: number): string {
  return EXACT.format(amount);
}
