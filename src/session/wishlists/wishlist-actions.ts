import type { MessageKey } from '../../config/messages/en.ts';
import { Failure } from '../../domain/failure.ts';
import { type EditProblem, EditRefused } from '../../domain/item-editing.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Announcer } from '../toasts/announcer.ts';
import { asFailure } from '../outcome.ts';
import type { WishlistChanges } from './api.ts';

/** The outcome of a change. `problem`: the current state of the wishlist does not allow it. */
type WishlistOutcome<T = Wishlist> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure; readonly problem: EditProblem | null };

/** The changes, each of which says by a toast what became of it, and resolves to it. */
export type WishlistActions = {
  readonly [Name in keyof WishlistChanges]: (
    ...parameters: Parameters<WishlistChanges[Name]>
  ) => Promise<WishlistOutcome<Awaited<ReturnType<WishlistChanges[Name]>>>>;
};

interface Words {
  readonly done: MessageKey;
  readonly failed: MessageKey;
  /** Replaces `failed` if the session has ended. */
  readonly signedOut?: MessageKey;
}

const WORDS = {
  create: {
    done: 'toast.wishlist-created',
    failed: 'toast.wishlist-create-failed',
    signedOut: 'create-wishlist.not-logged-in',
  },
  update: { done: 'toast.wishlist-updated', failed: 'toast.wishlist-update-failed' },
  remove: { done: 'toast.wishlist-deleted', failed: 'toast.wishlist-delete-failed' },
  addItem: { done: 'toast.item-added', failed: 'toast.item-add-failed' },
  updateItem: { done: 'toast.item-updated', failed: 'toast.item-update-failed' },
  removeItem: { done: 'toast.item-deleted', failed: 'toast.item-delete-failed' },
} as const satisfies Record<string, Words>;

/** No mutations of react-query: the owner's bar on the guest's page does without it. */
export function wishlistActions(api: WishlistChanges, announcer: Announcer): WishlistActions {
  async function attempt<T>({ done, failed, signedOut }: Words, act: () => Promise<T>): Promise<WishlistOutcome<T>> {
    try {
      const value = await act();
      announcer.done(done);
      return { ok: true, value };
    } catch (error) {
      if (error instanceof EditRefused) {
        const { problem, message } = error;
        announcer.mend(failed, problem);
        return { ok: false, failure: new Failure('invalid', message, error), problem };
      }
      const failure = asFailure(error);
      if (signedOut && failure.reason === 'must-sign-in') announcer.refused(signedOut);
      else announcer.failed(failed, failure);
      return { ok: false, failure, problem: null };
    }
  }

  return {
    create: (creation) => attempt(WORDS.create, () => api.create(creation)),
    update: (id, changes) => attempt(WORDS.update, () => api.update(id, changes)),
    remove: (id) => attempt(WORDS.remove, () => api.remove(id)),
    addItem: (id, item, details) => attempt(WORDS.addItem, () => api.addItem(id, item, details)),
    updateItem: (id, item, details) => attempt(WORDS.updateItem, () => api.updateItem(id, item, details)),
    removeItem: (id, item) => attempt(WORDS.removeItem, () => api.removeItem(id, item)),
    reorderItems: (id, order) => attempt(WORDS.update, () => api.reorderItems(id, order)),
  };
}
