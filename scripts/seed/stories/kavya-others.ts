import { gift, type Story, wish } from './story.ts';

/** Deactivated by its owner. */
export const KAVYA_ENGAGEMENT: Story = {
  key: 'kavya-engagement',
  owner: 'kavya',
  title: 'நிச்சயதார்த்தம்: Kavya & Arvind',
  description:
    'Betel leaves, fruit plates and a promise. The day is over and the list is closed; thank you, all of you.',
  eventType: 'engagement',
  occasionDaysAgo: 104,
  visibility: 'public',
  createdDaysAgo: 131,
  items: {
    plates: wish('Brass seer varisai plates', 11_000, 'Eleven of them, to be filled with fruit and sweets.', {
      priority: 'high',
    }),
    flowers: wish('Jasmine for everyone', 6_000, 'From the Mattuthavani flower market, strung before dawn.', {
      category: 'experience',
    }),
  },
  gifts: [
    gift(129, 'yazhini', 3_000, 'plates', 'The first plate is for laddus.'),
    gift(127, 'meenakshi', 5_001, 'plates', 'தாத்தா பாட்டியின் மனமார்ந்த ஆசீர்வாதம்.'),
    gift(119, 'karthik', 2_000, 'flowers', 'I can carry two baskets on my scooter.'),
    gift(112, null, 1_100, 'flowers'),
    gift(108, 'rohan', 2_100, 'plates', 'Congratulations from Mumbai!'),
  ],
  changes: [{ kind: 'close', daysAgo: 96 }],
  crowd: { viewsADay: 8, shares: 6, untilDaysAgo: 97 },
};

/** Its only item was removed; the money given to it is part of the general fund. */
export const KAVYA_LIBRARY: Story = {
  key: 'kavya-library',
  owner: 'kavya',
  title: 'A reading room for Thatha’s village',
  description:
    'In memory of a grandfather who read the newspaper aloud under the neem tree. The panchayat has given us a room; what ' +
    'you give here buys lamps, fans and books.',
  eventType: 'other',
  occasionDaysAgo: null,
  visibility: 'public',
  createdDaysAgo: 37,
  items: {
    shelves: wish('Shelves of mango wood', 26_000, 'Built by the carpenter next door.', {
      category: 'donation',
      priority: 'high',
    }),
  },
  gifts: [
    gift(35, 'revathi', 2_500, 'shelves', 'புத்தகங்கள் இருக்கும் இடத்தில் வெளிச்சம் இருக்கும்.'),
    gift(31, 'anitha', 4_000, 'shelves', 'I am sending two cartons of children’s books as well.'),
    gift(24, null, 1_100, null, 'For the neem tree.'),
    gift(15, 'senthil', 5_001, null, 'அப்பாவின் நினைவாக.'),
    gift(6, 'yazhini', 1_500, null, 'For a lamp by the window.'),
  ],
  changes: [{ kind: 'remove', item: 'shelves', daysAgo: 21 }],
  crowd: { viewsADay: 4, shares: 5 },
};
