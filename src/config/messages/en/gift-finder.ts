import type { Sort } from '../../../domain/gift-finding.ts';
import type { Section } from '../../../domain/wishlist-options.ts';

const sections = {
  'section.kitchen': 'Kitchen',
  'section.living': 'Living room',
  'section.bedroom': 'Bedroom',
  'section.home': 'Home',
  'section.puja': 'Gold & puja',
  'section.personal': 'Clothes & more',
  'section.journeys': 'Journeys',
  'section.experiences': 'Experiences',
  'section.books': 'Books & learning',
  'section.causes': 'Good causes',
  'section.other': 'More gifts',
} as const satisfies Record<`section.${Section}`, string>;

const sorts = {
  'finder.sort.wished': 'Most wished',
  'finder.sort.least-left': 'Least still needed',
  'finder.sort.price-up': 'Price: low to high',
  'finder.sort.price-down': 'Price: high to low',
} as const satisfies Record<`finder.sort.${Sort}`, string>;

/** Finding a gift on a long list. */
export default {
  ...sections,
  ...sorts,
  'finder.search': 'Search gifts',
  'finder.sections': 'Sections',
  'finder.sort': 'Sort by',
  'finder.none': 'No gift found',
  'finder.none.text': 'Nothing on this list matches “{search}”.',
  'finder.show-all': 'Show all gifts',
} as const;
