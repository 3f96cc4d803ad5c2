import { Failure } from '../domain/failure.ts';
import { characterCount } from '../domain/text.ts';

/** What somebody typed, without the space around it. The rules would refuse a wrong length without saying why. */
export function enteredText(name: string, text: string, least: number, most: number): string {
  const trimmed = text.trim();
  const count = characterCount(trimmed);
  if (count < least || count > most)
    throw new Failure('invalid', `${name} has ${count} characters; it may have ${least} to ${most}.`);
  return trimmed;
}

export function enteredEmail(text: string): string {
  const email = enteredText('The e-mail address', text, 3, 254);
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw new Failure('invalid', `"${email}" is no e-mail address.`);
  return email;
}

/** What nobody typed, and may be cut off: as many characters as there is room for. */
export function cutOff(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('');
}
