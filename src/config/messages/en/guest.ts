import type { PriceBand } from '../../../domain/gift-list.ts';
import type { Category, EventType, ItemFact } from '../../../domain/wishlist.ts';

const priceBands = {
  'price-band.up-to-2000': 'Up to ₹2,000',
  'price-band.up-to-10000': '₹2,000 to ₹10,000',
  'price-band.up-to-50000': '₹10,000 to ₹50,000',
  'price-band.above-50000': 'Above ₹50,000',
} as const satisfies Record<`price-band.${PriceBand['name']}`, string>;

/** The guest's page. A wishlist is an invitation, never a bill. */
export const guest = {
  ...priceBands,
  'guest.given-of': 'in blessings so far, towards {goal}',
  'guest.given': 'in blessings so far',
  'guest.progress': 'Progress of all gifts',
  'guest.gifts': 'Gifts',
  'guest.filter': 'Show',
  'guest.filter.all': 'All',
  'guest.filter.experience': 'Experiences',
  'guest.filter.donation': 'Donations',
  'guest.showing': 'Showing {shown} of {all} gifts',
  'guest.see-it': 'View in shop',
  'guest.see-it-of': 'View in shop: {title}',
  'guest.amounts': '{given} of {goal}',
  'guest.of': 'of {goal}',
  'guest.to-go': '{left} to go',
  'guest.first-to-give': 'Be the first to give',
  'guest.progress-of': 'Progress of “{title}”',
  'guest.contribute': 'Contribute',
  'guest.contribute-to': 'Contribute to {title}',
  'guest.fully-funded': 'Fully Funded',
  'guest.given-by': 'Given by {names}',
  'guest.given-by-and-more': 'Given by {names} and {more} more',
  'guest.anonymous': 'Anonymous',
  'guest.most-wished': 'Close to our hearts',
  'guest.minimum-hint': 'From {min}',
  'guest.bless': 'Bless the couple',
  'guest.bless.other': 'Give your blessing',
  'guest.share': 'Share',
  'guest.report': 'Report this page',
  'guest.no-gifts.title': 'The gifts are coming soon',
  'guest.no-gifts.text': 'The list isn’t ready yet, but your blessings are already welcome.',
  'guest.no-gifts.owner': 'Add your first gift, then share the page with the people you love.',
  'guest.no-gifts.add': 'Add gifts',
  'guest.past': 'The celebration was on {date}. Blessings are still welcome.',
  'guest.days-to-go.one': 'Tomorrow',
  'guest.days-to-go.more': 'In {days} days',
  'guest.today': 'Today',
  'guest.read-all': 'Read more',
  'guest.read-less': 'Show less',
  'guest.not-found.text': 'The hosts may have taken this page down, or the link may be incomplete.',
  'guest.not-found.home': 'Go Home',
  'guest.not-found.help': 'Get help',
  'guest.failed.title': 'We couldn’t load this page',
  'guest.failed.text': 'You may be offline, or your connection may be slow. Try again.',
  'guest.failed.unreadable': 'We couldn’t read this page. Try again, or contact us.',
  'guest.failed.asking': 'One moment…',
  'guest.all-given': 'Every gift on this list has been given. Thank you!',
  'guest.blessings': 'Blessings',
  'guest.blessings.from': '{name} · {amount}',
  'guest.close': 'Close',
} as const;

export const occasions = {
  'guest.occasion.wedding': 'Wedding',
  'guest.occasion.engagement': 'Engagement',
  'guest.occasion.anniversary': 'Anniversary',
  'guest.occasion.other': 'Celebration',
} as const satisfies Record<`guest.occasion.${EventType}`, string>;

export const categories = {
  'category.physical': 'Gift',
  'category.experience': 'Experience',
  'category.donation': 'Donation',
  'item-fact.quantity': 'Quantity: {quantity}',
} as const satisfies Record<`category.${Category}` | `item-fact.${ItemFact}`, string>;
