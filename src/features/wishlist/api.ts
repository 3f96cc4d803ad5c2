import type { Connection } from '../../data/connection.ts';
import type { RewordedGift } from '../../data/contributions/reword-gift.ts';
import type { TakenBack } from '../../data/contributions/take-back.ts';
import type { Contributed, ContributionOptions } from '../../data/contributions/record-contribution.ts';
import type { DeviceGift } from '../../data/drafts/device-gifts.ts';
import { readWishlistAsGuest, type WishlistRead } from '../../data/rest/read-wishlist.ts';
import type { StoredDocument } from '../../data/rest/requests.ts';
import type { ReadOne } from '../../data/firebase/read-one.ts';
import type { Counted } from '../../data/tracking/counters.ts';
import type { Visit } from '../../domain/analytics.ts';
import type { ContributionForm, Giver } from '../../domain/contribution.ts';
import type { CheckedReport } from '../../domain/forms/report-form.ts';
import type { ItemId, PersonId, WishlistId } from '../../domain/ids.ts';
import type { PlatformSettings } from '../../domain/platform.ts';
import type { Words } from '../../domain/rewording.ts';
import type { UpiAccount } from '../../domain/upi.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { LanguageStore } from '../../session/language/language-store.ts';
import type { WishlistsApi } from '../../session/wishlists/api.ts';
import type { AdminBarApi } from './admin-bar.tsx';
import { type CountShare, countShare } from '../../session/wishlists/sharing.ts';

/** What the guest's page does. Only the first read is part of the page; the rest is loaded on demand. */
export interface GuestApi {
  readonly readAsGuest: (id: WishlistId) => Promise<WishlistRead>;
  readonly readAsMember: (id: WishlistId) => Promise<ReadOne<Wishlist>>;
  /** What was last read here, while a read hangs or after it failed without a connection; null if nothing was. */
  readonly lastKnown: (id: WishlistId, failed?: WishlistRead) => Promise<WishlistRead | null>;
  /** Remembers what the server answered to a guest, for a visit without a connection. */
  readonly keep: (id: WishlistId, read: Loadable<Wishlist>) => Promise<unknown>;
  /** To the general fund without an item. Rejects with ContributionRefused where the wishlist does not accept it. */
  readonly contribute: (
    wishlist: WishlistId,
    item: ItemId | null,
    form: ContributionForm,
    options: ContributionOptions,
  ) => Promise<Contributed>;
  /** Reads the wishlist ahead, so that recording a contribution is a single request. */
  readonly readToContribute: (wishlist: WishlistId, giver: Giver) => Promise<StoredDocument | null>;
  /** Loads what guests without an account need to give under their name. */
  readonly prepareGivingByName: () => Promise<unknown>;
  /** The UPI addresses in use; empty if there are none. */
  readonly readUpiAccounts: (wishlist: WishlistId) => Promise<readonly UpiAccount[]>;
  /** The giver says that the money was sent. */
  readonly markSent: (gift: DeviceGift, utr: string | null) => Promise<DeviceGift>;
  /** Rejects if the couple has received the gift or said thank you. */
  readonly takeBack: (gift: DeviceGift) => Promise<TakenBack>;
  /** False if the couple has received the gift or said thank you, as far as its giver can know. */
  readonly mayReword: (gift: DeviceGift) => Promise<boolean>;
  /** The giver changes name and blessing. */
  readonly rewordGift: (gift: DeviceGift, words: Words) => Promise<RewordedGift>;
  readonly readSettings: () => Promise<PlatformSettings>;
  readonly report: (wishlist: WishlistId, report: CheckedReport, reporter: PersonId) => Promise<unknown>;
  readonly countView: (wishlist: Counted, visit: Visit) => Promise<void>;
  readonly countLinkClick: (wishlist: WishlistId, item: ItemId, itemIndex: number) => Promise<void>;
  readonly countShare: CountShare;
  /** The actions of the owner's bar. In production the bar loads its own. */
  readonly owning?: WishlistsApi;
  /** The same for the bar of admins. */
  readonly moderating?: AdminBarApi;
}

export function guestApi(connection: Connection, { withAreas }: LanguageStore): GuestApi {
  const contributions = () => import('../../data/contributions/record-contribution.ts');
  const kept = () => import('../../data/kept/kept-wishlists.ts');
  return {
    readAsGuest: (id) => readWishlistAsGuest(connection.environment, id),
    readAsMember: async (id) => (await import('../../data/wishlists/read-wishlist.ts')).readWishlist(connection, id),
    lastKnown: async (...read) => (await kept()).lastKnown(...read),
    keep: async (...read) => (await kept()).keep(...read),
    contribute: async (...gift) => (await contributions()).recordContribution(connection, ...gift),
    readToContribute: async (...read) => (await contributions()).readToContribute(connection, ...read),
    prepareGivingByName: () => import('../../data/accounts/guest-sign-in.ts'),
    readUpiAccounts: async (id) =>
      (await import('../../data/rest/read-payment-details.ts')).readUpiAccounts(connection, id),
    markSent: async (...sent) => (await import('../../data/contributions/mark-sent.ts')).markSent(connection, ...sent),
    takeBack: async (gift) => (await import('../../data/contributions/take-back.ts')).takeBack(connection, gift),
    mayReword: async (gift) => (await import('../../data/contributions/reword-gift.ts')).mayReword(connection, gift),
    rewordGift: async (...change) =>
      (await import('../../data/contributions/reword-gift.ts')).rewordGift(connection, ...change),
    readSettings: async () => {
      const { readSettingsAsGuest } = await withAreas(import('../../data/rest/read-settings.ts'), 'problems');
      return readSettingsAsGuest(connection);
    },
    report: async (wishlistId, report, reporter) => {
      const { reportWishlist } = await import('../../data/support/operations.ts');
      return reportWishlist(connection, { wishlistId, ...report }, reporter);
    },
    countView: async (...view) => (await import('../../data/tracking/track-view.ts')).trackView(connection, ...view),
    countLinkClick: async (...click) =>
      (await import('../../data/tracking/operations.ts')).trackLinkClick(connection, ...click),
    countShare: countShare(connection),
  };
}
