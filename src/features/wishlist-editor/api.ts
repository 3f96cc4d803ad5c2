import type { Connection } from '../../data/connection.ts';
import type { Listed } from '../../data/listed.ts';
import type { EditingMark } from '../../domain/editing-mark.ts';
import type { Change } from '../../domain/history.ts';
import type { Host } from '../../domain/hosts.ts';
import type { ItemId, UserId, WishlistId } from '../../domain/ids.ts';
import type { PaymentDetails } from '../../domain/payment-details.ts';
import type { UpiAccount } from '../../domain/upi.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Watch } from '../../session/server-state/use-live-query.ts';

/** Where the gifts of a wishlist are sent. */
export interface PaymentsApi {
  /** null if the owner has added no UPI address. */
  readonly read: (id: WishlistId) => Promise<PaymentDetails | null>;
  readonly change: (id: WishlistId, accounts: readonly UpiAccount[]) => Promise<PaymentDetails>;
}

export function paymentsApi(connection: Connection): PaymentsApi {
  const details = () => import('../../data/wishlists/payment-details.ts');
  return {
    read: async (id) => (await details()).ownPaymentDetails(connection, id),
    change: async (id, accounts) => (await details()).changePaymentDetails(connection, id, accounts),
  };
}

/**
 * Resolves to the picture's address. `onProgress` receives values from 0 to 1. Rejects with the signal's reason, or a
 * `PictureRefused` or another Failure.
 */
export type UploadPicture = (
  kind: 'item' | 'cover',
  picture: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>;

/** The pictures of items and of the couple, in Storage. */
export interface Pictures {
  readonly upload: UploadPicture;
  /** Deletes pictures that are no longer used. */
  readonly discard: (addresses: readonly string[]) => void;
}

/** Resizes pictures in the browser before the upload. Storage is loaded on first use. */
export function picturesApi(connection: Connection): Pictures {
  return {
    upload: async (kind, picture, onProgress, signal) => {
      const { uploadPicture } = await import('../../data/pictures/operations.ts');
      return uploadPicture(connection, kind, picture, { onProgress, signal });
    },
    discard: (addresses) => {
      if (addresses.length === 0) return;
      import('../../data/pictures/operations.ts')
        .then(({ discardPictures }) => discardPictures(connection, addresses))
        .catch((thrown: unknown) => console.info('A picture could not be deleted.', thrown));
    },
  };
}

/** Which of the hosts is editing what. */
export interface EditingApi {
  /** This host has the editor open, or the sheet of a gift. */
  readonly mark: (id: WishlistId, host: UserId, itemId: ItemId | null) => Promise<void>;
  readonly stop: (id: WishlistId, host: UserId) => Promise<void>;
  readonly watch: (id: WishlistId) => Watch<Listed<EditingMark>>;
  readonly hosts: (id: WishlistId) => Promise<Listed<Host>>;
}

export function editingApi(connection: Connection): EditingApi {
  const editing = () => import('../../data/hosts/editing.ts');
  return {
    mark: async (...marked) => (await editing()).markEditing(connection, ...marked),
    stop: async (...stopped) => (await editing()).stopEditing(connection, ...stopped),
    watch: (id) => async (onValue, signal) => (await editing()).watchEditing(connection, id, onValue, signal),
    hosts: async (id) => (await import('../../data/hosts/operations.ts')).listHosts(connection, id),
  };
}

/** Who changed what, and undoing it. */
export interface HistoryApi {
  /** The newest change first. */
  readonly read: (id: WishlistId) => Promise<readonly Change[]>;
  /** Rejects with EditRefused if it was changed since. */
  readonly undo: (id: WishlistId, change: Change) => Promise<Wishlist>;
  readonly hosts: (id: WishlistId) => Promise<Listed<Host>>;
}

export function historyApi(connection: Connection): HistoryApi {
  const history = () => import('../../data/wishlists/history.ts');
  return {
    read: async (id) => (await history()).readHistory(connection, id),
    undo: async (id, change) => (await history()).undoChange(connection, id, change),
    hosts: editingApi(connection).hosts,
  };
}
