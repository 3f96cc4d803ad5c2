import type { MessageKey } from '../../config/messages/en.ts';
import type { Connection } from '../../data/connection.ts';
import type { NewWishlist } from '../../data/wishlists/create-wishlist.ts';
import { Failure } from '../../domain/failure.ts';
import type { ItemId, WishlistId } from '../../domain/ids.ts';
import type { EditProblem } from '../../domain/item-editing.ts';
import type { ItemDetails, Wishlist, WishlistDetails } from '../../domain/wishlist.ts';
import type { Auth } from '../auth/auth-provider.tsx';
import type { Announcer } from '../toasts/announcer.ts';
import { asFailure } from '../outcome.ts';
import type { WishlistOperations } from './wishlist-operations.ts';

/** What became of a change. `problem`: what the wishlist, as it is now, does not allow. */
type WishlistOutcome<T = Wishlist> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure; readonly problem: EditProblem | null };

/** What owners do with their wishlists. Each says by a toast what became of it, and answers it too. */
export interface WishlistActions {
  /** `id`, like every item's, is made once and used again for every retry. */
  create(creation: Omit<NewWishlist, 'origin'>): Promise<WishlistOutcome>;
  update(id: WishlistId, changes: Partial<WishlistDetails>): Promise<WishlistOutcome>;
  /** Clears the selection if it was this one. */
  remove(id: WishlistId): Promise<WishlistOutcome<void>>;
  addItem(id: WishlistId, item: ItemId, details: ItemDetails): Promise<WishlistOutcome>;
  updateItem(id: WishlistId, item: ItemId, details: ItemDetails): Promise<WishlistOutcome>;
  removeItem(id: WishlistId, item: ItemId): Promise<WishlistOutcome>;
  /** `order` names every item once. */
  reorderItems(id: WishlistId, order: readonly ItemId[]): Promise<WishlistOutcome>;
}

interface ActionParts {
  readonly connection: Connection;
  readonly announcer: Announcer;
  readonly load: () => Promise<WishlistOperations>;
  readonly checkForBan: Auth['checkForBan'];
  readonly onRemoved: (id: WishlistId) => void;
}

interface Words {
  readonly done: MessageKey;
  readonly failed: MessageKey;
  /** Instead of `failed` when the session has ended. */
  readonly signedOut?: MessageKey;
}

export function wishlistActions({ connection, announcer, load, checkForBan, onRemoved }: ActionParts): WishlistActions {
  async function attempt<T>(
    { done, failed, signedOut }: Words,
    act: (operations: WishlistOperations) => Promise<T>,
  ): Promise<WishlistOutcome<T>> {
    let operations: WishlistOperations | null = null;
    try {
      operations = await load();
      const value = await act(operations);
      announcer.done(done);
      return { ok: true, value };
    } catch (error) {
      if (operations && error instanceof operations.EditRefused) {
        const { problem, message } = error;
        announcer.mend(failed, problem);
        return { ok: false, failure: new Failure('invalid', message, error), problem };
      }
      const failure = asFailure(error);
      if (!(await checkForBan(failure))) {
        if (signedOut && failure.reason === 'must-sign-in') announcer.refused(signedOut);
        else announcer.failed(failed, failure);
      }
      return { ok: false, failure, problem: null };
    }
  }

  return {
    create: (creation) =>
      attempt(
        {
          done: 'toast.wishlist-created',
          failed: 'toast.wishlist-create-failed',
          signedOut: 'create-wishlist.not-logged-in',
        },
        (operations) => operations.createWishlist(connection, { ...creation, origin: window.location.origin }),
      ),
    update: (id, changes) =>
      attempt({ done: 'toast.wishlist-updated', failed: 'toast.wishlist-update-failed' }, (operations) =>
        operations.editDetails(connection, id, changes),
      ),
    remove: (id) =>
      attempt({ done: 'toast.wishlist-deleted', failed: 'toast.wishlist-delete-failed' }, async (operations) => {
        await operations.deleteWishlist(connection, id);
        onRemoved(id);
      }),
    addItem: (id, item, details) =>
      attempt({ done: 'toast.item-added', failed: 'toast.item-add-failed' }, (operations) =>
        operations.addItem(connection, id, item, details),
      ),
    updateItem: (id, item, details) =>
      attempt({ done: 'toast.item-updated', failed: 'toast.item-update-failed' }, (operations) =>
        operations.editItem(connection, id, item, details),
      ),
    removeItem: (id, item) =>
      attempt({ done: 'toast.item-deleted', failed: 'toast.item-delete-failed' }, (operations) =>
        operations.removeItem(connection, id, item),
      ),
    reorderItems: (id, order) =>
      attempt({ done: 'toast.wishlist-updated', failed: 'toast.wishlist-update-failed' }, (operations) =>
        operations.reorderItems(connection, id, order),
      ),
  };
}
