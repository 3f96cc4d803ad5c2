import type { Item } from './wishlist.ts';

/**
 * The drawings in src/ui/illustrations.svg, each with the words in titles that it fits: English and the words that people
 * write in Latin letters, Hindi, Marathi, Gujarati, Tamil and Telugu.
 */
const WORDS = {
  'air-conditioner':
    'ac, air conditioner, air cooler, cooler, heater, एसी, कूलर, વાતાનુકૂલ, એસી, ஏசி, ఏసీ, కూలర్, एयर कंडीशनर, एअर कंडिशनर, ઍર કન્ડિશનર, એર કન્ડિશનર, ஏர் கண்டிஷனர், ఎయిర్ కండిషనర్',
  animals:
    'animal, cow, dog, cat, gaushala, goshala, shelter, गाय, गौशाला, गोशाळा, પશુ, ગૌશાળા, ગાય, பசு, பசுக்கள், கோசாலை, ఆవు, గోశాల, पशु आश्रय, प्राण्यांच, प्राणी, પાંજરાપોળ, விலங்கு, మూగజీవ, జంతు',
  art: 'art, painting, paint, sketch, pottery, चित्र, ચિત્ર, ஓவிய, చిత్రలేఖన, पेंटिंग, ஓவியம், చిత్రం, मिट्टी के बर्तन, कुंभार, માટીકામ, மண்பாண்ட, కుండలు, పెయింటింగ్, ચિત્રકામ',
  baby: 'baby, cradle, crib, pram, stroller, पालना, पाळणा, ઘોડિયું, பாப்பா, தொட்டில், ఊయల తొట్టి',
  balloon:
    'balloon, adventure, safari, skydiving, paragliding, rafting, सफारी, સફારી, சஃபாரி, సఫారీ, टाइगर सफारी, बैलून, बलून, બલૂન, பலூன், బెలూన్, hot air balloon, एअर बलूनची सफर, હૉટ ઍર બલૂન, வெப்பக் காற்று பலூன், हॉट एअर बलून',
  beach:
    'beach, goa, andaman, andamans, maldives, bali, kerala, backwater, houseboat, lakshadweep, समुद्र, गोवा, केरल, दरिया, ગોવા, દરિયા, கடற்கரை, கோவா, கேரளா, బీచ్, గోవా, కేరళ, sea, seaside, scuba, dive, diving, केरळ, કેરળ, கேரள, अंडमान, अंदमान, આંદામાન, அந்தமான், అండమాన్, समंदर, హౌస్‌బోట్, அந்தமானில்',
  bed: 'bed, cot, mattress, palang, diwan, पलंग, गद्दा, गादी, खाट, પલંગ, ગાદલું, கட்டில், மெத்தை, మంచం, పరుపు',
  bedding:
    'bedding, bedspread, bedsheet, chaddar, godhadi, bed sheet, sheet, linen, quilt, blanket, pillow, towel, razai, rajai, चादर, रजाई, कंबल, तकिया, गोधडी, ચાદર, ઓશીકું, ધાબળો, போர்வை, தலையணை, దుప్పటి, దిండు, తువ్వాలు, bed linen, விரிப்பு, दोहर, దుప్పట్ల',
  bicycle: 'bicycle, cycle, bike ride, साइकिल, सायकल, સાયકલ, மிதிவண்டி, சைக்கிள், సైకిల్',
  books:
    'book, bookshelf, bookcase, library, reading, किताब, पुस्तक, પુસ્તક, புத்தக, நூலக, పుస్తక, గ్రంథాలయ, लाइब्रेरी, लायब्ररी, લાઇબ્રેરી, நூலகம், நூலகத்தின், లైబ్రరీ',
  camera:
    'camera, photo, photography, photographer, album, कैमरा, कॅमेरा, કેમેરા, கேமரா, புகைப்பட, కెమెరా, ఫోటో, portrait, पोर्ट्रेट, तस्वीर, फोटो, ફોટો, పోర్ట్రెయిట్, ఫొటో, छायाचित्र',
  car: 'car, road trip, cab, taxi, कार, गाडी, કાર, ગાડી, கார், కారు',
  carpet:
    'carpet, rug, durrie, dhurrie, doormat, prayer mat, कालीन, गालिचा, दरी, ગાલીચો, શેતરંજી, கம்பள, தரைவிரிப்பு, తివాచీ, सतरंजी, ஜமக்காள, durri',
  clock: 'clock, watch, घड़ी, घड्याळ, ઘડિયાળ, கடிகார, గడియార',
  clothes:
    'saree, sari, silk, lehenga, kurta, sherwani, suit, clothes, dress, shawl, dupatta, paithani, kanjivaram, साड़ी, साडी, पैठणी, कपड़े, कपडे, લહેંગા, સાડી, કપડાં, புடவை, சேலை, பட்டு, చీర, బట్టలు, పట్టుచీర, పట్టు',
  coins:
    'coin, coins, silver, sip, fund, savings, saving, deposit, deposits, चांदी, बचत, सिक्का, नाणे, ચાંદી, બચત, સિક્કો, வெள்ளி, சேமிப்பு, நாணய, వెండి, పొదుపు, నాణె, rainy day, nest egg, emergency fund, आड़े वक्त, अडीअडचण, અણધારી જરૂર, எதிர்பாராத, అవసరానికి',
  cups: 'cup, mug, teacup, tea set, coffee, coffee machine, coffee maker, espresso, glass, glasses, कप, कॉफी, ग्लास, ગ્લાસ, કપ, કોફી, கோப்பை, காபி, డికాషన్, కాఫీ, కప్పు, कॉफीचा, फिल्टर कॉफी, filter coffee, કૉફી',
  curtains: 'curtain, drape, blind, blinds, पर्दे, परदे, पडदे, પડદા, திரைச்சீலை, కర్టెన్, తెర',
  'dining-table':
    'dining, dining table, table, coffee table, study table, desk, chair, stool, डाइनिंग, मेज, टेबल, खुर्ची, कुर्सी, ટેબલ, ખુરશી, மேசை, நாற்காலி, బల్ల, కుర్చీ, టేబుల్',
  'dinner-set':
    'dinner set, dinnerware, plate, crockery, dinner plate, cutlery, thali, tableware, थाली, ताट, डिनर सेट, ડિનર સેટ, થાળી, தட்டு, డిన్నర్ సెట్, పళ్ళెం, పళ్లెం, டின்னர் செட், పళ్ళాలు, భోజనం సెట్, brass dinner set, பித்தளை டின்னர் செட்',
  diya: 'diya, samai, brass samai, nilavilakku, kuthuvilakku, vilakku, deepam, दीया, समई, दिवा, દીવો, பித்தளை, விளக்கு, குத்துவிளக்கு, దీపం, దీపాల, lamps, brass urli and lamps, urli, पीतल की उरली, उरली, समया, દીવા, ઉરલી, உருளி, ఉర్లి, घंगाळ',
  fan: 'fan, ceiling fan, पंखा, પંખો, மின்விசிறி, விசிறி, ఫ్యాన్',
  fitness: 'gym, fitness, dumbbell, yoga, treadmill, योग, जिम, યોગ, யோகா, యోగా, జిమ్',
  game: 'game, board game, board games, playstation, xbox, console, carrom, chess, खेल, खेळ, રમત, விளையாட்டு, ఆట',
  health:
    'health, medical, hospital, medicine, cancer, eye, surgery, blood, अस्पताल, आरोग्य, रुग्णालय, હોસ્પિટલ, દવાખાનું, மருத்துவ, వైద్య, ఆసుపత్రి, insurance, health cover, sight, eyesight, हेल्थ, इंश्योरेंस, વીમો, विमा, காப்பீடு, ఇన్సూరెన్స్, बीमा, आंखों, डोळे, दृष्टी, नज़र, આંખ, દૃષ્ટિ, பார்வை, కంటి, చూపు, आँखों',
  'helping-hands': 'charity, donation, ngo, दान, દાન, தானம், దానం',
  home: 'home, house, flat, rent, renovation, wall, tile, घर, घरासाठी, मकान, ઘર, મકાન, வீடு, வீட்டு, ఇల్లు, ఇంటి, సొంతిల్లు, சொந்த வீடு',
  iron: 'iron, steamer, इस्त्री, ઇસ્ત્રી, இஸ்திரி, ఇస్త్రీ',
  jewellery:
    'gold, jewellery, jewelry, necklace, ring, bangles, mangalsutra, earring, सोना, सोने, गहने, दागिने, मंगळसूत्र, સોનું, દાગીના, ઘરેણાં, தங்க, தங்கம், நகை, நகைகள், బంగార, నగలు',
  kettle: 'kettle, tea, chai, teapot, केतली, चाय, चहा, ચા, કીટલી, தேநீர், கெட்டில், టీ, కెటిల్',
  lamp: 'lamp, light, chandelier, lantern, lampshade, दिवे, लैंप, लाइट, દીવાબત્તી, લેમ્પ, லாந்தர், விளக்குகள், లైట్, ల్యాంప్',
  laptop:
    'laptop, computer, tablet, macbook, ipad, monitor, लैपटॉप, लॅपटॉप, संगणक, લેપટોપ, மடிக்கணினி, கணினி, ల్యాప్‌టాప్, కంప్యూటర్',
  mandir:
    'mandir, temple, pooja, puja, pooja thali, pooja room, puja room, devghar, devhara, मंदिर, देवघर, देव्हारा, पूजा, મંદિર, પૂજા, பூஜை, கோவில், கோயில், పూజ, పూజా, గుడి, మందిర, घरासाठी देवघर, வீட்டுக்கு ஒரு பூஜை, पूजा थाली, चांदी की पूजा थाली, silver puja, silver pooja, వెండి పూజా, griha pravesh, गृह प्रवेश, गृहप्रवेश, ગૃહપ્રવેશ, கிரகப்பிரவேச, புதுமனை புகு, గృహప్రవేశ, चांदीचे पूजा, चांदीचं पूजा, ચાંદીની પૂજા, வெள்ளிப் பூஜை, வெள்ளி பூஜை, चांदीचं पूजेचं ताट, वास्तुशांत',
  meal: 'meal, food, annadaan, annadanam, langar, feed, dinner, lunch, restaurant, cooking class, cooking, biryani, भोजन, अन्नदान, जेवण, खाना, ભોજન, અન્નદાન, உணவு, அன்னதான, விருந்து, భోజన, అన్నదాన, విందు, डिनर, ડિનર, డిన్నర్, dinner by the sea, समुद्रकाठी जेवण, દરિયાકિનારે ડિનર, कुकिंग, કુકિંગ, சமையல், వంట క్లాస్, భోజనం, पंगत, feast, બાળકોને જમ, भोज, समंदर किनारे डिनर, சமையல் வகுப்பு, જમણવાર',
  mixer:
    'mixer, mixer grinder, grinder, blender, juicer, food processor, wet grinder, मिक्सर, ग्राइंडर, મિક્સર, மிக்சி, கிரைண்டர், మిక్సీ, గ్రైండర్, மிக்ஸி',
  mountains:
    'mountain, himalaya, himachal, kashmir, manali, shimla, ladakh, leh, spiti, trek, trekking, ooty, coorg, munnar, darjeeling, sikkim, hill, hills, पहाड़, हिमाचल, कश्मीर, हिमालय, પહાડ, હિમાલય, કાશ્મીર, மலை, மலைகள், ஊட்டி, కొండ, హిమాలయ, ఊటీ, डोंगर, પહાડો, மலையில், కొండల',
  music:
    'music, guitar, sitar, dhol, kutcheri, tabla, veena, harmonium, piano, dance, singing, violin, bharatanatyam, संगीत, तबला, नृत्य, હાર્મોનિયમ, સંગીત, நடன, இசை, வீணை, సంగీత, వీణ, నృత్య, मैफल, गाण्यांची, ગીત, કચેરી, கச்சேரி, సంగీతం',
  oven: 'oven, microwave, otg, toaster, air fryer, baking, ओवन, माइक्रोवेव, मायक्रोवेव्ह, ઓવન, માઇક્રોવેવ, ஓவன், மைக்ரோவேவ், ఓవెన్, మైక్రోవేవ్, ओव्हन, मायक्रोवेव',
  pan: 'pan, kadhai, kadai, tawa, tava, cookware, utensil, vessel, pot, bartan, handi, कड़ाही, कढई, तवा, बर्तन, भांडी, કડાઈ, તવો, વાસણ, பாத்திர, தவா, వంట పాత్ర, పాత్రలు, బాణలి',
  phone: 'phone, mobile, smartphone, iphone, मोबाइल, फोन, मोबाईल, ફોન, મોબાઇલ, கைபேசி, மொபைல், ఫోన్, మొబైల్',
  plane:
    'trip, honeymoon, days in, weekend in, week in, flight, travel, holiday, vacation, getaway, tickets to, dubai, europe, paris, singapore, thailand, हनीमून, यात्रा, सफर, प्रवास, सहल, પ્રવાસ, હનીમૂન, યાત્રા, பயண, தேனிலவு, சுற்றுலா, యాత్ర, హనీమూన్, విహార, ప్రయాణ, विमान, હનિમૂન, हनिमून, ફ્લાઇટ, விமான, విమాన',
  present: '',
  'pressure-cooker': 'cooker, pressure cooker, rice cooker, instant pot, कुकर, કૂકર, குக்கர், కుక్కర్',
  refrigerator: 'fridge, refrigerator, freezer, फ्रिज, ફ્રિજ, குளிர்சாதன, பிரிட்ஜ், ఫ్రిజ్, రిఫ్రిజిరేటర్, ஃபிரிட்ஜ்',
  school:
    'school, education, teach, student, girl child, scholarship, school fees, college, शिक्षा, शिक्षण, स्कूल, शाळा, विद्यालय, શિક્ષણ, શાળા, கல்வி, பள்ளி, చదువు, పాఠశాల, బడి, course, class, classes, पढ़ाई, शाळेच, શાળાનું, படிப்பு, కోర్సు, कोर्स, अभ्यासक्रम, કોર્સ, વર્ગ, வகுப்பு, படிப்புக்கு',
  scooter: 'scooter, scooty, motorcycle, bike, activa, स्कूटर, स्कूटी, બાઇક, સ્કૂટર, ஸ்கூட்டர், బైక్, స్కూటర్',
  sofa: 'sofa, couch, recliner, armchair, सोफा, सोफ़ा, સોફા, சோபா, సోఫా',
  spa: 'spa, massage, wellness, ayurveda, मालिश, स्पा, સ્પા, ஸ்பா, స్పా, మసాజ్',
  speaker: 'speaker, soundbar, headphone, earphone, alexa, radio, record player, स्पीकर, સ્પીકર, ஸ்பீக்கர், స్పీకర్',
  stove:
    'stove, gas, gas stove, hob, chimney, induction, cooktop, tandoor, barbecue, चूल्हा, गैस, शेगडी, ચૂલો, ગેસ, அடுப்பு, పొయ్యి, స్టవ్',
  suitcase:
    'suitcase, luggage, trolley, trolley bag, travel bag, bag, backpack, सूटकेस, बैग, बॅग, સૂટકેસ, બેગ, பெட்டி, சூட்கேஸ், సూట్‌కేస్, బ్యాగ్',
  swing: 'swing, jhula, jhoola, oonjal, zopala, hammock, झूला, झोपाळा, હીંચકો, ઝૂલો, ஊஞ்சல், ఊయల, ఉయ్యాల',
  television: 'tv, television, projector, home theatre, home theater, टीवी, टीव्ही, ટીવી, டிவி, தொலைக்காட்சி, టీవీ',
  ticket:
    'ticket, concert, natya sangeet, movie, show, film, theatre, cinema, match, टिकट, तिकीट, सिनेमा, ટિકિટ, ફિલ્મ, திரைப்பட, சினிமா, సినిమా, టికెట్',
  trees:
    'tree, plant, garden, forest, sapling, पेड़, झाड, झाडे, बाग, वृक्ष, વૃક્ષ, બગીચો, ઝાડ, மரம், மரங்கள், மரக்கன்று, தோட்டம், చెట్ల, చెట్టు, మొక్క, తోట, grove, बगीच, वनराई, उपवन, વન, தோப்பு, వనం, వనము, मोगरा, jasmine, flowers, देवराई, ઉપવન',
  vacuum: 'vacuum, vacuum cleaner, robot, roomba, वैक्यूम, વેક્યૂમ, வேக்யூம், వాక్యూమ్, व्हॅक्यूम, વૅક્યૂમ, வேக்கம்',
  wardrobe:
    'wardrobe, almirah, cupboard, cabinet, shelf, drawer, bookcase cabinet, mirror, shelves, bookshelves, अलमारी, कपाट, કબાટ, અરીસો, அலமாரி, பீரோ, అలమార, బీరువా, pantry, masala dabba, அஞ்சறை, डब्बे, मसाल, મસાલિયું, పోపుల డబ్బా, அஞ்சறைப் பெட்டி',
  'washing-machine':
    'washing machine, washer, dishwasher, dryer, वॉशिंग, वॉशिंग मशीन, વોશિંગ મશીન, சலவை இயந்திர, வாஷிங் மெஷின், వాషింగ్ మెషిన్, વૉશિંગ મશીન, వాషింగ్, வாஷிங்',
  'water-purifier':
    'water purifier, purifier, ro, water filter, water dispenser, वॉटर प्यूरीफायर, जल शुद्ध, પાણી શુદ્ધ, குடிநீர், தண்ணீர் வடிகட்டி, నీటి శుద్ధి, वॉटर प्यूरी, वॉटर प्युरी, વૉટર પ્યુરી, વોટર પ્યુરી, வாட்டர் பியூரி, వాటర్ ప్యూరి, वॉटर प्युरि, વૉટર પ્યુરિ',
} as const satisfies Readonly<Record<string, string>>;

export type Illustration = keyof typeof WORDS;

export const ILLUSTRATIONS = Object.keys(WORDS) as readonly Illustration[];

const OF_CATEGORY = { physical: 'present', experience: 'balloon', donation: 'helping-hands' } as const;

interface Keyword {
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

/** The longest first: "coffee table" before "coffee". */
const KEYWORDS: readonly Keyword[] = ILLUSTRATIONS.flatMap((illustration) =>
  WORDS[illustration]
    .split(', ')
    .filter((word) => word !== '')
    .map((word) => ({ word: folded(word), illustration }))
    .map((keyword) => ({ ...keyword, takesEndings: keyword.word.length > 3 && !/^[a-z]/.test(keyword.word) })),
).sort((one, other) => other.word.length - one.word.length);

/** The drawing for an item without a picture: by its title, otherwise by its category. */
export function illustrationOf({ title, category }: Pick<Item, 'title' | 'category'>): Illustration {
  const words = ` ${folded(title).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  const found = KEYWORDS.find(({ word, takesEndings }) =>
    takesEndings ? words.includes(` ${word}`) : words.includes(` ${word} `) || words.includes(` ${word}s `),
  );
  return found?.illustration ?? OF_CATEGORY[category];
}
