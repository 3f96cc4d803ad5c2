import { type MutationMeta, useMutation } from '@tanstack/react-query';
import type { WishlistChanges } from './api.ts';
import { useWishlistsApi } from './wishlists-provider.tsx';

interface Change<Call extends (...parameters: never[]) => unknown> {
  readonly parameters: Parameters<Call>;
  readonly answer: Awaited<ReturnType<Call>>;
}
type Changes = { readonly [Name in keyof WishlistChanges]: Change<WishlistChanges[Name]> };
type Calls = {
  readonly [Name in keyof Changes]: (...parameters: Changes[Name]['parameters']) => Promise<Changes[Name]['answer']>;
};

interface Callbacks<T> {
  /** Called even if the component has unmounted, because the live list no longer has what it showed. */
  readonly onSuccess?: (value: T) => void;
  readonly onSettled?: () => void;
}

const UPDATED = { done: 'toast.wishlist-updated', failed: 'toast.wishlist-update-failed' } as const;

const TOASTS: Readonly<Record<keyof WishlistChanges, MutationMeta>> = {
  create: {
    done: 'toast.wishlist-created',
    failed: 'toast.wishlist-create-failed',
    signedOut: 'create-wishlist.not-logged-in',
  },
  update: UPDATED,
  remove: { done: 'toast.wishlist-deleted', failed: 'toast.wishlist-delete-failed' },
  addItem: { done: 'toast.item-added', failed: 'toast.item-add-failed' },
  updateItem: { done: 'toast.item-updated', failed: 'toast.item-update-failed' },
  markObtained: UPDATED,
  removeItem: { done: 'toast.item-deleted', failed: 'toast.item-delete-failed' },
  reorderItems: UPDATED,
  updateInvitation: UPDATED,
  addCeremony: UPDATED,
  updateCeremony: UPDATED,
  removeCeremony: UPDATED,
  updateInvitationTexts: UPDATED,
};

/** One of the changes that owners make to their wishlists, with its toasts. */
export function useWishlistAction<Name extends keyof WishlistChanges>(
  name: Name,
  callbacks: Callbacks<Changes[Name]['answer']> = {},
) {
  const calls: Calls = useWishlistsApi();
  return useMutation({
    mutationFn: (parameters: Changes[Name]['parameters']) => calls[name](...parameters),
    meta: TOASTS[name],
    ...callbacks,
  });
}
