import { event, gift, map, shop, type Story, wish } from './story.ts';

export const GAURI_WEDDING: Story = {
  key: 'gauri-wedding',
  owner: 'gauri',
  title: 'Gauri & Omkar: our wedding in Pune',
  description:
    'We’re getting married in Pune and moving into a small flat with a big balcony. Your blessings are all we need; if you’d like to ' +
    'give something with them, here is what our new home is still missing. तुमचे आशीर्वाद हीच आमची शिदोरी!',
  eventType: 'wedding',
  occasionDaysAgo: -43,
  visibility: 'public',
  createdDaysAgo: 58,
  invitation: {
    first: 'Gauri',
    second: 'Omkar',
    families: 'With the blessings of the Sabnis and Deshmukh families',
    story:
      'We met in the rain, under the one working umbrella of a bus stop in Deccan. Omkar offered half of it; Gauri took ' +
      'three quarters. Eleven monsoons later we still share one umbrella, and now also a home.',
  },
  events: [
    event(-42, 'haldi', '10:00', 'Sabnis Wada, Sadashiv Peth, Pune', {
      dress: 'Something yellow that may get yellower',
      mapUrl: map('sabnis-wada'),
    }),
    event(-42, 'sangeet', '19:00', 'Tilak Lawns, Pune', { mapUrl: map('tilak-lawns') }),
    event(-43, 'muhurtham', '11:42', 'Shrimant Mangal Karyalay, Pune', {
      dress: 'Nauvari and pheta, if you have them',
      mapUrl: map('mangal-karyalay'),
    }),
    event(-43, 'reception', '19:30', 'Shrimant Mangal Karyalay, Pune', { mapUrl: map('mangal-karyalay') }),
  ],
  cover: { name: 'umbrella', x: 41, y: 62 },
  portrait: 'couple',
  pictures: { samai: 'samai', vessels: 'vessels', zopala: 'zopala', konkan: 'konkan' },
  items: {
    samai: wish('A pair of brass samai', 7_500, 'Tall oil lamps for the devhara, to be lit at our first Diwali.', {
      priority: 'high',
      externalUrl: shop('brass-samai'),
    }),
    mixer: wish('Mixer grinder', 8_999, 'For chutneys, puran and the Sunday thalipeeth flour.', {
      priority: 'high',
      externalUrl: shop('mixer-grinder'),
    }),
    vessels: wish(
      'Copper and brass vessels',
      14_500,
      'A handi, two patelas and a water ghada, as in our grandmothers’ kitchens.',
    ),
    devhara: wish('Teak devhara', 18_000, 'A small carved shrine for the corner that gets the morning sun.', {
      priority: 'high',
    }),
    linen: wish('Solapuri chaddar set', 4_200, 'Four soft cotton sheets from the handlooms of Solapur.', {
      quantity: 4,
      priority: 'low',
    }),
    fridge: wish('Refrigerator', 42_000, 'Big enough for a dabba from each of our mothers.', {
      priority: 'high',
      min: 500,
      externalUrl: shop('refrigerator'),
    }),
    zopala: wish('Wooden zopala', 32_000, 'A swing for the balcony: room for two, and for tea.'),
    washing: wish('Washing machine', 28_500, 'So nobody has to argue about whose turn it is.', {
      externalUrl: shop('washing-machine'),
    }),
    konkan: wish('Four days in the Konkan', 36_000, 'A homestay near Guhagar, with fish curry and no telephone.', {
      category: 'experience',
      min: 1_000,
      max: 12_000,
    }),
    sangeet: wish('An evening of natya sangeet', 25_000, 'Singers at home for both families, on the evening before.', {
      category: 'experience',
    }),
    trees: wish('A hundred trees', 21_000, 'Planted and tended for three years in a village of the Sahyadri.', {
      category: 'donation',
      priority: 'low',
    }),
    books: wish(
      'Books for a zilla parishad school',
      15_000,
      'A cupboard full of Marathi stories for a school near Bhor.',
      { category: 'donation' },
    ),
  },
  gifts: [
    gift(56, 'nandini', 5_100, 'samai', 'नांदा सौख्यभरे! पहिला दिवा आमच्याकडून.'),
    gift(56, 'mihir', 2_400, 'samai', 'The lamps were my idea, remember that at Diwali.'),
    gift(54, 'ashwini', 3_000, 'mixer', 'For the girl who burnt Maggi in the hostel. So proud of you!'),
    gift(52, null, 501, null, 'शुभं भवतु!'),
    gift(51, 'rohan', 2_100, 'zopala', 'Save me a corner of that swing.'),
    gift(50, 'prasad', 1_500, 'fridge', 'Congratulations, Omkar. The team is coming to inspect the ice cream.'),
    gift(49, 'sharayu', 11_000, 'devhara', 'मृदू बोला, मिळून राहा. आजीकडून खूप प्रेम आणि आशीर्वाद.'),
    gift(47, 'nandini', 5_000, 'fridge', 'डबा पाठवत राहीनच, आता ठेवायला जागाही होईल!'),
    gift(45, null, 1_100, 'trees'),
    gift(44, 'farah', 4_000, 'konkan', 'Shaadi mubarak! Bring me kokum, please.'),
    gift(42, 'mihir', 'rest', 'mixer', 'Now no excuses about the chutney.'),
    gift(41, 'daniel', 2_500, 'sangeet', 'I’ll photograph it all for one cup of filter coffee.'),
    gift(39, 'sameer', 2_000, 'washing', 'Welcome to the building! We are on the second floor.'),
    gift(37, null, 251, null, 'A small blessing from someone who had a great time at your engagement.'),
    gift(35, 'ashwini', 5_000, 'konkan', 'Go, sleep, eat, and don’t check your email.'),
    gift(33, 'sharayu', 'rest', 'devhara', 'देव तुम्हाला उदंड आयुष्य आणि समाधान देवो.'),
    gift(30, 'rohan', 5_100, 'fridge', 'May it never be empty and never be tidy.'),
    gift(28, 'tenzin', 1_500, 'trees', 'Trees are the best witnesses. Tashi delek!'),
    gift(
      26,
      { name: 'Vinaya Gokhale', phoneNumber: '98220 00000' },
      2_100,
      'books',
      'पुस्तकांसारखी सुंदर गोष्ट तुमच्या संसाराची होवो.',
    ),
    gift(24, 'prasad', 2_000, 'books', 'From everyone at the third floor canteen.'),
    gift(21, 'nandini', 11_000, 'zopala', 'झोपाळ्यावर बसून दोघांनी रोज गप्पा मारायच्या, हं!'),
    gift(19, 'farah', 1_100, null, 'For whatever we all forgot.'),
    gift(17, null, 3_100, 'fridge', 'With love, from someone who’d rather not be named.'),
    gift(15, 'daniel', 3_000, 'konkan', 'The light there is best at six in the morning. Trust me.'),
    gift(13, 'sameer', 1_100, 'linen', 'तुमच्या घरात हास्य कधीच कमी पडू नये.'),
    gift(12, { name: 'Bhide family, Nashik' }, 5_000, 'washing', 'सुखी राहा, हसत राहा.'),
    gift(10, 'mihir', 10_000, 'fridge', 'Biggest shelf is mine. Be happy, tai.'),
    gift(8, 'ashwini', 'rest', 'linen', 'Because good sleep is half of a good marriage.'),
    gift(6, 'rohan', 2_100, null, 'See you on the dance floor!'),
    gift(5, null, 3_000, 'sangeet', 'नांदा सौख्यभरे.'),
    gift(4, 'sharayu', 5_001, 'sangeet', 'एक नाट्यपद माझ्यासाठी नक्की गायला सांगा.'),
    gift(3, 'prasad', 1_500, 'konkan', 'Approved leave, approved trip.'),
    gift(2, 'tenzin', 2_000, 'vessels', 'May your kitchen always smell of home.'),
    gift(1, 'nandini', 5_001, 'vessels', 'तांब्याच्या हंडीतला पहिला भात आम्हाला!'),
    gift(1, { name: 'Arun kaka', email: 'arun@home.example' }, 1_001, null, 'लग्नाच्या हार्दिक शुभेच्छा! लवकरच भेटू.'),
  ],
  crowd: { viewsADay: 26, shares: 31 },
};
