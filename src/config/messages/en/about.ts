export default {
  'about.title': 'About {brand}',
  'about.description': 'Why we built {brand}, what we believe about giving at Indian weddings, and what comes next.',
  'about.lead':
    'Shagun is a gift that carries a blessing: an envelope, a round sum and one extra rupee for luck. We bring that envelope to your phone, with all its warmth.',

  'about.story.title': 'Our story',
  'about.story.1':
    'It began with a kitchen shelf. After a wedding with four hundred guests, it held nine lemon sets, three pressure cookers and not one thing the couple needed for their rented flat in Andheri.',
  'about.story.2':
    'Everyone had given with love. They just didn’t know what to give. The families were too polite to ask, the couple too shy to say, and the uncle who wanted to give something big had nobody to share it with.',
  'about.story.3':
    'So we built a list you can share like an invitation. It shows what would really help, lets ten people complete one gift together, and never forgets that for many guests the blessing is the gift.',

  'about.values.title': 'What we believe in',
  'about.values.tact.title': 'Tact comes first',
  'about.values.tact.text':
    'A wishlist is an invitation, never a bill. We don’t rank guests by what they give, and anyone can give anonymously.',
  'about.values.everyone.title': 'For every age and every phone',
  'about.values.everyone.text':
    'If a grandmother can’t give ₹1,101 from her own phone in under a minute, we aren’t done yet.',
  'about.values.honest.title': 'Clear about money',
  'about.values.honest.text':
    'Our fee is stated upfront: {fee}% of each contribution. No hidden charges, and we never sell your guest list.',
  'about.values.giving.title': 'Joy for others, too',
  'about.values.giving.text':
    'Donations sit on the list right next to the gifts. A celebration feels bigger when it also feeds someone who wasn’t invited.',

  'about.fee.title': 'How we earn',
  'about.fee.text':
    'A transaction fee of {fee}% on contributions is our only source of income. No ads, no selling of data. It is there to pay for our servers, our support team and whatever we build next.',
  'about.fee.link': 'See pricing with examples',

  'about.roadmap.title': 'What’s next',
  'about.roadmap.lead': 'This is the plan for now. Feedback from couples can change the order.',
  'about.roadmap.now': 'Here today',
  'about.roadmap.now.text':
    'Wishlists with gifts, experiences and donations; group gifts and anonymous giving; live progress on your dashboard; QR codes for the printed card; and every page in English, Hindi, Marathi, Gujarati, Tamil and Telugu.',
  'about.roadmap.next': 'Next',
  'about.roadmap.next.text':
    'Payments by UPI, card and net banking through Indian payment gateways, with a receipt for every guest.',
  'about.roadmap.later': 'After that',
  'about.roadmap.later.text':
    'Thank-you cards made from your photos, and wishlists that both families can manage together.',
  'about.roadmap.dream': 'The dream',
  'about.roadmap.dream.text':
    'A shagun envelope for every milestone: the naming ceremony, the first home, the sixtieth birthday.',

  'about.close.title': 'Help us build it',
  'about.close.text': 'The best ideas come from couples in the middle of planning, often at midnight. Tell us yours.',
  'about.close.contact': 'Contact us',
  'about.close.start': 'Create your wishlist',
} as const;
