import { paths } from '../../../config/paths.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import type { Catalogue } from '../../language/catalogue.ts';
import { occasionWords } from '../default-invitation.ts';
import type { CardWords } from './draw-card.ts';

/** What a card says about a wishlist, in the language of the catalogue. */
export function cardWords(wishlist: Wishlist, catalogue: Pick<Catalogue, 'say' | 'language'>): CardWords {
  const { say } = catalogue;
  const { invitation, title, id } = wishlist;
  return {
    greeting: say('invite.card.greeting'),
    families: invitation?.families ?? '',
    names: invitation ? [invitation.first, invitation.second] : [title],
    ...occasionWords(wishlist, catalogue),
    scan: say('invite.card.scan'),
    address: window.location.host + paths.wishlist.to(id),
  };
}
