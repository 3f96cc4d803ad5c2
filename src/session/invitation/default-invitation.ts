import { headingOf } from '../../domain/couple.ts';
import { occasionOf } from '../../domain/main-ceremony.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Catalogue } from '../language/catalogue.ts';
import { ceremonyWords } from '../wishlists/ceremony-words.ts';

/** The message areas of an invitation. */
export const INVITING = ['invite', 'invitation'] as const;

/** The words of an invitation whose couple wrote none: what the page knows, a line each. */
export function defaultInvitation(wishlist: Wishlist, catalogue: Pick<Catalogue, 'say' | 'language'>): string {
  const { say } = catalogue;
  const { when, place } = occasionWords(wishlist, catalogue);
  const facts = [headingOf(wishlist), when, place].filter((fact) => fact !== '');
  return [say('invite.greeting'), '', ...facts, '', say('invite.closing')].join('\n');
}

/** Day, time and place of the celebration; '' for what is not known. */
export function occasionWords(wishlist: Wishlist, catalogue: Pick<Catalogue, 'say' | 'language'>) {
  const words = ceremonyWords(catalogue);
  const { day, ceremony, place } = occasionOf(wishlist);
  return { when: ceremony ? words.when(ceremony) : day ? words.day(day) : '', place };
}
