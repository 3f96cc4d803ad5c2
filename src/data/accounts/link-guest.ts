import type { User, UserCredential } from 'firebase/auth';

/**
 * Makes a guest without an account an account of the provider that `link` signs in with. The token of the link can still
 * name the anonymous provider, so a new one is requested: with the old one, the rules would refuse a gift to a wishlist
 * that asks guests to sign in.
 */
export async function linkGuest(guest: User, link: (guest: User) => Promise<UserCredential>): Promise<UserCredential> {
  const linked = await link(guest);
  // If this fails, the account exists nevertheless. The next token comes within an hour.
  await linked.user.getIdToken(true).catch((thrown: unknown) => console.info('The token was not renewed.', thrown));
  return linked;
}
