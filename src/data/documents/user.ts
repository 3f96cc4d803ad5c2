import type { UserId } from '../../domain/ids.ts';
import {
  CURRENCIES,
  LANGUAGES,
  PROFILE_PRIVACIES,
  USER_STATUSES,
  type Preferences,
  type User,
} from '../../domain/user.ts';
import { Fields } from './fields.ts';
import { parseModeration } from './wishlist.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseUser(id: UserId, stored: unknown): User {
  const fields = new Fields(`users/${id}`, stored);
  return {
    id,
    email: fields.text('email'),
    displayName: fields.text('displayName'),
    photoURL: fields.textOrNull('photoURL'),
    phoneNumber: fields.textOrNull('phoneNumber'),
    preferences: parsePreferences(fields.map('preferences')),
    status: fields.has('status') ? fields.oneOf('status', USER_STATUSES) : 'active',
    isAdmin: fields.has('isAdmin') && fields.flag('isAdmin'),
    moderation: parseModeration(fields),
    createdAt: fields.time('createdAt'),
    updatedAt: fields.time('updatedAt'),
    lastActiveAt: fields.has('lastActiveAt') ? fields.timeOrNull('lastActiveAt') : null,
  };
}

function parsePreferences(fields: Fields): Preferences {
  return {
    notifications: fields.flag('notifications'),
    privacy: fields.oneOf('privacy', PROFILE_PRIVACIES),
    language: fields.oneOf('language', LANGUAGES),
    currency: fields.oneOf('currency', CURRENCIES),
  };
}
