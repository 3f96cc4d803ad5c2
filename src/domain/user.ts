import type { UserId } from './ids.ts';
import type { Moderation } from './wishlist.ts';

export const LANGUAGES = ['en', 'hi', 'mr', 'gu', 'ta', 'te'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PROFILE_PRIVACIES = ['public', 'friends', 'private'] as const;
export type ProfilePrivacy = (typeof PROFILE_PRIVACIES)[number];

export const CURRENCIES = ['INR', 'USD', 'EUR', 'GBP'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const USER_STATUSES = ['active', 'inactive', 'banned'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

export interface Preferences {
  readonly notifications: boolean;
  readonly privacy: ProfilePrivacy;
  readonly language: Language;
  readonly currency: Currency;
}

export const DEFAULT_PREFERENCES: Preferences = {
  notifications: true,
  privacy: 'public',
  language: 'en',
  currency: 'INR',
};

export interface User {
  readonly id: UserId;
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string | null;
  readonly phoneNumber: string | null;
  readonly preferences: Preferences;
  /** Missing in the document means active. */
  readonly status: UserStatus;
  readonly isAdmin: boolean;
  readonly moderation: Moderation | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** null: not seen since this was first recorded. */
  readonly lastActiveAt: Date | null;
}

/** What a user may change of the own profile. */
export type ProfileChanges = Partial<Pick<User, 'displayName' | 'photoURL' | 'phoneNumber' | 'preferences'>>;

/** What signing in tells of somebody, before the profile is read. */
export interface Account {
  readonly id: UserId;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string | null;
}
