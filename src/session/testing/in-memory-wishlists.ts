import { v4 as newUuid } from 'uuid';
import type { Listed } from '../../data/listed.ts';
import { Failure } from '../../domain/failure.ts';
import { itemId, userId } from '../../domain/ids.ts';
import { DEFAULT_TEXTS, type InvitationTexts } from '../../domain/invitation-texts.ts';
import {
  addItem,
  editDetails,
  editItem,
  type EditOutcome,
  EditRefused,
  isCreatedAs,
  newItem,
  newWishlist,
  markObtained,
  removeItem,
  reorderItems,
} from '../../domain/item-editing.ts';
import { addCeremony, editCeremony, editInvitation, removeCeremony } from '../../domain/invitation-editing.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { WishlistsApi } from '../wishlists/api.ts';
import { Watchers } from './watchers.ts';

const AT = new Date('2026-12-05T06:30:00Z');

/** One member's wishlists without Firebase. */
export class InMemoryWishlists {
  all: Wishlist[] = [];
  /** Those of which the member is a host. */
  shared: Wishlist[] = [];
  /** Of every wishlist. */
  texts: InvitationTexts = DEFAULT_TEXTS;
  /** If set, the next operation fails. */
  failure: Failure | null = null;
  /** Creates the next wishlist, but fails as if the response were lost. */
  loseNextAnswer = false;
  readonly #watchers = new Watchers<Listed<Wishlist>>();
  readonly #sharedWatchers = new Watchers<Listed<Wishlist>>();

  get watchers(): number {
    return this.#watchers.size;
  }

  /** The number of listeners so far. */
  get watched(): number {
    return this.#watchers.begun;
  }

  become(...all: Wishlist[]): void {
    this.all = all;
    this.#watchers.tell({ items: all, unreadable: [] });
  }

  share(...shared: Wishlist[]): void {
    this.shared = shared;
    this.#sharedWatchers.tell({ items: shared, unreadable: [] });
  }

  breakOff(failure: Failure): void {
    this.#watchers.fail(failure);
  }

  readonly api: WishlistsApi = {
    invitationTexts: async () => {
      this.#fail();
      return this.texts;
    },
    updateInvitationTexts: async (_, changes) => {
      this.#fail();
      this.texts = { ...this.texts, ...changes };
      return this.texts;
    },
    watchOwn: (_, onValue, signal) => this.#watchers.watch(onValue, signal, { items: this.all, unreadable: [] }),
    watchShared: (_, onValue, signal) =>
      this.#sharedWatchers.watch(onValue, signal, { items: this.shared, unreadable: [] }),
    create: async (creation) => {
      this.#fail();
      const earlier = this.all.find(({ id }) => id === creation.id);
      if (earlier && !isCreatedAs(earlier, creation)) throw new EditRefused({ code: 'created-earlier' });
      if (earlier) return earlier;
      const newId = () => itemId(newUuid());
      const wishlist = newWishlist({
        ...creation,
        origin: window.location.origin,
        userId: userId('asha'),
        at: AT,
        newId,
      });
      this.become(wishlist, ...this.all);
      if (this.loseNextAnswer) {
        this.loseNextAnswer = false;
        throw new Failure('offline', 'The answer was lost.');
      }
      return wishlist;
    },
    remove: async (id) => {
      this.#fail();
      this.become(...this.all.filter((one) => one.id !== id));
    },
    update: async (id, changes) => this.#change(id, (one) => editDetails(one, { ...one, ...changes })),
    addItem: async (id, item, details) =>
      this.#change(id, (one) => addItem(one, newItem(details, { id: item, wishlistId: id, at: AT }))),
    updateItem: async (id, item, details, base) => this.#change(id, (one) => editItem(one, item, details, AT, base)),
    markObtained: async (id, item, isObtained) => this.#change(id, (one) => markObtained(one, item, isObtained, AT)),
    removeItem: async (id, item) => this.#change(id, (one) => removeItem(one, item)),
    reorderItems: async (id, order) => this.#change(id, (one) => reorderItems(one, order)),
    updateInvitation: async (id, invitation) => this.#change(id, (one) => editInvitation(one, invitation)),
    addCeremony: async (id, ceremony, details) =>
      this.#change(id, (one) => addCeremony(one, { id: ceremony, ...details })),
    updateCeremony: async (id, ceremony, details) => this.#change(id, (one) => editCeremony(one, ceremony, details)),
    removeCeremony: async (id, ceremony) => this.#change(id, (one) => removeCeremony(one, ceremony)),
  };

  #change(id: Wishlist['id'], change: (wishlist: Wishlist) => EditOutcome): Wishlist {
    this.#fail();
    const before = [...this.all, ...this.shared].find((one) => one.id === id);
    if (!before) throw new Failure('missing', 'Wishlist not found');
    const outcome = change(before);
    if (!outcome.ok) throw new EditRefused(outcome.problem);
    const changed = (one: Wishlist) => (one === before ? outcome.wishlist : one);
    this.become(...this.all.map(changed));
    this.share(...this.shared.map(changed));
    return outcome.wishlist;
  }

  #fail(): void {
    const { failure } = this;
    this.failure = null;
    if (failure) throw failure;
  }
}
