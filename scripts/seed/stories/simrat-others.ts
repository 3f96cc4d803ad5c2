import { gift, type Story, wish } from './story.ts';

/** A past event, fully funded. */
export const SIMRAT_PARENTS: Story = {
  key: 'simrat-parents',
  owner: 'simrat',
  title: 'Mummy & Papa: thirty years',
  description: 'They say they need nothing. We, their children and all who love them, have decided otherwise.',
  eventType: 'anniversary',
  occasionDaysAgo: 73,
  visibility: 'public',
  theme: 'ivory',
  createdDaysAgo: 127,
  items: {
    amritsar: wish('Two days in Amritsar', 15_000, 'The Golden Temple before sunrise, as on their first journey.', {
      category: 'experience',
      priority: 'high',
    }),
    chairs: wish('Cane chairs', 9_000, 'For the winter sun on the roof.', { quantity: 2 }),
    trees: wish('Thirty shisham trees', 6_000, 'One for every year, along the canal.', { category: 'donation' }),
  },
  gifts: [
    gift(125, 'jaspal', 5_000, 'amritsar', 'ਭਾਜੀ ਤੇ ਭਾਬੀ ਜੀ, ਵਰ੍ਹੇਗੰਢ ਮੁਬਾਰਕ!'),
    gift(118, 'gurleen', 3_000, 'chairs', 'For my second parents.'),
    gift(110, null, 1_100, 'trees', 'One tree in the shade of another.'),
    gift(99, 'rohan', 2_100, 'amritsar', 'For the best parathas of my life.'),
    gift(91, 'jaspal', 'rest', 'amritsar', 'ਵਾਹਿਗੁਰੂ ਮਿਹਰ ਕਰੇ।'),
    gift(84, 'gurleen', 'rest', 'chairs', 'Now sit, both of you.'),
    gift(77, 'gurleen', 'rest', 'trees', 'Thirty more years, please.'),
  ],
  crowd: { viewsADay: 6, shares: 7, untilDaysAgo: 66 },
};

/** New, without contributions. */
export const SIMRAT_LOHRI: Story = {
  key: 'simrat-lohri',
  owner: 'simrat',
  title: 'Our first Lohri',
  description: 'A bonfire, rewari and everyone who couldn’t make it to the wedding.',
  eventType: 'other',
  occasionDaysAgo: -54,
  visibility: 'public',
  createdDaysAgo: 3,
  items: {
    blankets: wish('Forty blankets', 18_000, 'For the night shelter near the station, before the fog comes.', {
      category: 'donation',
      priority: 'high',
    }),
    dhol: wish('Two hours of dhol', 8_000, 'Navdeep says he plays for nothing. We do not believe him.', {
      category: 'experience',
    }),
    kadhai: wish('The biggest kadhai in the bazaar', 4_600, 'Sarson da saag for sixty.', { min: 100 }),
  },
  gifts: [],
  crowd: { viewsADay: 9, shares: 3 },
};

/** Reported, and deactivated when its owner was banned. */
export const VIKRANT_LIST: Story = {
  key: 'vikrant-list',
  owner: 'vikrant',
  title: 'Wedding of the year',
  description: 'Give now, the counter is running. Every gift is doubled.',
  eventType: 'wedding',
  occasionDaysAgo: -90,
  visibility: 'public',
  createdDaysAgo: 33,
  items: {
    car: wish('A car', 10_000_000, 'Any amount welcome, the bigger the better.', { priority: 'high' }),
  },
  gifts: [gift(28, null, 100, 'car')],
  changes: [{ kind: 'ban', by: 'admin', daysAgo: 19 }],
  crowd: { viewsADay: 3, shares: 2, untilDaysAgo: 20 },
};
