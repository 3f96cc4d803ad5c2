import { INVISIBLE } from './readable-text.ts';
import { text } from './schema.ts';

const part = String.raw`[^${INVISIBLE}\n\s\p{Z}\u{200C}\u{200D}@<>"(),:;`;
/** A local part, an @ and a domain with a dot. */
const EMAIL = new RegExp(`^${part}]+@${part}.]+([.]${part}.]+)+$`, 'u');

export const email = text({ least: 1, most: 254, pattern: EMAIL, mismatch: 'not-an-email' });

export function isEmailAddress(text: string): boolean {
  return EMAIL.test(text);
}
