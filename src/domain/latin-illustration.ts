import type { Item } from './wishlist.ts';

/**
 * The drawings in src/ui/illustrations.svg, each with the words in titles that it fits: English ones, and those of Indian
 * languages as people write them in Latin letters.
 */
const LATIN_WORDS = {
  'air-conditioner': 'ac, air conditioner, air cooler, cooler, heater',
  animals: 'animal, cow, dog, cat, gaushala, goshala, shelter',
  art: 'art, painting, paint, sketch, pottery',
  baby: 'baby, cradle, crib, pram, stroller',
  balloon: 'balloon, adventure, safari, skydiving, paragliding, rafting, hot air balloon',
  beach:
    'beach, goa, andaman, andamans, maldives, bali, kerala, backwater, houseboat, lakshadweep, sea, seaside, scuba, dive, diving',
  bed: 'bed, cot, mattress, palang, diwan',
  bedding:
    'bedding, bedspread, bedsheet, chaddar, godhadi, bed sheet, sheet, linen, quilt, blanket, pillow, towel, razai, rajai, bed linen',
  bicycle: 'bicycle, cycle, bike ride',
  books: 'book, bookshelf, bookcase, library, reading',
  camera: 'camera, photo, photography, photographer, album, portrait',
  car: 'car, road trip, cab, taxi',
  carpet: 'carpet, rug, durrie, dhurrie, doormat, prayer mat, durri',
  clock: 'clock, watch',
  clothes: 'saree, sari, silk, lehenga, kurta, sherwani, suit, clothes, dress, shawl, dupatta, paithani, kanjivaram',
  coins: 'coin, coins, silver, sip, fund, savings, saving, deposit, deposits, rainy day, nest egg, emergency fund',
  cups: 'cup, mug, teacup, tea set, coffee, coffee machine, coffee maker, espresso, glass, glasses, filter coffee',
  curtains: 'curtain, drape, blind, blinds',
  'dining-table': 'dining, dining table, table, coffee table, study table, desk, chair, stool',
  'dinner-set': 'dinner set, dinnerware, plate, crockery, dinner plate, cutlery, thali, tableware, brass dinner set',
  diya: 'diya, samai, brass samai, nilavilakku, kuthuvilakku, vilakku, deepam, lamps, brass urli and lamps, urli',
  fan: 'fan, ceiling fan',
  fitness: 'gym, fitness, dumbbell, yoga, treadmill',
  game: 'game, board game, board games, playstation, xbox, console, carrom, chess',
  health: 'health, medical, hospital, medicine, cancer, eye, surgery, blood, insurance, health cover, sight, eyesight',
  'helping-hands': 'charity, donation, ngo',
  home: 'home, house, flat, rent, renovation, wall, tile',
  iron: 'iron, steamer',
  jewellery: 'gold, jewellery, jewelry, necklace, ring, bangles, mangalsutra, earring',
  kettle: 'kettle, tea, chai, teapot',
  lamp: 'lamp, light, chandelier, lantern, lampshade',
  laptop: 'laptop, computer, tablet, macbook, ipad, monitor',
  mandir:
    'mandir, temple, pooja, puja, pooja thali, pooja room, puja room, devghar, devhara, silver puja, silver pooja, griha pravesh',
  meal: 'meal, food, annadaan, annadanam, langar, feed, dinner, lunch, restaurant, cooking class, cooking, biryani, dinner by the sea, feast',
  mixer: 'mixer, mixer grinder, grinder, blender, juicer, food processor, wet grinder',
  mountains:
    'mountain, himalaya, himachal, kashmir, manali, shimla, ladakh, leh, spiti, trek, trekking, ooty, coorg, munnar, darjeeling, sikkim, hill, hills',
  music: 'music, guitar, sitar, dhol, kutcheri, tabla, veena, harmonium, piano, dance, singing, violin, bharatanatyam',
  oven: 'oven, microwave, otg, toaster, air fryer, baking',
  pan: 'pan, kadhai, kadai, tawa, tava, cookware, utensil, vessel, pot, bartan, handi',
  phone: 'phone, mobile, smartphone, iphone',
  plane:
    'trip, honeymoon, days in, weekend in, week in, flight, travel, holiday, vacation, getaway, tickets to, dubai, europe, paris, singapore, thailand',
  present: '',
  'pressure-cooker': 'cooker, pressure cooker, rice cooker, instant pot',
  refrigerator: 'fridge, refrigerator, freezer',
  school: 'school, education, teach, student, girl child, scholarship, school fees, college, course, class, classes',
  scooter: 'scooter, scooty, motorcycle, bike, activa',
  sofa: 'sofa, couch, recliner, armchair',
  spa: 'spa, massage, wellness, ayurveda',
  speaker: 'speaker, soundbar, headphone, earphone, alexa, radio, record player',
  stove: 'stove, gas, gas stove, hob, chimney, induction, cooktop, tandoor, barbecue',
  suitcase: 'suitcase, luggage, trolley, trolley bag, travel bag, bag, backpack',
  swing: 'swing, jhula, jhoola, oonjal, zopala, hammock',
  television: 'tv, television, projector, home theatre, home theater',
  ticket: 'ticket, concert, natya sangeet, movie, show, film, theatre, cinema, match',
  trees: 'tree, plant, garden, forest, sapling, grove, jasmine, flowers',
  vacuum: 'vacuum, vacuum cleaner, robot, roomba',
  wardrobe:
    'wardrobe, almirah, cupboard, cabinet, shelf, drawer, bookcase cabinet, mirror, shelves, bookshelves, pantry, masala dabba',
  'washing-machine': 'washing machine, washer, dishwasher, dryer',
  'water-purifier': 'water purifier, purifier, ro, water filter, water dispenser',
} as const satisfies Readonly<Record<string, string>>;

export type Illustration = keyof typeof LATIN_WORDS;

export const ILLUSTRATIONS = Object.keys(LATIN_WORDS) as readonly Illustration[];

const OF_CATEGORY = { physical: 'present', experience: 'balloon', donation: 'helping-hands' } as const;

/** For each drawing, words separated by commas. */
export type Vocabulary = Readonly<Partial<Record<Illustration, string>>>;

export interface Keyword {
  readonly word: string;
  /** Longer words of Indian languages. English words do not ("ac" is not in "accessories"), and short ones are too common. */
  readonly takesEndings: boolean;
  readonly illustration: Illustration;
}

/** Without joiners and the nukta, which writers of the same word may leave out. */
const folded = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cf}\u093c]/gu, '');

export const keywordsOf = (vocabulary: Vocabulary): readonly Keyword[] =>
  ILLUSTRATIONS.flatMap((illustration) =>
    (vocabulary[illustration] ?? '')
      .split(', ')
      .filter((word) => word !== '')
      .map((word) => ({ word: folded(word), illustration }))
      .map((keyword) => ({ ...keyword, takesEndings: keyword.word.length > 3 && !/^[a-z]/.test(keyword.word) })),
  );

/** Chooses the drawing for an item without a picture: by its title, otherwise by its category. */
export function illustrator(keywords: readonly Keyword[]) {
  // The longest first: "coffee table" before "coffee".
  const ordered = [...keywords].sort((one, other) => other.word.length - one.word.length);
  return ({ title, category }: Pick<Item, 'title' | 'category'>): Illustration => {
    const words = ` ${folded(title).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
    const found = ordered.find(({ word, takesEndings }) =>
      takesEndings ? words.includes(` ${word}`) : words.includes(` ${word} `) || words.includes(` ${word}s `),
    );
    return found?.illustration ?? OF_CATEGORY[category];
  };
}

export const LATIN_KEYWORDS = keywordsOf(LATIN_WORDS);

/** For titles of which `needsIndianWords` is false. */
export const latinIllustrationOf = illustrator(LATIN_KEYWORDS);

/** Whether `illustrationOf` of illustration.ts may find more in a title. */
export const needsIndianWords = (title: string): boolean => /[\u0900-\u0d7f]/.test(title);
