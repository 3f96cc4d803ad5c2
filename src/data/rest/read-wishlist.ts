import type { Environment } from '../../config/environment.ts';
import { Failure } from '../../domain/failure.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { decodeFields } from './decode-fields.ts';
import { documentAddress } from './document-address.ts';

/** The server's response. The inline script requests it before any other script is loaded (app/first-paint). */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Every state except loading. */
export type WishlistRead =
  | Exclude<Loadable<Wishlist>, { state: 'loading' | 'ready' }>
  /** `asOf`: when it was read, if there is no connection (data/kept). */
  | { readonly state: 'ready'; readonly value: Wishlist; readonly asOf?: Date };

/**
 * Reads a wishlist without authentication and without the SDK, in one request. Never rejects. `denied` may mean that it
 * is private to the signed-in user, so the SDK then reads it as that user.
 */
export async function readWishlistAsGuest(environment: Environment, id: WishlistId): Promise<WishlistRead> {
  try {
    return understand(id, await ask(documentAddress(environment, `wishlists/${id}`)));
  } catch (thrown) {
    return { state: 'failed', failure: new Failure('offline', String(thrown), thrown) };
  }
}

export function understand(id: WishlistId, { status, body }: Answer): WishlistRead {
  if (status === 404) return { state: 'missing' };
  if (status === 403) return { state: 'denied' };
  if (status !== 200) {
    return {
      state: 'failed',
      failure: new Failure('unknown', `The server answered ${status}: ${JSON.stringify(body)}`),
    };
  }
  try {
    return { state: 'ready', value: parseWishlist(id, decodeFields(body)) };
  } catch (thrown) {
    if (thrown instanceof Failure) return { state: 'failed', failure: thrown };
    throw thrown;
  }
}

async function ask(address: string): Promise<Answer> {
  const response = await fetch(address);
  return { status: response.status, body: await response.json() };
}
