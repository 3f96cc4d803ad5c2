import type { MessageKey } from '../../../config/messages/en.ts';
import { type Change, titleOf } from '../../../domain/history.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import type { Catalogue } from '../../../session/language/catalogue.ts';
import { ceremonyWords } from '../../../session/wishlists/ceremony-words.ts';

export interface Headline {
  readonly key: MessageKey;
  /** Of the gift or the event. */
  readonly name: string;
}

/** What an edit did. `changes`: the whole history, which knows the names of gifts that were removed later. */
export function headlineOf(
  change: Change,
  wishlist: Wishlist,
  changes: readonly Change[],
  catalogue: Catalogue,
): Headline {
  const { say } = catalogue;
  switch (change.kind) {
    case 'add':
    case 'remove':
      return {
        key: `history.${change.kind}`,
        name: (change.kind === 'add' ? change.after : change.before).title ?? '',
      };
    case 'edit': {
      const name = titleOf(change.subject, wishlist, changes) ?? say('history.gift');
      if (!('isObtained' in change.before || 'isObtained' in change.after)) return { key: 'history.edit', name };
      return { key: change.after.isObtained ? 'history.obtained' : 'history.wished', name };
    }
    case 'ceremony': {
      const [before, after] = [change.before, change.after].map((part) => Object.keys(part).length > 0);
      return {
        key: `history.event.${!before ? 'add' : after ? 'edit' : 'remove'}`,
        name: ceremonyName(change, wishlist, catalogue),
      };
    }
    case 'details':
    case 'invitation':
    case 'reorder':
    case 'unlist':
      return { key: `history.${change.kind}`, name: '' };
  }
}

function ceremonyName(
  { subject, before, after }: Extract<Change, { readonly kind: 'ceremony' }>,
  { ceremonies }: Wishlist,
  catalogue: Catalogue,
): string {
  const { kind, name = '' } = ceremonies.find(({ id }) => id === subject) ?? { ...before, ...after };
  return kind ? ceremonyWords(catalogue).name({ kind, name }) : catalogue.say('history.event');
}
