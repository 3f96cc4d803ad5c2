import { event, gift, map, shop, type Story, wish } from './story.ts';

export const SIMRAT_WEDDING: Story = {
  key: 'simrat-wedding',
  owner: 'simrat',
  title: 'Simrat & Harjot tie the knot in Ludhiana',
  description:
    'Anand Karaj in the morning, bhangra until the neighbours join in. ਤੁਹਾਡੀਆਂ ਅਸੀਸਾਂ ਹੀ ਸਾਡਾ ਸ਼ਗਨ ਹਨ। If you’d like to ' +
    'add something to them, this is what would make our first winter warm.',
  eventType: 'wedding',
  occasionDaysAgo: -8,
  visibility: 'public',
  theme: 'jaali',
  createdDaysAgo: 61,
  invitation: {
    first: 'Simrat',
    second: 'Harjot',
    families: 'The Bajwa and Gill families invite you with folded hands',
    story:
      'Harjot came to repair a tractor and stayed for lassi. Simrat’s Bebe knew before the two of them did, and set out a ' +
      'second glass.',
  },
  events: [
    event(-6, 'mehndi', '16:00', 'Bajwa House, Model Town, Ludhiana', { mapUrl: map('bajwa-house') }),
    event(-7, 'custom', '20:00', 'Bajwa House, Model Town, Ludhiana', {
      name: 'Jaggo',
      dress: 'Phulkari and shoes that can dance',
      mapUrl: map('bajwa-house'),
    }),
    event(-8, 'anand_karaj', '09:30', 'Gurdwara Sahib, Sarabha Nagar, Ludhiana', {
      dress: 'Please cover your head',
      mapUrl: map('gurdwara-sahib'),
    }),
    event(-8, 'reception', '19:00', 'Sutlej Lawns, Ludhiana', { mapUrl: map('sutlej-lawns') }),
  ],
  items: {
    phulkari: wish('Phulkari bedspread', 9_800, 'Hand-embroidered in Patiala, in more colours than we can name.', {
      priority: 'high',
      externalUrl: shop('phulkari'),
    }),
    tandoor: wish('Clay tandoor for the terrace', 13_500, 'For Sunday rotis, and for a reason to invite everyone.', {
      priority: 'high',
    }),
    heater: wish('Oil heater', 8_200, 'January in Ludhiana is no joke.', { externalUrl: shop('oil-heater') }),
    music: wish('Record player and speakers', 27_000, 'For Harjot’s father’s old Punjabi folk records.', { min: 500 }),
    scooter: wish('Electric scooter', 96_000, 'One scooter, two helmets, and the whole city.', {
      priority: 'high',
      min: 1_000,
      max: 25_000,
      externalUrl: shop('electric-scooter'),
    }),
    spiti: wish('A week in Spiti', 44_000, 'In spring, when the road opens.', {
      category: 'experience',
      min: 1_000,
      max: 15_000,
    }),
    pottery: wish('Pottery classes for two', 7_600, 'We will make the cups for your next visit.', {
      category: 'experience',
      priority: 'low',
    }),
    langar: wish('Langar seva', 31_000, 'Flour, dal and ghee for one day’s langar at our gurdwara.', {
      category: 'donation',
      priority: 'high',
    }),
    scholarship: wish(
      'A year of college for a girl',
      36_000,
      'Fees and books for one student from Simrat’s mother’s village.',
      { category: 'donation' },
    ),
  },
  gifts: [
    gift(60, 'gurleen', 5_100, 'phulkari', 'ਵਿਆਹ ਦੀਆਂ ਲੱਖ ਲੱਖ ਵਧਾਈਆਂ, ਵੀਰੇ!'),
    gift(59, 'jaspal', 11_000, 'langar', 'ਰੱਬ ਤੁਹਾਡੀ ਜੋੜੀ ਸਲਾਮਤ ਰੱਖੇ।'),
    gift(57, 'manpreet', 2_100, 'heater', 'For all the evenings you won’t want to leave the house.'),
    gift(56, 'navdeep', 3_100, 'music', 'ਢੋਲ ਤਿਆਰ ਹੈ, ਭੰਗੜਾ ਵੀ!'),
    gift(54, null, 1_100, null, 'ਵਧਾਈਆਂ ਜੀ ਵਧਾਈਆਂ!'),
    gift(52, 'rohan', 2_500, 'tandoor', 'I accept payment in kulchas.'),
    gift(50, 'gurleen', 'rest', 'phulkari', 'Bebe chose the colours, I only pay.'),
    gift(47, 'jaspal', 21_000, 'scooter', 'ਸਿਮਰਤ ਪੁੱਤ, ਤੇਰਾ ਘਰ ਹਮੇਸ਼ਾ ਖੁਸ਼ੀਆਂ ਨਾਲ ਭਰਿਆ ਰਹੇ।'),
    gift(45, 'tenzin', 4_000, 'spiti', 'Come further up, the tea is on me.'),
    gift(42, null, 5_100, 'scholarship', 'Padhegi toh badhegi. Bless you both.'),
    gift(39, 'daniel', 1_500, 'pottery', 'Please make me a crooked one.'),
    gift(37, 'kirandeep', 3_000, 'scooter', 'From the whole night shift. Drive slowly!'),
    gift(34, 'manpreet', 2_000, 'pottery', 'Clay under your nails suits you.'),
    gift(31, 'farah', 2_100, 'langar', 'Jodi salamat rahe, hansi bani rahe.'),
    gift(28, 'gurleen', 10_000, 'scooter', 'I get it every second Sunday.'),
    gift(26, 'navdeep', 5_100, 'langar', 'ਸੇਵਾ ਵਿੱਚ ਸਾਡਾ ਵੀ ਹਿੱਸਾ।'),
    gift(23, null, 3_100, 'heater', 'सदा ख़ुश रहो, सदा साथ रहो।'),
    gift(20, 'jaspal', 'rest', 'langar', 'ਦਾਦੀ ਵੱਲੋਂ ਬਹੁਤ ਸਾਰਾ ਪਿਆਰ ਤੇ ਅਸੀਸਾਂ।'),
    gift(18, 'rohan', 5_100, 'music', 'Track one: something with a tumbi.'),
    gift(15, 'manpreet', 'rest', 'heater', 'ਨਿੱਘ ਘਰ ਵਿੱਚ ਵੀ ਰਹੇ ਤੇ ਦਿਲਾਂ ਵਿੱਚ ਵੀ।'),
    gift(13, 'kirandeep', 5_000, 'spiti', 'Sat Sri Akal and safe roads.'),
    gift(11, null, 6_000, 'scholarship', 'For her books.'),
    gift(10, { name: 'Pammi Bua', phoneNumber: '98140 00000' }, 2_100, 'tandoor', 'ਤੁਹਾਡੀ ਰਸੋਈ ਵਿੱਚ ਹਮੇਸ਼ਾ ਮੱਖਣ ਤੇ ਹਾਸਾ ਰਹੇ।'),
    gift(8, 'navdeep', 'rest', 'pottery', 'A cup for me, a cup for the dhol.'),
    gift(6, 'jaspal', 25_000, 'scooter', 'ਜੁੱਗ ਜੁੱਗ ਜੀਓ!'),
    gift(5, 'daniel', 3_000, 'spiti', 'Take the long lens.'),
    gift(4, 'gurleen', 'rest', 'tandoor', 'First roti is for the crows, second is for me.'),
    gift(3, null, 501, null, 'Nazar na lage.'),
    gift(2, 'tenzin', 15_000, 'spiti', 'My whole family added a little. See you at the top.'),
    gift(1, 'kirandeep', 2_100, null, 'ਨਵੀਂ ਸ਼ੁਰੂਆਤ ਮੁਬਾਰਕ!'),
    gift(1, 'rohan', 11_000, 'scooter', 'Horn OK please.'),
  ],
  crowd: { viewsADay: 23, shares: 27 },
};
