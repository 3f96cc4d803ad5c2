import { rupees } from '../../../src/domain/money.ts';
import { gift, type Story, wish } from './story.ts';

/** A past event, fully funded. */
export const GAURI_ENGAGEMENT: Story = {
  key: 'gauri-engagement',
  owner: 'gauri',
  title: 'साखरपुडा: Gauri & Omkar',
  description: 'Sugar, rings and two noisy families. Thank you for every blessing: all our little wishes came true.',
  eventType: 'engagement',
  occasionDaysAgo: 121,
  visibility: 'public',
  language: 'mr',
  theme: 'lotus',
  createdDaysAgo: 149,
  book: [
    {
      name: 'Nandini Phadke',
      amount: rupees(2_101),
      place: 'मावशी, पुणे',
      side: 'groom',
      returned: 'Silk blouse piece',
      isThanked: true,
    },
    { name: 'Sharayu Kale', amount: rupees(5_001), object: 'Gold nath', place: 'आजी', side: 'bride', isThanked: true },
    {
      name: 'Bhide family',
      amount: rupees(1_101),
      place: 'Nashik',
      side: 'bride',
      returned: 'Box of pedhe',
      isThanked: true,
    },
    { name: 'Arun kaka', amount: rupees(1_001), place: 'Satara', side: 'groom', isThanked: true },
    {
      name: 'Vinaya Gokhale',
      object: 'Set of five brass diyas',
      place: 'Kothrud',
      side: 'bride',
      returned: 'Coconut and blouse piece',
    },
    { name: 'Sameer Bhide', amount: rupees(501), place: 'Neighbour, Pune', side: 'groom' },
    { name: 'Rohan Bhansaria', amount: rupees(2_100), place: 'Friend', note: 'Envelope came with Prasad' },
    { name: 'Prasad Limaye', amount: rupees(1_500), place: 'Office', side: 'groom' },
    { name: 'Ashwini Ranade', object: 'Paithani saree', place: 'School friend', side: 'bride' },
    { name: 'Daniel D’Mello', amount: rupees(1_001), place: 'Bandra' },
    { name: 'पाटील कुटुंब', amount: rupees(2_001), place: 'वाई', side: 'groom', returned: 'साडी', isThanked: true },
    { name: 'Farah Qureshi', amount: rupees(1_100), object: 'Box of dates', place: 'Hyderabad', side: 'bride' },
  ],
  items: {
    thali: wish('Silver pooja thali', 9_500, 'With a kumkum box, for this day and for all that follow.', {
      priority: 'high',
    }),
    photos: wish('An album of the day', 8_000, 'Printed on paper, so our grandparents can hold it.', {
      category: 'experience',
    }),
    meals: wish(
      'A meal for fifty children',
      5_000,
      'Puran poli for the children’s home at Yerwada, on the same afternoon.',
      { category: 'donation' },
    ),
  },
  gifts: [
    gift(147, 'nandini', 5_100, 'thali', 'दोघांना मनापासून शुभेच्छा!'),
    gift(146, 'mihir', 2_000, 'photos', 'Only my good side, please.'),
    gift(145, 'ashwini', 1_500, 'meals', 'So happy for you both.'),
    gift(143, null, 1_100, 'photos'),
    gift(140, 'rohan', 2_100, 'thali', 'The first of many parties.'),
    gift(136, null, 501, 'meals', 'तुमच्या आनंदात मुलांचाही आनंद.'),
    gift(133, 'mihir', 'rest', 'photos', 'Two copies, one for Aai.'),
    gift(128, 'nandini', 'rest', 'meals', 'पुरणपोळी आणि आशीर्वाद, दोन्ही गोड.'),
    gift(124, 'ashwini', 'rest', 'thali', 'It shines almost as much as you did.'),
  ],
  crowd: { viewsADay: 11, shares: 9, untilDaysAgo: 112 },
};

/** Private. */
export const GAURI_HOME: Story = {
  key: 'gauri-home',
  owner: 'gauri',
  title: 'Griha pravesh (draft)',
  description: 'For when the keys are really ours. Not for sharing yet.',
  eventType: 'other',
  occasionDaysAgo: null,
  visibility: 'private',
  createdDaysAgo: 22,
  items: {
    toran: wish('Beaded toran for the door', 2_800, 'Marigold colours, made by a women’s group in Kolhapur.', {
      priority: 'low',
    }),
    table: wish('Dining table for six', 46_000, 'Six, because someone always drops in.', { priority: 'high' }),
    warli: wish('Warli painting', 6_500, 'For the long wall in the hall, painted in Jawhar.'),
  },
  gifts: [],
  crowd: { viewsADay: 0, shares: 0 },
};

/** Visible with the link only. */
export const GAURI_KELVAN: Story = {
  key: 'gauri-kelvan',
  owner: 'gauri',
  title: 'Kelvan with the college gang',
  description: 'One last lunch before the wedding. Only for those who have this link: you know who you are.',
  eventType: 'other',
  occasionDaysAgo: -20,
  visibility: 'link_only',
  createdDaysAgo: 25,
  upi: { address: 'gauri.sabnis@okbank', name: 'Gauri Sabnis' },
  items: {
    lunch: wish('A long lunch on banana leaves', 12_000, 'For fourteen hungry friends, with two kinds of shrikhand.', {
      category: 'experience',
      min: 250,
    }),
    trek: wish('Sunrise trek to Rajgad', 9_000, 'Guide, tents and too much poha.', { category: 'experience' }),
    game: wish('The big carrom board', 6_800, 'The one from the hostel common room is still missing.', {
      priority: 'low',
    }),
  },
  gifts: [
    gift(23, 'ashwini', 1_000, 'lunch', 'I call the seat next to the shrikhand.'),
    gift(22, 'rohan', 1_000, 'lunch', 'Count me in twice.'),
    gift(20, 'daniel', 1_500, 'trek', 'Sunrise it is.'),
    gift(16, null, 500, 'lunch'),
    gift(11, 'tenzin', 2_000, 'trek', 'Finally a hill. Well, a small one.'),
    gift(7, 'ashwini', 1_500, 'game', 'I will win, as always.'),
  ],
  crowd: { viewsADay: 5, shares: 4 },
};
