import {
  type ReportReason,
  type SubscriptionSource,
  type SupportCategory,
  type SupportPriority,
  type SupportStatus,
} from '../../../src/domain/support.ts';
import { type PersonKey } from '../people/demo-people.ts';

interface SeedReport {
  /** The key of a story. */
  readonly wishlist: string;
  readonly reason: ReportReason;
  readonly message: string;
  readonly by: PersonKey | null;
  readonly daysAgo: number;
  readonly resolvedDaysAgo: number | null;
}

export const REPORTS: readonly SeedReport[] = [
  {
    wishlist: 'vikrant-list',
    reason: 'fraud',
    message: 'It says every gift will be doubled. Nobody doubles gifts.',
    by: 'rohan',
    daysAgo: 20,
    resolvedDaysAgo: 19,
  },
  {
    wishlist: 'kavya-house',
    reason: 'other',
    message: 'Not really a complaint: the name board costs half of that on our street.',
    by: null,
    daysAgo: 5,
    resolvedDaysAgo: null,
  },
  { wishlist: 'simrat-lohri', reason: 'spam', message: '', by: 'sameer', daysAgo: 1, resolvedDaysAgo: null },
];

interface SeedMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly category: SupportCategory;
  readonly message: string;
  readonly priority: SupportPriority;
  readonly by: PersonKey | null;
  readonly status: SupportStatus;
  readonly daysAgo: number;
}

export const MESSAGES: readonly SeedMessage[] = [
  {
    name: 'Nandini Phadke',
    email: 'nandini@guests.example',
    subject: 'Can two people give together?',
    category: 'general',
    message: 'My sister and I would like to give the swing together. Do we both need an account for that?',
    priority: 'normal',
    by: 'nandini',
    status: 'answered',
    daysAgo: 26,
  },
  {
    name: 'Karthik Varadan',
    email: 'karthik@guests.example',
    subject: 'Typed one zero too many',
    category: 'payment',
    message: 'I meant to give 500 and gave 5,000. Arvind just laughs and says to leave it. Can it be changed?',
    priority: 'high',
    by: 'karthik',
    status: 'answered',
    daysAgo: 17,
  },
  {
    name: 'Hall manager',
    email: 'bookings@hall.example',
    subject: 'QR code on the welcome board',
    category: 'partnership',
    message: 'We’d like to print couples’ codes on our welcome boards. What size scans well from two metres away?',
    priority: 'normal',
    by: null,
    status: 'read',
    daysAgo: 6,
  },
  {
    name: 'Gurleen Dhaliwal',
    email: 'gurleen@guests.example',
    subject: 'ਪੰਜਾਬੀ?',
    category: 'feedback',
    message: 'Such a lovely app! Bebe asks when it will be in Punjabi.',
    priority: 'low',
    by: 'gurleen',
    status: 'new',
    daysAgo: 3,
  },
  {
    name: 'A guest',
    email: 'guest@readers.example',
    subject: 'Link opens, picture does not',
    category: 'technical',
    message: 'On my old phone the wishlist opens, but the pictures stay blank for a while. It works on my daughter’s.',
    priority: 'normal',
    by: null,
    status: 'new',
    daysAgo: 1,
  },
  {
    name: 'Prasad Limaye',
    email: 'prasad@guests.example',
    subject: 'Someone is using our photo',
    category: 'privacy',
    message: 'A page that is not ours shows our engagement photo. Please take it down before our parents see it.',
    priority: 'critical',
    by: 'prasad',
    status: 'new',
    daysAgo: 2,
  },
];

interface SeedSubscriber {
  readonly email: string;
  readonly source: SubscriptionSource;
  readonly daysAgo: number;
}

export const SUBSCRIBERS: readonly SeedSubscriber[] = [
  { email: 'aai@readers.example', source: 'newsletter', daysAgo: 80 },
  { email: 'weddings@readers.example', source: 'newsletter', daysAgo: 51 },
  { email: 'ideas@readers.example', source: 'gift_ideas', daysAgo: 33 },
  { email: 'chithi@readers.example', source: 'newsletter', daysAgo: 18 },
  { email: 'planner@readers.example', source: 'gift_ideas', daysAgo: 9 },
  { email: 'massi@readers.example', source: 'newsletter', daysAgo: 2 },
];
