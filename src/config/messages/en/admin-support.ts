import type { SubscriptionSource, SupportCategory, SupportPriority, SupportStatus } from '../../../domain/support.ts';

const statuses = {
  'admin-support.status.new': 'New',
  'admin-support.status.read': 'Read',
  'admin-support.status.answered': 'Answered',
  'admin-support.status.all': 'All',
} as const satisfies Record<`admin-support.status.${SupportStatus | 'all'}`, string>;

const priorities = {
  'admin-support.priority.low': 'Low',
  'admin-support.priority.normal': 'Normal',
  'admin-support.priority.high': 'High',
  'admin-support.priority.critical': 'Critical',
} as const satisfies Record<`admin-support.priority.${SupportPriority}`, string>;

const categories = {
  'admin-support.category.general': 'General',
  'admin-support.category.payment': 'Payment',
  'admin-support.category.privacy': 'Privacy',
  'admin-support.category.account': 'Account',
  'admin-support.category.technical': 'Technical',
  'admin-support.category.feedback': 'Feedback',
  'admin-support.category.partnership': 'Partnership',
} as const satisfies Record<`admin-support.category.${SupportCategory}`, string>;

const sources = {
  'admin-support.source.newsletter': 'Newsletter',
  'admin-support.source.gift_ideas': 'Gift ideas',
} as const satisfies Record<`admin-support.source.${SubscriptionSource}`, string>;

export const adminSupport = {
  ...statuses,
  ...priorities,
  ...categories,
  ...sources,
  'admin-support.title': 'Support',
  'admin-support.lead': 'What people wrote to us, and who wants to hear from us.',
  'admin-support.parts': 'Messages and subscribers',

  'admin-support.messages': 'Messages',
  'admin-support.messages.new': 'Messages ({count} new)',
  'admin-support.messages.filter': 'Which messages',
  'admin-support.messages.failed': 'The messages could not be loaded.',
  'admin-support.messages.pages': 'Pages of messages',
  'admin-support.messages.none.new': 'Nothing new',
  'admin-support.messages.none.new.text': 'Everybody who wrote to us has been heard.',
  'admin-support.messages.none.read': 'Nothing waits for an answer',
  'admin-support.messages.none.read.text': 'Messages that were read and not answered yet are kept here.',
  'admin-support.messages.none.answered': 'Nothing answered yet',
  'admin-support.messages.none.answered.text': 'Messages that were marked as answered are kept here.',
  'admin-support.messages.none.all': 'Nobody has written yet',
  'admin-support.messages.none.all.text': 'What is sent from the contact page arrives here.',
  'admin-support.messages.from': '{name}, {email}',

  'admin-support.message.close': 'Close the message',
  'admin-support.message.from': 'From',
  'admin-support.message.received': 'Received',
  'admin-support.message.priority': '{priority} priority',
  'admin-support.message.reply': 'Reply by e-mail',
  'admin-support.message.mark.read': 'Mark as read',
  'admin-support.message.mark.answered': 'Mark as answered',
  'admin-support.message.marking': 'Marking...',
  'admin-support.message.marked.read': 'Marked as read',
  'admin-support.message.marked.answered': 'Marked as answered',
  'admin-support.message.mark-failed': 'Failed to mark the message',

  'admin-support.reply.subject': 'Re: {subject}',
  'admin-support.reply.opening': 'Dear {name},',
  'admin-support.reply.closing': 'With kind regards,',
  'admin-support.reply.team': 'The {brand} team',
  'admin-support.reply.quote': 'On {when} you wrote:',

  'admin-support.subscribers': 'Subscribers',
  'admin-support.subscribers.count': 'Subscribers ({count})',
  'admin-support.subscribers.failed': 'The subscribers could not be loaded.',
  'admin-support.subscribers.pages': 'Pages of subscribers',
  'admin-support.subscribers.none': 'No subscribers yet',
  'admin-support.subscribers.none.text': 'Whoever asks for our letters, or for news of gift ideas, is listed here.',
  'admin-support.subscribers.email': 'E-mail address',
  'admin-support.subscribers.source': 'Asked for',
  'admin-support.subscribers.since': 'Since',
  'admin-support.subscribers.since-ist': 'Since (IST)',
  'admin-support.subscribers.export': 'Export CSV',
} as const;
