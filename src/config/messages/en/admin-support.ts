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

export default {
  ...statuses,
  ...priorities,
  ...categories,
  ...sources,
  'admin-support.title': 'Support',
  'admin-support.lead': 'Messages from the contact page, and newsletter subscribers.',
  'admin-support.parts': 'Messages and subscribers',

  'admin-support.messages': 'Messages',
  'admin-support.messages.new': 'Messages ({count} new)',
  'admin-support.messages.filter': 'Filter messages',
  'admin-support.messages.failed': 'We couldn’t load the messages.',
  'admin-support.messages.pages': 'Pages of messages',
  'admin-support.messages.none.new': 'No new messages',
  'admin-support.messages.none.new.text': 'You’ve read every message.',
  'admin-support.messages.none.read': 'No messages waiting',
  'admin-support.messages.none.read.text': 'Messages you’ve read but not answered appear here.',
  'admin-support.messages.none.answered': 'No answered messages yet',
  'admin-support.messages.none.answered.text': 'Messages marked as answered appear here.',
  'admin-support.messages.none.all': 'No messages yet',
  'admin-support.messages.none.all.text': 'Messages from the contact page appear here.',
  'admin-support.messages.from': '{name}, {email}',

  'admin-support.message.close': 'Close message',
  'admin-support.message.from': 'From',
  'admin-support.message.received': 'Received',
  'admin-support.message.priority': '{priority} priority',
  'admin-support.message.reply': 'Reply by email',
  'admin-support.message.mark.read': 'Mark as read',
  'admin-support.message.mark.answered': 'Mark as answered',
  'admin-support.message.marking': 'Marking…',
  'admin-support.message.marked.read': 'Marked as read',
  'admin-support.message.marked.answered': 'Marked as answered',
  'admin-support.message.mark-failed': 'Failed to mark the message',

  'admin-support.reply.subject': 'Re: {subject}',
  'admin-support.reply.opening': 'Dear {name},',
  'admin-support.reply.closing': 'Kind regards,',
  'admin-support.reply.team': 'The {brand} team',
  'admin-support.reply.quote': 'On {when}, you wrote:',

  'admin-support.subscribers': 'Subscribers',
  'admin-support.subscribers.count': 'Subscribers ({count})',
  'admin-support.subscribers.failed': 'We couldn’t load the subscribers.',
  'admin-support.subscribers.pages': 'Pages of subscribers',
  'admin-support.subscribers.none': 'No subscribers yet',
  'admin-support.subscribers.none.text': 'People who sign up for the newsletter or gift idea updates appear here.',
  'admin-support.subscribers.email': 'Email address',
  'admin-support.subscribers.source': 'Signed up for',
  'admin-support.subscribers.since': 'Since',
  'admin-support.subscribers.since-ist': 'Since (IST)',
  'admin-support.subscribers.export': 'Export CSV',
} as const;
