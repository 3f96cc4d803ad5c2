import type { ItemId } from '../../domain/ids.ts';
import type { Rupees } from '../../domain/money.ts';
import type { ItemDetails } from '../../domain/wishlist.ts';

/** A gift on the list that is edited, whether it is stored or only drafted. */
export interface EditedItem {
  readonly id: ItemId;
  readonly details: ItemDetails;
  readonly received: Rupees;
  readonly isFunded: boolean;
}

/** What can be done to the list. Each answers whether it was done. */
export interface ItemChanges {
  readonly add: (id: ItemId, details: ItemDetails) => Promise<boolean>;
  readonly edit: (id: ItemId, details: ItemDetails) => Promise<boolean>;
  readonly remove: (id: ItemId) => Promise<boolean>;
  /** `order` names each once. */
  readonly reorder: (order: readonly ItemId[]) => Promise<boolean>;
}
