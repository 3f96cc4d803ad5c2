import { describe, expect, it } from 'vitest';
import type { MessageKey } from '../config/messages/en.ts';
import { rupees } from '../domain/money.ts';
import type { Problem } from '../domain/problem.ts';
import { sayProblem } from './language-wording.ts';
import { say } from './language.ts';

const texts: Partial<Record<MessageKey, string>> = {
  'toast.welcome-back': 'Welcome back!',
  'toast.account-created': 'Account created successfully!',
  'toast.logged-out': 'Logged out successfully',
  'toast.login-failed': 'Failed to login',
  'toast.register-failed': 'Failed to create account',
  'toast.google-failed': 'Failed to login with Google',
  'toast.facebook-failed': 'Failed to login with Facebook',
  'toast.logout-failed': 'Failed to logout',
  'login.busy': 'Signing in...',
  'register.busy': 'Creating Account...',
  'toast.profile-updated': 'Profile updated successfully',
  'toast.profile-failed': 'Failed to update profile',
  'profile.not-logged-in': 'No user logged in',
  'name.fallback': 'Friend',
  'name.anonymous': 'Anonymous',
  'toast.wishlist-created': 'Wishlist created successfully!',
  'toast.wishlist-create-failed': 'Failed to create wishlist',
  'toast.wishlist-updated': 'Wishlist updated successfully!',
  'toast.wishlist-update-failed': 'Failed to update wishlist',
  'toast.wishlist-deleted': 'Wishlist deleted successfully!',
  'toast.wishlist-delete-failed': 'Failed to delete wishlist',
  'toast.item-added': 'Item added successfully!',
  'toast.item-add-failed': 'Failed to add item',
  'toast.item-updated': 'Item updated successfully!',
  'toast.item-update-failed': 'Failed to update item',
  'toast.item-deleted': 'Item deleted successfully!',
  'toast.item-delete-failed': 'Failed to delete item',
  'create-wishlist.not-logged-in': 'User must be logged in',
  'create-wishlist.log-in': 'Please log in to create a wishlist',
  'create-wishlist.failed': 'Failed to create wishlist. Please try again.',
  'wishlist.not-found': 'Wishlist Not Found',
  'toast.notifications-read': 'All notifications marked as read',
  'toast.notifications-read-failed': 'Failed to mark notifications as read',
  'toast.notification-deleted': 'Notification deleted',
  'toast.notification-delete-failed': 'Failed to delete notification',
  'toast.notifications-cleared': 'All notifications cleared',
  'toast.notifications-clear-failed': 'Failed to clear notifications',
  'toast.contribution-failed': 'Failed to process contribution',
  'toast.link-copied': 'Link copied to clipboard!',
  'toast.users-failed': 'Failed to load users',
  'toast.user-update-failed': 'Failed to update user',
  'toast.user-banned': 'User banned successfully',
  'toast.user-unbanned': 'User unbanned successfully',
  'toast.admin-granted': 'User promoted to admin',
  'toast.admin-revoked': 'Admin privileges removed',
  'admin.users.no-name': 'No Name',
  'access-denied.title': 'Access Denied',
  'access-denied.text': "You don't have permission to access this page.",
  'app.lost.title': '404 - Page Not Found',
  'app.lost.home': 'Go Home',
  'time.just-now': 'Just now',
  'achievement.first-wishlist': 'First Wishlist',
  'achievement.social-butterfly': 'Social Butterfly',
  'achievement.dream-achiever': 'Dream Achiever',
};

const problems: [Problem, string][] = [
  [{ code: 'fields-missing' }, 'Please fill in all fields'],
  [{ code: 'passwords-differ' }, 'Passwords do not match'],
  [{ code: 'password-too-short', least: 6 }, 'Password must be at least 6 characters long'],
  [{ code: 'terms-not-accepted' }, 'Please accept the Terms of Service and Privacy Policy'],
  [{ code: 'wishlist-incomplete' }, 'Please fill in all required fields and add at least one item'],
  [{ code: 'item-incomplete' }, 'Please fill in all required fields for the item'],
  [{ code: 'invalid-amount' }, 'Please enter a valid contribution amount'],
  [{ code: 'must-sign-in-or-be-anonymous' }, 'User must be logged in or contribute anonymously'],
  [{ code: 'wishlist-not-found' }, 'Wishlist not found'],
  [{ code: 'item-not-found' }, 'Item not found'],
  [{ code: 'already-funded' }, 'This item is already fully funded'],
  [{ code: 'below-minimum', min: rupees(501) }, 'Minimum contribution is ₹501'],
  [{ code: 'above-maximum', max: rupees(1_00_000) }, 'Maximum contribution is ₹1,00,000'],
  [{ code: 'only-left', left: rupees(1_101) }, 'Only ₹1,101 is left for this item'],
];

describe('the specified texts', () => {
  it.each(Object.entries(texts))('%s is word for word', (key, text) => {
    expect(say(key as MessageKey)).toBe(text);
  });

  it.each(problems)('%o is told word for word', (problem, text) => {
    expect(sayProblem(say, problem)).toBe(text);
  });

  it('fill in the names of product and wishlist', () => {
    expect(say('toast.welcome-to', { name: 'Shagun' })).toBe('Welcome to Shagun');
    expect(say('share.text', { title: 'Asha & Ravi' })).toBe(
      'Check out Asha & Ravi - Help make their special day even more memorable!',
    );
  });
});
