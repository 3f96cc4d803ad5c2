import type { GiftIdeaGroup } from '../../../domain/gift-ideas.ts';

const groups = {
  'gift-ideas.group.kitchen': 'Kitchen',
  'gift-ideas.group.home': 'Home',
  'gift-ideas.group.appliances': 'Appliances',
  'gift-ideas.group.honeymoon': 'Honeymoon',
  'gift-ideas.group.experiences': 'Experiences',
  'gift-ideas.group.traditions': 'Traditions',
  'gift-ideas.group.beginnings': 'Beginnings',
  'gift-ideas.group.giving': 'Giving back',
} as const satisfies Record<`gift-ideas.group.${GiftIdeaGroup}`, string>;

const groupLeads = {
  'gift-ideas.group.kitchen.lead': 'Where every evening begins',
  'gift-ideas.group.home.lead': 'What makes a house feel like yours',
  'gift-ideas.group.appliances.lead': 'Big gifts that cousins can give together',
  'gift-ideas.group.honeymoon.lead': 'Time for just the two of you',
  'gift-ideas.group.experiences.lead': 'To do, not to dust',
  'gift-ideas.group.traditions.lead': 'Keepsakes for generations',
  'gift-ideas.group.beginnings.lead': 'A little security for your first year',
  'gift-ideas.group.giving.lead': 'Joy for someone who wasn’t invited',
} as const satisfies Record<`gift-ideas.group.${GiftIdeaGroup}.lead`, string>;

export default {
  ...groups,
  ...groupLeads,
  'gift-ideas.title': 'Gift Ideas',
  'gift-ideas.description':
    'Wedding gift ideas with typical Indian prices: for the kitchen, the home, the honeymoon, the first year, and for giving back.',
  'gift-ideas.lead':
    'What couples really wish for, with typical prices in India. Tap the ones you like to start your wishlist.',
  'gift-ideas.filter': 'Show ideas for',
  'gift-ideas.filter.all': 'All',
  'gift-ideas.shown': '{count} ideas',
  'gift-ideas.price': '{from} to {to}',
  'gift-ideas.price.label': 'Usually',
  'gift-ideas.add': 'Add to my wishlist',
  'gift-ideas.added': 'Added',
  'gift-ideas.picked': { one: '{count} idea picked', other: '{count} ideas picked' },
  'gift-ideas.picked.full': '{count} ideas: plenty to start with',
  'gift-ideas.picked.go': 'Start my wishlist',
  'gift-ideas.picked.clear': 'Clear',
  'gift-ideas.lists': 'Add to which wishlist?',
  'gift-ideas.lists.new': 'Start a new wishlist',
  'gift-ideas.lists.full': '“{title}” already has {most} gifts',
  'gift-ideas.lists.failed': 'We couldn’t load your wishlists.',
  'gift-ideas.lists.close': 'Close',
  'gift-ideas.soon.badge': 'Coming soon',
  'gift-ideas.soon.title': 'Ideas made for you',
  'gift-ideas.soon.text':
    'We’re teaching {brand} to suggest gifts based on your list, your city and the season. Leave your email address, and we’ll tell you when it’s ready.',
  'gift-ideas.soon.email': 'Your email address',
  'gift-ideas.soon.notify': 'Notify Me',
  'gift-ideas.soon.busy': 'One moment…',
  'gift-ideas.soon.done': 'Got it. We’ll write to {email} once, when it’s ready.',
  'gift-ideas.soon.again': 'Add another address',
} as const;
