export const pricing = {
  'pricing.title': 'Pricing',
  'pricing.description':
    'A {fee}% fee on contributions, no fee to create a wishlist for the first six months, and worked examples in rupees.',
  'pricing.lead': 'Two prices, both on this page. Nothing else, and no small print under the small print.',

  'pricing.transaction.title': 'Transaction fee',
  'pricing.transaction.amount': '{fee}%',
  'pricing.transaction.of': 'of each contribution',
  'pricing.transaction.1': 'Taken from the contribution, never added on top: a guest who gives ₹1,101 pays ₹1,101.',
  'pricing.transaction.2': 'The same for a gift, an experience, a donation and the general fund.',
  'pricing.transaction.3': 'Not refundable once a contribution is complete.',

  'pricing.creation.title': 'Wishlist creation fee',
  'pricing.creation.amount': '$5',
  'pricing.creation.waived': 'Waived for the first 6 months',
  'pricing.creation.now': 'Free',
  'pricing.creation.1': 'Charged when a wishlist is published, and once for each wishlist.',
  'pricing.creation.2': 'Waived for everyone for the first 6 months. A wishlist made in that time never pays it later.',
  'pricing.creation.3': 'Adding gifts, changing the list and sharing it cost nothing.',

  'pricing.examples.title': 'What arrives',
  'pricing.examples.lead': 'Worked out with the fee of {fee}%, to the paisa.',
  'pricing.examples.caption': 'Contributions, the fee on each, and what reaches the couple',
  'pricing.examples.gift': 'For example',
  'pricing.examples.given': 'A guest gives',
  'pricing.examples.fee': 'Our fee',
  'pricing.examples.reaches': 'Reaches the couple',
  'pricing.examples.1': 'Shagun from a neighbour',
  'pricing.examples.2': 'A colleague, for the dinner by the sea',
  'pricing.examples.3': 'Maasi, for the washing machine',
  'pricing.examples.4': 'Both grandparents, for the first home',
  'pricing.examples.all': 'All four together',

  'pricing.refunds.title': 'Refunds',
  'pricing.refunds.text':
    'A gift is a gift. We refund a contribution only if it came about by a technical error or an unauthorized transaction, and only if you ask within 48 hours of it. The transaction fee is not refundable in any other case.',
  'pricing.refunds.how': 'Ask for a refund',

  'pricing.questions.title': 'Asked often',
  'pricing.questions.1.q': 'Do guests pay to use {brand}?',
  'pricing.questions.1.a': 'No. They need no account either. They pay exactly the amount that they chose to give.',
  'pricing.questions.2.q': 'Do we pay anything if nobody contributes?',
  'pricing.questions.2.a': 'No. The transaction fee exists only where there is a contribution.',
  'pricing.questions.3.q': 'Is the fee lower for donations?',
  'pricing.questions.3.a': 'At present it is the same {fee}% for everything on a wishlist.',
  'pricing.questions.4.q': 'Can the fee change?',
  'pricing.questions.4.a':
    'If it ever does, we announce it on this page and by e-mail beforehand. A contribution pays the fee of the day on which it is made.',
  'pricing.close.start': 'Create your wishlist',
  'pricing.close.help': 'How {brand} works',
} as const;
