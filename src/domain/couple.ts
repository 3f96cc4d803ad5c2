import type { Wishlist } from './wishlist.ts';

/** What a wishlist's page begins with: the couple's names or, without an invitation, the title. */
export function headingOf({ title, invitation }: Pick<Wishlist, 'title' | 'invitation'>): string {
  return invitation ? `${invitation.first} & ${invitation.second}` : title;
}
