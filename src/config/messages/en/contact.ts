import type { SupportCategory, SupportPriority } from '../../../domain/support.ts';

const categories = {
  'contact.category.general': 'General question',
  'contact.category.payment': 'Contributions and payments',
  'contact.category.privacy': 'Privacy and data',
  'contact.category.account': 'Account and sign-in',
  'contact.category.technical': 'Technical problem',
  'contact.category.feedback': 'Feedback and ideas',
  'contact.category.partnership': 'Partnerships and press',
} as const satisfies Record<`contact.category.${SupportCategory}`, string>;

const priorities = {
  'contact.priority.low': 'Low: no rush',
  'contact.priority.normal': 'Normal',
  'contact.priority.high': 'High: the wedding is close',
  'contact.priority.critical': 'Critical: money is at risk',
} as const satisfies Record<`contact.priority.${SupportPriority}`, string>;

export default {
  ...categories,
  ...priorities,
  'contact.title': 'Contact',
  'contact.description': 'Write to {brand}, call us in Mumbai, or find your answer in the common questions.',
  'contact.heading': 'We’re here to help',
  'contact.lead':
    'A question before the invitations go out, a contribution that looks wrong, an idea at midnight: real people read every message.',

  'contact.ways': 'Ways to reach us',
  'contact.email.title': 'Email',
  'contact.email.text': 'For anything that can wait until tomorrow.',
  'contact.phone.title': 'Phone',
  'contact.phone.text': 'Mon-Fri 9-6 IST',
  'contact.office.title': 'Mumbai office',
  'contact.office.text': 'Please write before you visit, so someone is there with chai.',

  'contact.hours.title': 'Business hours',
  'contact.hours.zone': 'All times are in Indian Standard Time (IST).',
  'contact.hours.weekdays': 'Monday to Friday',
  'contact.hours.weekdays.time': '9:00 AM - 6:00 PM',
  'contact.hours.saturday': 'Saturday',
  'contact.hours.saturday.time': '10:00 AM - 4:00 PM',
  'contact.hours.sunday': 'Sunday',
  'contact.hours.sunday.time': 'Closed',

  'contact.topics.title': 'What’s it about?',
  'contact.topics.lead': 'Pick a topic to start your message below.',
  'contact.topics.general.title': 'General questions',
  'contact.topics.general.text': 'How wishlists work, what guests see, what’s coming next.',
  'contact.topics.payment.title': 'Contributions and fees',
  'contact.topics.payment.text': 'An amount that looks wrong, a refund within 48 hours, our {fee}% fee.',
  'contact.topics.technical.title': 'Technical help',
  'contact.topics.technical.text': 'A page that won’t open, a picture that won’t upload.',
  'contact.topics.privacy.title': 'Privacy and account',
  'contact.topics.privacy.text': 'What we store about you, and how to correct or erase it.',

  'contact.urgent.title': 'Is it urgent?',
  'contact.urgent.text':
    'If money is missing, someone else is in your account, or a wishlist is pretending to be yours, don’t wait for the form.',
  'contact.urgent.email': 'Urgent email',
  'contact.urgent.phone': 'Urgent line, 24/7',

  'contact.times.title': 'How quickly we reply',
  'contact.times.caption': 'Response times by type of message',
  'contact.times.kind': 'Type of message',
  'contact.times.time': 'First reply within',
  'contact.times.general': 'General questions',
  'contact.times.general.time': '24-48 hours',
  'contact.times.technical': 'Technical problems',
  'contact.times.technical.time': '12-24 hours',
  'contact.times.payment': 'Payment questions',
  'contact.times.payment.time': '4-8 hours',
  'contact.times.critical': 'Critical issues',
  'contact.times.critical.time': '1-2 hours',

  'contact.form.title': 'Write to us',
  'contact.form.lead': 'All fields are required. We use your email address only to reply.',
  'contact.form.name': 'Your name',
  'contact.form.email': 'Email address',
  'contact.form.category': 'Category',
  'contact.form.priority': 'Priority',
  'contact.form.subject': 'Subject',
  'contact.form.message': 'Message',
  'contact.form.message.hint': 'If it’s about a wishlist, add its link so we can find it.',
  'contact.form.send': 'Send Message',
  'contact.form.sending': 'Sending...',
  'contact.form.sent': 'Message Sent!',
  'contact.form.sent.text': 'Thanks for writing. Our team will reply within 24 hours.',

  'contact.questions.title': 'Common questions',
  'contact.questions.1.q': 'How do I create a wishlist?',
  'contact.questions.1.a':
    'Sign in, give your list a title and a few words for your guests, add what you wish for, and share the link. Most of it takes just a few minutes.',
  'contact.questions.1.link': 'Create a wishlist',
  'contact.questions.2.q': 'What does it cost?',
  'contact.questions.2.a':
    'Our fee is {fee}% of each contribution. Creating a wishlist is free for the first 6 months.',
  'contact.questions.2.link': 'See pricing with examples',
  'contact.questions.3.q': 'Who can see what I give and write?',
  'contact.questions.3.a':
    'Guests of the same wishlist see your name, the amount and your message. Your email address or phone number, if you leave one, is shown only to the couple. If you give anonymously, nobody learns it was you, not even the couple.',
  'contact.questions.3.link': 'Privacy Policy',
  'contact.questions.4.q': 'Who is behind {brand}?',
  'contact.questions.4.a': 'A small team in Mumbai that has been given too many lemon sets.',
  'contact.questions.4.link': 'About us',

  'contact.banner.title': 'Not sure who to ask?',
  'contact.banner.text': 'Write or call, and we’ll find the right person for you.',
  'contact.banner.email': 'Send an email',
  'contact.banner.call': 'Call us',
} as const;
