export default {
  'pricing.title': 'Pricing',
  'pricing.description':
    'A {fee}% fee on contributions, no wishlist creation fee for the first 6 months, and worked examples in rupees.',
  'pricing.lead':
    'Two fees, both on this page, and nothing hidden. Gifts sent by UPI go straight to your bank, without a fee. All other contributions are only recorded for now: we take no payment and charge no fee yet.',

  'pricing.transaction.title': 'Transaction fee',
  'pricing.transaction.amount': '{fee}%',
  'pricing.transaction.of': 'of each contribution',
  'pricing.transaction.1': 'Taken out of the contribution, never added on top: a guest who gives ₹1,101 pays ₹1,101.',
  'pricing.transaction.2': 'The same for gifts, experiences, donations and the general fund.',
  'pricing.transaction.3': 'Non-refundable once a contribution is complete.',

  'pricing.creation.title': 'Wishlist creation fee',
  'pricing.creation.amount': '$5',
  'pricing.creation.waived': 'Waived for the first 6 months',
  'pricing.creation.now': 'Free',
  'pricing.creation.1': 'Charged once per wishlist, when you publish it.',
  'pricing.creation.2':
    'Waived for everyone for the first 6 months. Wishlists created in that time are never charged later.',
  'pricing.creation.3': 'Adding gifts, editing your list and sharing it are always free.',

  'pricing.examples.title': 'What the couple receives',
  'pricing.examples.lead': 'Calculated with a fee of {fee}%, down to the last paisa.',
  'pricing.examples.caption': 'What guests give, our fee, and what reaches the couple',
  'pricing.examples.gift': 'Example',
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
    'Contributions are gifts, so they’re usually final. We give refunds only for technical errors or unauthorized transactions, and only if you ask within 48 hours. In all other cases the transaction fee is non-refundable.',
  'pricing.refunds.how': 'Request a refund',

  'pricing.questions.title': 'Common questions',
  'pricing.questions.1.q': 'Do guests pay to use {brand}?',
  'pricing.questions.1.a': 'No. {brand} is free for guests, and they don’t need an account.',
  'pricing.questions.2.q': 'Do we pay anything if nobody contributes?',
  'pricing.questions.2.a': 'No. The transaction fee applies only to contributions.',
  'pricing.questions.3.q': 'Is the fee lower for donations?',
  'pricing.questions.3.a': 'Not at the moment. It’s {fee}% for everything on a wishlist.',
  'pricing.questions.4.q': 'Can the fee change?',
  'pricing.questions.4.a':
    'If it ever does, we’ll announce it here and by email first. Each contribution is charged at the rate of the day it’s made.',
  'pricing.close.start': 'Create your wishlist',
  'pricing.close.help': 'How {brand} works',
} as const;
