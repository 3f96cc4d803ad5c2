export default {
  'landing.title': '{brand} · Gift wishlists for Indian weddings',
  'landing.description':
    'Create one wedding wishlist, share it on WhatsApp, and let family and friends give what they like, from ₹501 to ₹51,000, each with a blessing.',

  'landing.hero.above': 'With the blessings of both families',
  'landing.hero.title': 'A gift list as warm as the invitation',
  'landing.hero.lead':
    'List what would truly help you start your life together: the fridge, the honeymoon, meals for a hundred children. Share one link, and everyone gives what they like.',
  'landing.hero.start': 'Create your wishlist',
  'landing.hero.sign-in': 'Sign In',
  'landing.hero.story': 'Read our story',
  'landing.hero.note': 'Free to start. Guests don’t need an account.',

  'landing.sample.label': 'Example: the wishlist of {couple}, as guests see it on a phone',
  'landing.sample.couple': 'Ananya & Kabir',
  'landing.sample.occasion': 'Wedding · 5 December 2026 · Udaipur',
  'landing.sample.welcome': 'Your blessings are gift enough. If you’d like to give, here’s what we’re dreaming of.',
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
    'Add gifts, experiences and donations with their prices. Start with our gift ideas, or paste a list you already have.',
  'landing.steps.2.title': 'Share one link',
  'landing.steps.2.text':
    'Send it on WhatsApp with the invitation, or print its QR code on the card. It opens in any modern browser: no app, no account.',
  'landing.steps.3.title': 'Receive blessings',
  'landing.steps.3.text':
    'See every contribution and message as it comes in, and thank everyone, from Dadi to the college gang.',

  'landing.reasons.title': 'Made for the way we give',
  'landing.reasons.together.title': 'Many small gifts, one big one',
  'landing.reasons.together.text':
    'Ten cousins can complete the washing machine together. Nobody has to collect money, or ask who gave how much.',
  'landing.reasons.ai.title': 'AI recommendations',
  'landing.reasons.ai.text':
    'Our AI-powered recommendations suggest gifts that suit the two of you, your home and your guests’ budgets.',
  'landing.reasons.extra.title': 'The extra rupee',
  'landing.reasons.extra.text': '₹101, ₹501, ₹1,101: shagun ends in one, for luck. The right amounts are one tap away.',
  'landing.reasons.tact.title': 'An invitation, never a bill',
  'landing.reasons.tact.text': 'Guests give any amount, with or without their name. No rankings, no reminders.',

  'landing.voices.title': 'From couples who have been there',
  'landing.voices.1.words':
    'We got one beautiful honeymoon instead of eleven dinner sets. My grandmother gave the first ₹501 herself, from her own phone.',
  'landing.voices.1.who': 'Priya & Rahul',
  'landing.voices.1.where': 'Married in Jaipur',
  'landing.voices.2.words':
    'Half our family lives abroad. They could give along with everyone else, and their messages still make us cry.',
  'landing.voices.2.who': 'Meera & Arjun',
  'landing.voices.2.where': 'Married in Kochi',
  'landing.voices.3.words':
    'We asked for school fees for four girls and worried it might seem odd. It was fully funded before the haldi was over.',
  'landing.voices.3.who': 'Sana & Imran',
  'landing.voices.3.where': 'Married in Lucknow',

  'landing.fee.title': 'One simple fee',
  'landing.fee.text':
    'A fee of {fee}% on each contribution keeps the platform running. There’s no subscription, and creating a wishlist is free for now.',
  'landing.fee.link': 'See examples in rupees',

  'landing.close.title': 'Ready to start your list?',
  'landing.close.text': 'Begin with one gift tonight. Add more, change things, and share it when you’re both ready.',
  'landing.close.start': 'Create your wishlist',
  'landing.close.sign-in': 'I already have an account',
} as const;
