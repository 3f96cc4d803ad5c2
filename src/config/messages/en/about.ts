export const about = {
  'about.title': 'About {brand}',
  'about.description':
    'Why {brand} exists, what we believe about giving at Indian weddings, and what we are building next.',
  'about.lead':
    'Shagun is the gift that carries a blessing: an envelope, a round sum, and one rupee more so that the good never ends. We are bringing that envelope to the phone without losing its warmth.',

  'about.story.title': 'Our story',
  'about.story.1':
    'It began with a kitchen shelf. After a wedding of four hundred guests there were nine lemon sets, three pressure cookers and not one thing that the couple had really needed for their rented flat in Andheri.',
  'about.story.2':
    'Everybody had given with love. They simply could not know. The families were too polite to ask, the couple was too shy to tell, and the uncle who wanted to give something big had nobody to share it with.',
  'about.story.3':
    'So we made a list that can be shared like an invitation. It says what would help, it lets ten people complete one gift together, and it never forgets that for many guests the blessing is the gift.',

  'about.values.title': 'What we hold on to',
  'about.values.tact.title': 'Tact before everything',
  'about.values.tact.text':
    'A wishlist is an invitation, never a bill. Nobody sees a ranking of guests, and every guest may stay unnamed.',
  'about.values.everyone.title': 'For every age and every phone',
  'about.values.everyone.text':
    'If a grandmother cannot give ₹1,101 from her own phone in under a minute, we are not done.',
  'about.values.honest.title': 'Plain money',
  'about.values.honest.text':
    'One fee, said before you begin: {fee}% of each contribution. No hidden charges, no selling of your guest list.',
  'about.values.giving.title': 'Giving goes around',
  'about.values.giving.text':
    'Donations stand on the list beside the gifts. A celebration grows when it feeds somebody who was not invited.',

  'about.fee.title': 'How we earn',
  'about.fee.text':
    'We live from a transaction fee of {fee}% on contributions, and from nothing else: no advertisements and no sale of data. It pays for the servers, for support by people, and for the work on what comes next.',
  'about.fee.link': 'Prices with examples',

  'about.roadmap.title': 'Where we are going',
  'about.roadmap.lead': 'In the order in which we mean to do it. Couples who write to us change this order.',
  'about.roadmap.now': 'Here today',
  'about.roadmap.now.text':
    'Wishlists with gifts, experiences and donations, giving together and without a name, live progress, QR codes for the printed card, and six languages.',
  'about.roadmap.next': 'Next',
  'about.roadmap.next.text':
    'Payments by UPI, cards and net banking through Indian payment gateways, with a receipt for every guest.',
  'about.roadmap.later': 'After that',
  'about.roadmap.later.text':
    'Thank-you cards that write themselves from your photographs, and lists that both families can look after together.',
  'about.roadmap.dream': 'The dream',
  'about.roadmap.dream.text':
    'A shagun envelope for every occasion of a life: the naming ceremony, the first home, the sixtieth birthday.',

  'about.close.title': 'Come and build it with us',
  'about.close.text':
    'The best ideas in {brand} came from a bride at midnight, two days before her wedding. Tell us yours.',
  'about.close.contact': 'Write to us',
  'about.close.start': 'Create your wishlist',
} as const;
