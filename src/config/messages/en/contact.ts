import type { SupportCategory, SupportPriority } from '../../../domain/support.ts';

const categories = {
  'contact.category.general': 'General question',
  'contact.category.payment': 'Contributions and payment',
  'contact.category.privacy': 'Privacy and data',
  'contact.category.account': 'Account and sign-in',
  'contact.category.technical': 'Technical problem',
  'contact.category.feedback': 'Feedback and ideas',
  'contact.category.partnership': 'Partnership and press',
} as const satisfies Record<`contact.category.${SupportCategory}`, string>;

const priorities = {
  'contact.priority.low': 'Low: whenever you find time',
  'contact.priority.normal': 'Normal',
  'contact.priority.high': 'High: the wedding is near',
  'contact.priority.critical': 'Critical: money or an account is at risk',
} as const satisfies Record<`contact.priority.${SupportPriority}`, string>;

export const contact = {
  ...categories,
  ...priorities,
  'contact.title': 'Contact',
  'contact.description': 'Write to {brand}, call us in Mumbai, or find the answer in our questions and answers.',
  'contact.heading': 'We are here to help',
  'contact.lead':
    'A question before the invitations go out, a contribution that looks odd, an idea at midnight: people read every message.',

  'contact.ways': 'Ways to reach us',
  'contact.email.title': 'E-mail',
  'contact.email.text': 'For everything that has time until tomorrow.',
  'contact.phone.title': 'Phone',
  'contact.phone.text': 'Mon-Fri 9-6 IST',
  'contact.office.title': 'Mumbai office',
  'contact.office.text': 'Please write before you visit, so that somebody is there with chai.',

  'contact.hours.title': 'Business hours',
  'contact.hours.zone': 'All times are Indian Standard Time (IST).',
  'contact.hours.weekdays': 'Monday to Friday',
  'contact.hours.weekdays.time': '9:00 AM - 6:00 PM',
  'contact.hours.saturday': 'Saturday',
  'contact.hours.saturday.time': '10:00 AM - 4:00 PM',
  'contact.hours.sunday': 'Sunday',
  'contact.hours.sunday.time': 'Closed',

  'contact.topics.title': 'What is it about?',
  'contact.topics.lead': 'Choose one, and the form below is set to it.',
  'contact.topics.general.title': 'General questions',
  'contact.topics.general.text': 'How lists work, what guests see, which languages there are.',
  'contact.topics.payment.title': 'Contributions and fees',
  'contact.topics.payment.text': 'An amount that looks wrong, a refund within 48 hours, our {fee}% fee.',
  'contact.topics.technical.title': 'Technical help',
  'contact.topics.technical.text': 'A page that does not open, a picture that will not upload.',
  'contact.topics.privacy.title': 'Privacy and account',
  'contact.topics.privacy.text': 'What we store of you, how to correct it, how to have it erased.',

  'contact.urgent.title': 'Is it urgent?',
  'contact.urgent.text':
    'If money is missing, if somebody else is in your account, or if a list pretends to be yours, do not wait for the form.',
  'contact.urgent.email': 'Urgent e-mail',
  'contact.urgent.phone': 'Urgent line, 24/7',

  'contact.times.title': 'How soon we answer',
  'contact.times.caption': 'Response times by kind of message',
  'contact.times.kind': 'Kind of message',
  'contact.times.time': 'First answer within',
  'contact.times.general': 'General questions',
  'contact.times.general.time': '24-48 hours',
  'contact.times.technical': 'Technical problems',
  'contact.times.technical.time': '12-24 hours',
  'contact.times.payment': 'Payment questions',
  'contact.times.payment.time': '4-8 hours',
  'contact.times.critical': 'Critical issues',
  'contact.times.critical.time': '1-2 hours',

  'contact.form.title': 'Write to us',
  'contact.form.lead': 'All fields are needed. We use your address only to answer.',
  'contact.form.name': 'Your name',
  'contact.form.email': 'E-mail address',
  'contact.form.category': 'Category',
  'contact.form.priority': 'Priority',
  'contact.form.subject': 'Subject',
  'contact.form.message': 'Message',
  'contact.form.message.hint': 'If it is about a list, its link helps us to find it.',
  'contact.form.send': 'Send Message',
  'contact.form.sending': 'Sending...',
  'contact.form.sent': 'Message Sent!',
  'contact.form.sent.text': 'Thank you for writing. Our team will get back to you within 24 hours.',

  'contact.questions.title': 'Perhaps this answers it',
  'contact.questions.1.q': 'How do I create a wishlist?',
  'contact.questions.1.a':
    'Sign in, give your list a title and a few words for your guests, add what you wish for, and share the link. Most couples need a quarter of an hour.',
  'contact.questions.1.link': 'Create a wishlist',
  'contact.questions.2.q': 'What does it cost?',
  'contact.questions.2.a': 'We keep {fee}% of each contribution. Creating a wishlist is free for the first 6 months.',
  'contact.questions.2.link': 'Pricing, with examples',
  'contact.questions.3.q': 'Who can see what I give, and what I write?',
  'contact.questions.3.a':
    'Guests of the same list see the name that you chose, the amount and your message, but never your e-mail address: that goes to the couple. If you give anonymously, not even they learn who you are.',
  'contact.questions.3.link': 'Privacy Policy',
  'contact.questions.4.q': 'Who is behind {brand}?',
  'contact.questions.4.a': 'A small team in Mumbai that received too many lemon sets.',
  'contact.questions.4.link': 'About us',

  'contact.banner.title': 'Still not sure whom to ask?',
  'contact.banner.text': 'Any of us will find the right person for you.',
  'contact.banner.email': 'Send an e-mail',
  'contact.banner.call': 'Call us',
} as const;
