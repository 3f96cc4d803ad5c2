import type { Contributed, ContributionOptions } from '../../../data/contributions/record-contribution.ts';
import type { DeviceGift } from '../../../data/drafts/device-gifts.ts';
import type { WishlistRead } from '../../../data/rest/read-wishlist.ts';
import { contribute, type ContributionForm, statusOfNewGift } from '../../../domain/contribution.ts';
import { ContributionRefused, Failure } from '../../../domain/failure.ts';
import { editDetails, EditRefused } from '../../../domain/item-editing.ts';
import { DEFAULT_TEXTS } from '../../../domain/invitation-texts.ts';
import { ANONYMOUS, type ItemId, type PersonId, type TransactionId, userId } from '../../../domain/ids.ts';
import { DEFAULT_SETTINGS } from '../../../domain/platform.ts';
import type { UpiAccount } from '../../../domain/upi.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import type { WishlistsApi } from '../../../session/wishlists/api.ts';
import type { AdminBarApi } from '../admin-bar.tsx';
import type { GuestApi } from '../api.ts';

const notHere = () =>
  Promise.reject(new Error('Neither gifts nor the invitation are edited on the page of a wishlist.'));
const NOT_HERE = {
  watchOwn: notHere,
  watchShared: notHere,
  create: notHere,
  addItem: notHere,
  updateItem: notHere,
  markObtained: notHere,
  removeItem: notHere,
  reorderItems: notHere,
  updateInvitation: notHere,
  addCeremony: notHere,
  updateCeremony: notHere,
  removeCeremony: notHere,
  updateInvitationTexts: notHere,
};

/** A wishlist without Firebase that accepts contributions according to the domain's rules. */
export class OneWishlist implements GuestApi {
  /** The answer to an unauthenticated read. */
  read: WishlistRead;
  /** The answer to a read by the signed-in user; null for the same answer. */
  readByName: Exclude<WishlistRead, { state: 'failed' }> | null = null;
  reads = 0;
  /** Every attempt, whatever its outcome. */
  readonly tries: { id: TransactionId; itemId: ItemId | null; form: ContributionForm }[] = [];
  readonly recorded = new Map<TransactionId, ContributionForm>();
  readonly counted: string[] = [];
  accounts: readonly UpiAccount[] = [];
  /** The gifts whose givers said that they have sent them. */
  readonly sent: DeviceGift[] = [];
  moderating?: AdminBarApi;
  readonly reports: object[] = [];
  /** Thrown once by the next operation. */
  failure: Error | null = null;
  /** The next contribution is recorded, but its response is lost. */
  losesAnswer = false;
  /** Contributions wait until this is resolved. */
  held: Promise<void> | null = null;
  /** The couple has said thank you for every gift. */
  isThanked = false;
  /** An admin has switched contributions off. */
  isPaused = false;
  /** A change by others just before the next contribution. */
  meanwhile: ((before: Wishlist) => Wishlist) | null = null;

  /** What the browser has kept. */
  kept: WishlistRead | null = null;

  constructor(wishlist: Wishlist) {
    this.read = { state: 'ready', value: wishlist };
  }

  get now(): Wishlist {
    if (this.read.state !== 'ready') throw new Error(`The wishlist is ${this.read.state}.`);
    return this.read.value;
  }

  become(value: Wishlist): void {
    this.read = { state: 'ready', value };
  }

  hold(): () => void {
    let release = () => undefined as void;
    this.held = new Promise((resolve) => (release = resolve));
    return () => {
      this.held = null;
      release();
    };
  }

  readonly lastKnown: GuestApi['lastKnown'] = async () => this.kept;
  readonly keep: GuestApi['keep'] = async () => undefined;
  readonly readAsGuest: GuestApi['readAsGuest'] = async () => {
    this.reads += 1;
    return this.read;
  };

  readonly readAsMember: GuestApi['readAsMember'] = async () => {
    this.reads += 1;
    const read = this.readByName ?? this.read;
    if (read.state === 'failed') throw read.failure;
    return read;
  };

  readonly contribute: GuestApi['contribute'] = (_, ...gift) => this.#give(...gift);
  readonly readToContribute: GuestApi['readToContribute'] = async () => null;
  readonly prepareGivingByName: GuestApi['prepareGivingByName'] = async () => undefined;

  readonly readUpiAccounts: GuestApi['readUpiAccounts'] = async () => {
    this.#fail();
    return this.accounts;
  };

  readonly markSent: GuestApi['markSent'] = async (gift, utr) => {
    this.#fail();
    const sent = { ...gift, status: 'sent', utr } as const;
    this.sent.push(sent);
    return sent;
  };

  readonly takeBack: GuestApi['takeBack'] = async (gift) => {
    this.#fail();
    return { wishlist: this.now, gift: { ...gift, status: 'set_aside' } };
  };

  readonly mayReword: GuestApi['mayReword'] = async () => {
    this.#fail();
    return !this.isThanked;
  };

  readonly rewordGift: GuestApi['rewordGift'] = async (gift, { displayName, message }) => {
    this.#fail();
    if (this.isThanked) return { wishlist: null, gift: { ...gift, isClosed: true } };
    return { wishlist: this.now, gift: { ...gift, ...(displayName !== '' && { name: displayName }), message } };
  };

  readonly readSettings: GuestApi['readSettings'] = async () => ({
    ...DEFAULT_SETTINGS,
    contributionsEnabled: !this.isPaused,
  });

  readonly report: GuestApi['report'] = async (wishlistId, report, reporter) => {
    this.#fail();
    this.reports.push({ wishlistId, ...report, reporter });
  };

  readonly countView: GuestApi['countView'] = async (_, { source, isFirst }) =>
    void this.counted.push(`view ${source}${isFirst ? ' first' : ''}`);
  readonly countLinkClick: GuestApi['countLinkClick'] = async (_, item) => void this.counted.push(`click ${item}`);
  readonly countShare: GuestApi['countShare'] = async (_, channel, person) =>
    void this.counted.push(`share ${channel} ${person}`);

  /** Only the owner's actions that this page has. */
  readonly owning: WishlistsApi = {
    ...NOT_HERE,
    invitationTexts: async () => DEFAULT_TEXTS,
    update: async (_, changes) => {
      this.#fail();
      const outcome = editDetails(this.now, { ...this.now, ...changes });
      if (!outcome.ok) throw new EditRefused(outcome.problem);
      this.become(outcome.wishlist);
      return outcome.wishlist;
    },
    remove: async () => {
      this.#fail();
      this.read = { state: 'missing' };
    },
  };

  async #give(
    itemId: ItemId | null,
    form: ContributionForm,
    { transactionId, giver }: ContributionOptions,
  ): Promise<Contributed> {
    this.tries.push({ id: transactionId, itemId, form });
    await this.held;
    this.#fail();
    if (this.isPaused) throw new ContributionRefused({ code: 'switched-off' });
    if (this.meanwhile) this.become(this.meanwhile(this.now));
    this.meanwhile = null;
    const who = giver ?? (form.isAnonymous ? null : { id: userId('guest'), isGuest: true });
    const contributorId: PersonId = who && !form.isAnonymous ? who.id : ANONYMOUS;
    const isVerified = contributorId !== ANONYMOUS && !who?.isGuest;
    const given = { contributorId, isVerified, status: statusOfNewGift(this.now), day: null };
    if (this.recorded.has(transactionId))
      return { wishlist: this.now, wasRecordedAlready: true, byEarlierCall: true, ...given };
    const outcome = contribute(this.now, { transactionId, itemId, giver: who, form, at: new Date() });
    if (!outcome.ok) throw new ContributionRefused(outcome.problem);
    this.recorded.set(transactionId, form);
    this.become(outcome.accepted.wishlist);
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new Failure('offline', 'No answer.');
    }
    return { wishlist: this.now, wasRecordedAlready: false, byEarlierCall: false, ...given };
  }

  #fail(): void {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
  }
}
