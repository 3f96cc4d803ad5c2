import type { Category, EventType } from '../../../domain/wishlist.ts';

/** The page that a guest opens from the couple's message. A wishlist is an invitation, never a bill. */
export const guest = {
  'guest.given-of': 'of blessings so far, towards',
  'guest.gifts': 'Gifts',
  'guest.filter': 'Show',
  'guest.filter.all': 'All',
  'guest.showing': 'Showing {shown} of {all} gifts',
  'guest.see-it': 'See it in the shop',
  'guest.of': 'of {goal}',
  'guest.to-go': '{left} to go',
  'guest.progress-of': 'How far “{title}” is',
  'guest.contribute': 'Contribute',
  'guest.contribute-to': 'Contribute to {title}',
  'guest.fully-funded': 'Fully Funded',
  'guest.given-by': 'Given by {names}',
  'guest.given-by-and-more': 'Given by {names} and {more} more',
  'guest.anonymous': 'a well-wisher',
  'guest.most-wished': 'Close to our hearts',
  'guest.minimum-hint': 'From {min}',
  'guest.bless': 'Bless the couple',
  'guest.bless-note': 'Any amount, for the home they are making',
  'guest.share': 'Share',
  'guest.report': 'Report this page',
  'guest.no-gifts.title': 'The list is still being written',
  'guest.no-gifts.text': 'Gifts will appear here soon. Your blessings are welcome already.',
  'guest.no-gifts.owner': 'Add the first gift, and share the page with the people you love.',
  'guest.no-gifts.add': 'Add gifts',
  'guest.nothing-found': 'No gift of this kind is left on the list.',
  'guest.past': 'The celebration was on {date}. Blessings still reach the couple.',
  'guest.days-to-go.one': 'Tomorrow',
  'guest.days-to-go.more': 'In {days} days',
  'guest.today': 'Today',
  'guest.welcome':
    'Your presence and your blessings are enough. If you wish to give, here is what would help us begin.',
  'guest.read-all': 'Read all',
  'guest.read-less': 'Show less',
  'guest.not-found.text': 'The couple may have closed this page, or the link is not complete.',
  'guest.not-found.home': 'Go Home',
  'guest.failed.title': 'This page could not be loaded',
  'guest.failed.text': 'The connection seems to be slow or away. Nothing is lost: try once more.',
  'guest.owner.title': 'This is your page, as your guests see it.',
  'guest.owner.analytics': 'View Analytics',
  'guest.owner.edit': 'Edit',
  'guest.owner.private': 'Only you can see it: it is private.',
  'guest.owner.inactive': 'Only you can see it: it is deactivated.',
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
} as const satisfies Record<`category.${Category}`, string>;
