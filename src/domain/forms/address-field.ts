import { isWebAddress } from '../web-address.ts';
import type { FieldProblem } from './field-problem.ts';

/** An optional link. */
export function addressProblem(address: string): FieldProblem | null {
  return address === '' || isWebAddress(address) ? null : { code: 'not-a-link' };
}

/** Phones capitalize the first letter of 'https://'. */
export function addressOf(text: string): string {
  return text.trim().replace(/^https?:/i, (scheme) => scheme.toLowerCase());
}
