export const landing = {
  'landing.title': '{brand} · Gift wishlists for Indian weddings',
  'landing.description':
    'Create one gift wishlist for your wedding, share it on WhatsApp, and let family and friends contribute what they like: ₹501 or ₹51,000, each with a blessing.',

  'landing.hero.above': 'With the blessings of both families',
  'landing.hero.title': 'A gift list as warm as the invitation',
  'landing.hero.lead':
    'Write down what would truly help you begin: the fridge, the honeymoon, meals for a hundred children. Share one link. Everyone gives what they like, towards what you love.',
  'landing.hero.start': 'Create your wishlist',
  'landing.hero.sign-in': 'Sign In',
  'landing.hero.story': 'Read our story',
  'landing.hero.note': 'Free to begin. Guests need no account.',

  'landing.sample.label': 'An example: the wishlist of {couple}, as their guests see it on a phone',
  'landing.sample.couple': 'Ananya & Kabir',
  'landing.sample.occasion': 'Wedding · 5 December 2026 · Udaipur',
  'landing.sample.welcome': 'Your blessings are gift enough. If you wish to give, here is what we are dreaming of.',
  'landing.sample.progress': '₹1,86,000 of ₹3,00,000',
  'landing.sample.guests': '64 guests',
  'landing.sample.gift.1': 'A night at the lake palace',
  'landing.sample.gift.1.amount': '₹12,500 of ₹20,000',
  'landing.sample.gift.1.left': '₹7,500 to go',
  'landing.sample.gift.2': 'Meals for a hundred children',
  'landing.sample.gift.2.state': 'Fully Funded',
  'landing.sample.contribute': 'Contribute',
  'landing.sample.toast': 'Maasi blessed you with ₹1,101',

  'landing.figures.title': '{brand} in numbers',
  'landing.figures.couples': '50K+',
  'landing.figures.couples.what': 'couples',
  'landing.figures.funded': '₹2.5Cr+',
  'landing.figures.funded.what': 'funded',
  'landing.figures.uptime': '99.9%',
  'landing.figures.uptime.what': 'uptime',
  'landing.figures.rating': '4.9',
  'landing.figures.rating.what': 'out of 5, by couples',

  'landing.steps.title': 'Three steps, one evening',
  'landing.steps.lead': 'It takes less time than choosing the envelope.',
  'landing.steps.1.title': 'Make your list',
  'landing.steps.1.text':
    'Add gifts, experiences and donations with what they cost. Begin from our gift ideas, or from the shop you already have open.',
  'landing.steps.2.title': 'Share one link',
  'landing.steps.2.text':
    'Send it on WhatsApp with the invitation, or print its QR code on the card. It opens on every phone, without an app and without an account.',
  'landing.steps.3.title': 'Receive blessings',
  'landing.steps.3.text':
    'See each contribution and each message as it arrives, and thank everyone by name, from Dadi to the college group.',

  'landing.reasons.title': 'Made for the way we give',
  'landing.reasons.together.title': 'Many small gifts, one big one',
  'landing.reasons.together.text':
    'Ten cousins complete the washing machine. Nobody has to collect money, and nobody has to ask who gave how much.',
  'landing.reasons.ai.title': 'AI recommendations',
  'landing.reasons.ai.text':
    'Our AI-powered recommendations suggest gifts that suit the two of you, your home and what your guests like to spend.',
  'landing.reasons.extra.title': 'The extra rupee',
  'landing.reasons.extra.text':
    '₹101, ₹501, ₹1,101: shagun is never a round sum, so the right amounts are one tap away.',
  'landing.reasons.tact.title': 'An invitation, never a bill',
  'landing.reasons.tact.text':
    'Guests may give quietly, without their name. The page tells them first of all that their blessing is enough.',

  'landing.voices.title': 'From couples who have been there',
  'landing.voices.1.words':
    'We received one beautiful honeymoon instead of eleven dinner sets. My grandmother gave the first ₹501 herself, from her own phone.',
  'landing.voices.1.who': 'Priya & Rahul',
  'landing.voices.1.where': 'Married in Jaipur',
  'landing.voices.2.words':
    'Half of our family lives abroad. They could give together with everybody else, and their messages still make us cry.',
  'landing.voices.2.who': 'Meera & Arjun',
  'landing.voices.2.where': 'Married in Kochi',
  'landing.voices.3.words':
    'We asked for school fees for four girls and worried that it would feel odd. It was funded before the haldi was over.',
  'landing.voices.3.who': 'Sana & Imran',
  'landing.voices.3.where': 'Married in Lucknow',

  'landing.fee.title': 'One honest fee',
  'landing.fee.text':
    'We keep {fee}% of each contribution to run the platform. There is no subscription, and creating a wishlist is free for now.',
  'landing.fee.link': 'See what that means in rupees',

  'landing.close.title': 'Shall we write the first line?',
  'landing.close.text': 'Start with one gift tonight. You can add, change and share whenever both of you are ready.',
  'landing.close.start': 'Create your wishlist',
  'landing.close.sign-in': 'I have an account',
} as const;
