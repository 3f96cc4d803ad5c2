import { type ItemDetails } from '../../../src/domain/wishlist.ts';
import { gift, type Story, wish } from './story.ts';

type Row = readonly [title: string, price: number, description: string];

const KITCHEN: readonly Row[] = [
  ['Idli steamer', 1_850, 'Sixteen at a time.'],
  ['Cast-iron dosai kal', 1_600, 'Seasoned by an aunt, if possible.'],
  ['Paniyaram pan', 1_250, 'For the sweet ones and the spicy ones.'],
  ['Idiyappam press', 900, 'Brass, with three discs.'],
  ['Puttu kuzhal', 1_100, 'Because Arvind studied in Kochi.'],
  ['Pressure cooker, five litres', 3_400, 'For sambar on weekdays.'],
  ['Pressure cooker, two litres', 2_300, 'For two, on quiet days.'],
  ['Ammi kal', 4_200, 'A real grinding stone, for real chutney.'],
  ['Spice box', 1_700, 'Round, steel, seven cups.'],
  ['Rice bin', 2_600, 'Twenty-five kilos of ponni.'],
  ['Steel tiffin carriers', 1_950, 'Two, with four storeys each.'],
  ['Water filter', 14_500, 'The borewell is honest, but salty.'],
  ['Gas stove, three burners', 6_900, 'Coffee, sambar and something else at once.'],
  ['Mixer grinder', 7_800, 'For the days when the ammi is too heavy.'],
  ['Knives from Dindigul', 2_100, 'Three sizes, and a stone to keep them sharp.'],
  ['Coconut scraper', 850, 'The one that clamps on the table.'],
  ['Steel plates for twelve', 5_400, 'Plain ones that last.'],
  ['Tumblers for twelve', 2_200, 'Also plain, also forever.'],
  ['Serving vessels', 4_800, 'With lids that fit.'],
  ['Clay pots from Manamadurai', 1_500, 'For fish kuzhambu and curd.'],
  ['Filter coffee for a year', 6_600, 'Eighty-twenty, roasted each fortnight.'],
  ['Ghee jar', 700, 'Small, or it will not last the week.'],
  ['Banana leaf stand', 1_300, 'We didn’t know it existed either.'],
  ['Kitchen scale', 1_400, 'For the cakes that Yazhini bakes.'],
  ['Oven', 11_500, 'For the same cakes.'],
];

const ROOMS: readonly Row[] = [
  ['Korai mat, large', 1_900, 'From Pattamadai, fine enough to roll into a fist.'],
  ['Korai mat, small', 1_100, 'For afternoon naps.'],
  ['Bedspread from Chennimalai', 3_200, 'Handwoven, double.'],
  ['Cotton quilts', 4_100, 'Two, for December.'],
  ['Pillows', 2_400, 'Four. We counted.'],
  ['Mattress', 21_000, 'Firm, says the doctor.'],
  ['Ceiling fans', 9_600, 'Three quiet ones.'],
  ['Reading lamps', 3_800, 'One each, so nobody has to sleep early.'],
  ['Bookshelf', 12_500, 'For the books that live in cartons now.'],
  ['Writing desk', 15_500, 'By the window with the neem tree.'],
  ['Cane chairs', 8_400, 'A pair, for the veranda.'],
  ['Athangudi tiles for the hall', 28_000, 'Red and yellow, laid by hand.'],
  ['Thanjavur painting', 19_500, 'A small Krishna, to watch over the butter.'],
  ['Brass urli', 5_600, 'For flowers by the door.'],
  ['Door bell with a real bell', 1_200, 'It rings, it does not sing.'],
  ['Curtains from Karur', 7_300, 'For four windows.'],
  ['Bath towels', 2_700, 'Erode cotton, six.'],
  ['Washing machine', 26_500, 'With a delay button for the night tariff.'],
  ['Iron and board', 3_900, 'For veshtis with creases like rulers.'],
  ['Inverter', 23_000, 'For when the fan stops.'],
];

const LIFE: readonly Row[] = [
  ['Two bicycles', 17_000, 'For the bund of the Vaigai in the morning.'],
  ['Garden tools', 2_800, 'For five pots and big plans.'],
  ['Curry leaf and jasmine plants', 900, 'The first two things that belong in a house.'],
  ['Terrace garden', 8_500, 'Grow bags, soil and a lot of hope.'],
  ['Rain water tank', 13_500, 'For the terrace garden.'],
  ['First-aid box', 1_600, 'Arvind cooks too.'],
  ['Tool box', 4_300, 'Kavya repairs.'],
  ['Board games', 2_900, 'For evenings without power.'],
  ['Carnatic records', 5_200, 'Old ones, the scratches included.'],
  ['Tanpura', 18_500, 'To keep the veena company.'],
  ['Umbrellas', 1_300, 'Two large black ones, like our grandfathers’.'],
  ['Suitcases', 9_900, 'One large, one to forget.'],
  ['Camera strap and bag', 2_500, 'For the camera that we already have.'],
  ['Sewing machine', 10_500, 'With a pedal, the good old way.'],
  ['House name board', 1_750, 'Teak. It will say: Isai.'],
];

const QUANTITIES: Readonly<Record<string, number>> = {
  'Steel tiffin carriers': 2,
  'Ceiling fans': 3,
  'Cane chairs': 2,
  'Bath towels': 6,
  Pillows: 4,
};

const rows = [...KITCHEN, ...ROOMS, ...LIFE];

/** The maximum number of items. */
export const KAVYA_HOUSE: Story = {
  key: 'kavya-house',
  owner: 'kavya',
  title: 'Sixty small things for a new house',
  description: 'Nothing here is urgent and everything here is loved. Choose one that makes you smile.',
  eventType: 'other',
  occasionDaysAgo: -33,
  visibility: 'link_only',
  theme: 'mehndi',
  createdDaysAgo: 41,
  items: Object.fromEntries(
    rows.map(([title, price, description], index) => [title, small(title, price, description, index)]),
  ),
  gifts: [
    gift(39, 'meenakshi', 'rest', 'Idli steamer', 'இட்லி மல்லிப்பூ போல வரட்டும்!'),
    gift(38, 'anitha', 2_000, 'Bookshelf', 'Shelves first, then everything else.'),
    gift(36, 'yazhini', 'rest', 'Kitchen scale', 'You know why.'),
    gift(35, 'yazhini', 2_500, 'Oven', 'You also know why.'),
    gift(33, null, 500, 'Curry leaf and jasmine plants', 'மணம் வீசட்டும்.'),
    gift(30, 'karthik', 'rest', 'Board games', 'I will bring the snacks, you bring the candles.'),
    gift(26, 'farah', 1_700, 'Spice box', 'Fill the seventh cup with something from Hyderabad.'),
    gift(21, 'revathi', 3_000, 'Tanpura', 'ஸ்ருதி மாதா, லயம் பிதா.'),
    gift(16, 'senthil', 5_000, 'Inverter', 'வெளிச்சம் குறையாமல் இருக்க.'),
    gift(12, null, 1_100, null),
    gift(9, 'daniel', 'rest', 'Camera strap and bag', 'Obviously.'),
    gift(4, 'tenzin', 'rest', 'Umbrellas', 'In Dharamshala we would need four.'),
    gift(2, 'yazhini', 1_000, 'Oven', 'Getting warmer.'),
  ],
  setAside: [
    { daysAgo: 2, amount: 1, says: 'First!', reason: 'unwanted' },
    { daysAgo: 3, amount: 5_00_000, says: 'My thumb slipped on the zeros, sorry.', reason: 'mistake' },
  ],
  changes: [
    { daysAgo: 8, kind: 'obtain', item: 'Ghee jar' },
    { daysAgo: 5, kind: 'obtain', item: 'Door bell with a real bell' },
  ],
  crowd: { viewsADay: 6, shares: 8 },
};

function small(title: string, price: number, description: string, index: number): ItemDetails {
  const quantity = QUANTITIES[title];
  return wish(title, price, description, {
    priority: index % 7 === 0 ? 'high' : index % 3 === 0 ? 'low' : 'medium',
    ...(quantity !== undefined && { quantity }),
    // Of the rest, the title says enough.
    ...(KITCHEN.some(([name]) => name === title) && { section: 'kitchen' as const }),
  });
}
