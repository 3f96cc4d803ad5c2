import { displayName, moderation, moderationReason, photoAddress } from './common-fields.ts';
import type { UserId } from './ids.ts';
import { LANGUAGES } from './language.ts';
import { phoneNumber } from './phone-number.ts';
import { PROFILE_PRIVACIES } from './profile-privacy.ts';
import { flag, type Infer, line, lines, map, nullable, oneOf, text, time, withDefault } from './schema.ts';

export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const USER_STATUSES = ['active', 'inactive', 'banned'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

const preferencesSchema = map({
  notifications: flag,
  privacy: oneOf(PROFILE_PRIVACIES),
  language: oneOf(LANGUAGES),
  currency: oneOf(CURRENCIES),
});
export type Preferences = Infer<typeof preferencesSchema>;

export const DEFAULT_PREFERENCES: Preferences = {
  notifications: true,
  privacy: 'public',
  language: 'en',
  currency: 'INR',
};

/** The profile form. A new account may have no name; an edited profile must have one. */
export const profileForm = {
  displayName,
  phoneNumber,
};

/** While the status is banned. A later change of admin rights replaces `moderation`. */
const ban = map({
  reason: lines({ most: moderationReason.most }),
  /** A configured admin can be banned only by another one. */
  byConfiguredAdmin: flag,
});

export const userSchema = map({
  email: text({}),
  displayName: line({ most: displayName.most }),
  photoURL: photoAddress,
  phoneNumber: profileForm.phoneNumber,
  preferences: preferencesSchema,
  status: withDefault(oneOf(USER_STATUSES), 'active'),
  ban: withDefault(nullable(ban), null),
  isAdmin: withDefault(flag, false),
  moderation,
  createdAt: time,
  updatedAt: time,
  /** null if not seen since this is recorded. */
  lastActiveAt: withDefault(nullable(time), null),
});
export type User = Infer<typeof userSchema> & { readonly id: UserId };

/** The changes that users may make to their own profile. */
export type ProfileChanges = Partial<Pick<User, 'displayName' | 'photoURL' | 'phoneNumber' | 'preferences'>>;

/** What signing in reveals about a user, before the profile is read. */
export interface Account {
  readonly id: UserId;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string | null;
}
