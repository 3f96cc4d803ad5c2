import type { ItemId } from '../../domain/ids.ts';
import type { Rupees } from '../../domain/money.ts';
import type { ItemDetails } from '../../domain/wishlist.ts';
import type { Outcome } from '../../session/outcome.ts';

/** An item of the edited list, stored or drafted. */
export interface EditedItem {
  readonly id: ItemId;
  readonly details: ItemDetails;
  readonly received: Rupees;
  readonly isFunded: boolean;
  readonly isObtained: boolean;
}

/** How the list can be changed. A failure is announced already when the promise resolves. */
export interface ItemChanges {
  readonly add: (id: ItemId, details: ItemDetails) => Promise<Outcome<unknown>>;
  /** `base`: the details that the edit began with. */
  readonly edit: (id: ItemId, details: ItemDetails, base: ItemDetails) => Promise<Outcome<unknown>>;
  /** The family got it elsewhere, or wishes for it after all. Null for a wishlist that is not created yet. */
  readonly markObtained: ((id: ItemId, isObtained: boolean) => Promise<Outcome<unknown>>) | null;
  readonly remove: (id: ItemId) => Promise<Outcome<unknown>>;
  /** `order` contains every item once. */
  readonly reorder: (order: readonly ItemId[]) => Promise<Outcome<unknown>>;
}
