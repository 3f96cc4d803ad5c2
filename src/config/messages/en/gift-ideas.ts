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
  'gift-ideas.group.home.lead': 'What makes four walls yours',
  'gift-ideas.group.appliances.lead': 'The big ones that cousins complete together',
  'gift-ideas.group.honeymoon.lead': 'Days that are only for the two of you',
  'gift-ideas.group.experiences.lead': 'To do, not to dust',
  'gift-ideas.group.traditions.lead': 'What will be in the family for long',
  'gift-ideas.group.beginnings.lead': 'A little security for the first year',
  'gift-ideas.group.giving.lead': 'Joy for somebody who was not invited',
} as const satisfies Record<`gift-ideas.group.${GiftIdeaGroup}.lead`, string>;

export const giftIdeas = {
  ...groups,
  ...groupLeads,
  'gift-ideas.title': 'Gift Ideas',
  'gift-ideas.description':
    'Wedding gift ideas with typical Indian prices: for the kitchen, the home, the honeymoon, the first year, and for giving back.',
  'gift-ideas.lead':
    'What couples really wish for, with what it usually costs in India. Tap what you like: your wishlist starts with it.',
  'gift-ideas.filter': 'Show ideas for',
  'gift-ideas.filter.all': 'All',
  'gift-ideas.shown': '{count} ideas',
  'gift-ideas.price': '{from} to {to}',
  'gift-ideas.price.label': 'Usually',
  'gift-ideas.add': 'Add to my wishlist',
  'gift-ideas.added': 'Added',
  'gift-ideas.picked.one': '1 idea picked',
  'gift-ideas.picked.more': '{count} ideas picked',
  'gift-ideas.picked.full': '{count} ideas: plenty to begin with',
  'gift-ideas.picked.go': 'Make the list',
  'gift-ideas.picked.clear': 'Clear',
  'gift-ideas.soon.badge': 'Coming soon',
  'gift-ideas.soon.title': 'Ideas that know you',
  'gift-ideas.soon.text':
    'We are teaching {brand} to suggest gifts from the list that you have begun, your city and your season. Leave your address and we will tell you when it is ready.',
  'gift-ideas.soon.email': 'Your e-mail address',
  'gift-ideas.soon.notify': 'Notify Me',
  'gift-ideas.soon.busy': 'One moment...',
  'gift-ideas.soon.done': 'Noted. We will write to {email} once, when it is ready.',
  'gift-ideas.soon.again': 'Add another address',
} as const;
