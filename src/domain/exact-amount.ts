import { formatNumber } from './format.ts';

/** ₹1,018.43: fees and banks count paise, unlike gifts. In a file of its own, because guests load format.ts. */
export function formatExactAmount(amount: number): string {
  const [rupees, paise] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '-' : ''}₹${formatNumber(Number(rupees))}.${paise}`;
}
