import { event, gift, map, shop, type Story, wish } from './story.ts';

export const KAVYA_WEDDING: Story = {
  key: 'kavya-wedding',
  owner: 'kavya',
  title: 'Kavya weds Arvind · காவ்யா – அரவிந்த்',
  description:
    'At an hour when the city still sleeps, in a hall near the Teppakulam, with nadaswaram, jasmine and a feast on leaves. ' +
    'உங்கள் வருகையே எங்களுக்கு மிகப் பெரிய பரிசு. For those who ask what else: a few wishes.',
  eventType: 'wedding',
  occasionDaysAgo: -19,
  visibility: 'public',
  theme: 'peacock',
  createdDaysAgo: 64,
  invitation: {
    first: 'காவ்யா',
    second: 'அரவிந்த்',
    families: 'ரகுநாதன், சுந்தரம் குடும்பத்தாரின் நல்வாழ்த்துகளுடன்',
    story:
      'They argued about a raga at a December kutcheri, in the third row, in whispers. The singer smiled at them. They have ' +
      'agreed on nothing since, except on each other.',
  },
  events: [
    event(-18, 'engagement', '18:00', 'Sri Meenakshi Mahal, Madurai', { mapUrl: map('meenakshi-mahal') }),
    event(-19, 'muhurtham', '05:15', 'Sri Meenakshi Mahal, Madurai', {
      dress: 'Silk, and a shawl for the morning',
      mapUrl: map('meenakshi-mahal'),
    }),
    event(-19, 'reception', '18:30', 'Teppakulam Gardens, Madurai', { mapUrl: map('teppakulam-gardens') }),
  ],
  cover: { name: 'pond', x: 44, y: 45 },
  items: {
    kuthuvilakku: wish('Kuthuvilakku, five faces', 12_500, 'A pair of bronze lamps, cast in Nachiarkoil.', {
      priority: 'high',
      externalUrl: shop('kuthuvilakku'),
    }),
    veena: wish('Saraswati veena', 48_000, 'Jackwood, from Thanjavur. Kavya sold hers to pay for college.', {
      priority: 'high',
      min: 1_000,
    }),
    grinder: wish('Tilting wet grinder', 16_500, 'Idlis cannot wait.', {
      priority: 'high',
      externalUrl: shop('wet-grinder'),
    }),
    filter: wish('Brass coffee filter and davara set', 2_400, 'For six, because Sunday mornings are never only two.', {
      externalUrl: shop('coffee-filter'),
    }),
    saree: wish('Kanchipuram silk for both mothers', 38_000, 'In mustard and in peacock blue.', { max: 10_000 }),
    oonjal: wish('Rosewood oonjal', 55_000, 'For the oonjal ceremony, and for every evening after it.'),
    chettinad: wish('Two nights in Chettinad', 22_000, 'An old mansion, slow lunches and bicycles.', {
      category: 'experience',
      min: 1_000,
    }),
    concert: wish(
      'Season passes for the December kutcheris',
      14_000,
      'Two seats by the side aisle, where one may hum.',
      { category: 'experience' },
    ),
    annadanam: wish('Annadanam for two hundred', 30_000, 'A meal for everyone who comes by, on the day itself.', {
      category: 'donation',
      priority: 'high',
    }),
    tank: wish(
      'Desilting a village pond',
      24_000,
      'With the farmers of Arvind’s grandfather’s village, before the monsoon.',
      { category: 'donation' },
    ),
  },
  gifts: [
    gift(62, 'meenakshi', 5_001, 'kuthuvilakku', 'பதினாறும் பெற்று பெருவாழ்வு வாழ்க!'),
    gift(61, 'yazhini', 2_500, 'veena', 'Akka, play me the varnam you always stopped halfway through.'),
    gift(60, 'karthik', 1_500, 'grinder', 'Machan, finally. Congratulations to both!'),
    gift(58, 'senthil', 10_001, 'annadanam', 'வந்தவர் அனைவரும் மனம் நிறைய உண்ணட்டும். ஆசீர்வாதம்.'),
    gift(57, 'revathi', 10_000, 'veena', 'என் மாணவியின் கைகளில் மீண்டும் நாதம் பிறக்கட்டும்.'),
    gift(55, null, 501, null, 'இனிய திருமண வாழ்த்துகள்!'),
    gift(53, 'farah', 2_400, 'filter', 'For the coffee you promised me in Hyderabad.'),
    gift(50, 'meenakshi', 'rest', 'kuthuvilakku', 'விளக்கு ஏற்றும் இல்லத்தில் என்றும் ஒளி நிறையட்டும்.'),
    gift(48, 'rohan', 3_100, 'chettinad', 'Eat everything. Then eat it again.'),
    gift(46, null, 1_100, 'tank'),
    gift(43, 'anitha', 2_000, 'concert', 'Best wishes from all of us at the library.'),
    gift(40, 'yazhini', 5_000, 'saree', 'Amma must wear the peacock one.'),
    gift(38, 'karthik', 5_000, 'grinder', 'I expect podi dosai whenever I am in Madurai.'),
    gift(36, 'senthil', 10_000, 'oonjal', 'புது வீட்டில் முதல் பொங்கல் எங்களோடு!'),
    gift(32, null, 5_000, 'veena', 'For the music.'),
    gift(29, 'tenzin', 1_500, 'tank', 'Water for the fields, joy for the house.'),
    gift(27, 'daniel', 1_100, 'chettinad', 'I know a courtyard there that you must see at noon.'),
    gift(25, 'meenakshi', 10_000, 'saree', 'காவ்யா, உன் சிரிப்பு என்றும் மாறாமல் இருக்கட்டும்.'),
    gift(22, 'revathi', 5_000, 'veena', 'ஸ்ருதி சேர்ந்தது போல் நீங்கள் இருவரும் சேர்ந்து வாழுங்கள்.'),
    gift(20, 'anitha', 3_000, 'annadanam', 'A feast shared is a feast doubled.'),
    gift(18, { name: 'Rajam Mami', phoneNumber: '94440 00000' }, 2_001, 'annadanam', 'நலமுடன் வாழ்க, வளமுடன் வாழ்க.'),
    gift(14, 'yazhini', 'rest', 'grinder', 'One idli a day for the sister-in-law. Deal?'),
    gift(11, 'senthil', 'rest', 'annadanam', 'உங்கள் இல்லம் இசையாலும் அன்பாலும் நிறையட்டும்.'),
    gift(9, 'rohan', 5_100, 'oonjal', 'Sway slowly.'),
    gift(7, null, 4_000, 'veena', 'May there be music in every room.'),
    gift(5, 'karthik', 2_100, null, 'For the honeymoon autorickshaw fund.'),
    gift(3, 'farah', 3_000, 'saree', 'Mustard and peacock, what a picture that will be.'),
    gift(2, { name: 'அமுதா' }, 1_001, 'concert', 'நீங்கள் இருவரும் என்றும் மகிழ்ச்சியாக வாழ வாழ்த்துகிறேன்.'),
    gift(1, 'yazhini', 3_000, 'veena', 'Almost there, Akka!'),
  ],
  crowd: { viewsADay: 19, shares: 24 },
};
