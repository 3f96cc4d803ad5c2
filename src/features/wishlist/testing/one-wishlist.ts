import type { Contributed } from '../../../data/contributions/contribute.ts';
import type { WishlistRead } from '../../../data/rest/read-wishlist.ts';
import { EditRefused } from '../../../data/wishlists/change-wishlist.ts';
import { contribute, type ContributionForm } from '../../../domain/contribution.ts';
import { ContributionRefused, Failure } from '../../../domain/failure.ts';
import { editDetails } from '../../../domain/item-editing.ts';
import { type ItemId, reportId, type TransactionId } from '../../../domain/ids.ts';
import { DEFAULT_SETTINGS } from '../../../domain/platform.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import type { WishlistLoading } from '../../../session/wishlists/wishlist-operations.ts';
import type { GuestLoading } from '../guest-operations.ts';

type Options = Parameters<Awaited<ReturnType<GuestLoading['giving']>>['contributeToItem']>[4];

const notHere = () => Promise.reject(new Error('Gifts are not edited on the page of a wishlist.'));
const NOT_HERE = {
  createWishlist: notHere,
  addItem: notHere,
  editItem: notHere,
  removeItem: notHere,
  reorderItems: notHere,
};

/** A wishlist without Firebase, which takes contributions by the product's own rules. */
export class OneWishlist implements GuestLoading {
  /** What anybody reads. */
  read: WishlistRead;
  /** What whoever is signed in reads; the same, unless it is said. */
  readByName: Exclude<WishlistRead, { state: 'failed' }> | null = null;
  reads = 0;
  /** Every try, whatever became of it. */
  readonly tries: { id: TransactionId; itemId: ItemId | null; form: ContributionForm }[] = [];
  readonly recorded = new Map<TransactionId, ContributionForm>();
  readonly counted: string[] = [];
  readonly reports: object[] = [];
  /** Thrown once by whatever is asked for next. */
  failure: Error | null = null;
  /** The next contribution is recorded, and nobody is told. */
  losesAnswer = false;
  /** Until it is released, contributions are on their way. */
  held: Promise<void> | null = null;
  /** An admin has switched contributions off. */
  isPaused = false;
  /** Done by others just before the next contribution. */
  meanwhile: ((before: Wishlist) => Wishlist) | null = null;

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

  readonly readAsAnybody: GuestLoading['readAsAnybody'] = async () => {
    this.reads += 1;
    return this.read;
  };

  readonly reading: GuestLoading['reading'] = async () => ({
    readWishlist: async () => {
      this.reads += 1;
      const read = this.readByName ?? this.read;
      if (read.state === 'failed') throw read.failure;
      return read;
    },
  });

  readonly giving: GuestLoading['giving'] = async () => ({
    contributeToItem: (_, __, itemId, form, options) => this.#give(itemId, form, options),
    contributeToWishlist: (_, __, form, options) => this.#give(null, form, options),
  });

  readonly settings: GuestLoading['settings'] = async () => ({
    readSettingsAsAnybody: async () => ({ ...DEFAULT_SETTINGS, contributionsEnabled: !this.isPaused }),
  });

  readonly reporting: GuestLoading['reporting'] = async () => ({
    reportWishlist: async (_, report, reporter) => {
      this.#fail();
      this.reports.push({ ...report, reporter });
      return reportId('report-1');
    },
  });

  readonly visiting: GuestLoading['visiting'] = async () => ({
    trackView: async (_, __, { source, isFirst }) => void this.counted.push(`view ${source}${isFirst ? ' first' : ''}`),
  });

  readonly tracking: GuestLoading['tracking'] = async () => ({
    trackShare: async (_, __, channel, person) => void this.counted.push(`share ${channel} ${person}`),
    trackUserAction: async (_, action) => void this.counted.push(action),
    trackLinkClick: async (_, __, item) => void this.counted.push(`click ${item}`),
  });

  /** What the owner does; everything else of it is not done on this page. */
  readonly owning: WishlistLoading['operations'] = async () => ({
    ...NOT_HERE,
    EditRefused,
    editDetails: async (_, __, changes) => {
      this.#fail();
      const outcome = editDetails(this.now, { ...this.now, ...changes });
      if (!outcome.ok) throw new EditRefused(outcome.problem);
      this.become(outcome.wishlist);
      return outcome.wishlist;
    },
    deleteWishlist: async () => {
      this.#fail();
      this.read = { state: 'missing' };
    },
  });

  async #give(itemId: ItemId | null, form: ContributionForm, { transactionId, giver }: Options): Promise<Contributed> {
    this.tries.push({ id: transactionId, itemId, form });
    await this.held;
    this.#fail();
    if (this.isPaused) throw new ContributionRefused({ code: 'switched-off' });
    if (this.meanwhile) this.become(this.meanwhile(this.now));
    this.meanwhile = null;
    if (this.recorded.has(transactionId)) return { wishlist: this.now, wasRecordedAlready: true, byEarlierCall: true };
    const outcome = contribute(this.now, { transactionId, itemId, giver, form, at: new Date() });
    if (!outcome.ok) throw new ContributionRefused(outcome.problem);
    this.recorded.set(transactionId, form);
    this.become(outcome.accepted.wishlist);
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new Failure('offline', 'No answer.');
    }
    return { wishlist: this.now, wasRecordedAlready: false, byEarlierCall: false };
  }

  #fail(): void {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
  }
}
