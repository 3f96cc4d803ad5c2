import { type GiftIdea, suggestedPrice } from '../../domain/gift-ideas.ts';
import { type ItemDetails, itemDetails } from '../../domain/wishlist.ts';
import type { Say } from '../../session/language/catalogue.ts';

/** The item created from an idea. */
export function itemOfIdea(idea: GiftIdea, say: Say): ItemDetails {
  return {
    title: say(`gift-idea.${idea.id}`),
    description: say(`gift-idea.${idea.id}.about`),
    price: suggestedPrice(idea),
    category: idea.category,
    priority: itemDetails.priority.initial,
    imageUrl: '',
    externalUrl: '',
  };
}
