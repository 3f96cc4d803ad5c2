import type { UserId } from './ids.ts';
import type { Language } from './language.ts';

/** Whose data is asked for: an account, a guest who gave under a name, or an address alone. */
export interface DataSubject {
  /** null if there is only an address. */
  readonly id: UserId | null;
  /** '' if there is none. */
  readonly email: string;
  /** '' if there is none. */
  readonly name: string;
  /** Of what is sent to them. */
  readonly language: Language;
}

/** What an admin can find about a person, in the order in which it is shown. */
export const DATA_KINDS = [
  'profile',
  'wishlists',
  'shared-lists',
  'gifts-given',
  'messages',
  'subscriptions',
  'reports',
  'notes',
  'log',
] as const;
export type DataKind = (typeof DATA_KINDS)[number];
export type DataCounts = Readonly<Record<DataKind, number>>;

/** What an admin deletes of a person, in this order. Each step finds what is left, so all of them can be repeated. */
export const REMOVAL_STEPS = ['account', 'lists', 'gifts', 'messages', 'subscriptions', 'reports', 'notes'] as const;
export type RemovalStep = (typeof REMOVAL_STEPS)[number];

/** What the log calls someone who is known by an address only. It outlives the data, so it has no address. */
export const GUEST_IN_LOG = 'guest';

export function subjectInLog({ id }: DataSubject): string {
  return id ?? GUEST_IN_LOG;
}

/** What an admin types to confirm a deletion. */
export function confirmationOf({ email, id }: DataSubject): string {
  return email || id || '';
}
