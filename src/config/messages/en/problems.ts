import type { Problem } from '../../../domain/problem.ts';
import type editor from './editor.ts';
import type sending from './sending.ts';
import type shell from './shell.ts';

/** Each problem that a person can correct, except for those in shell.ts, and those of UPI and of the invitation in editor.ts and sending.ts. The names in braces are the fields of the problem. */
export default {
  // Contributions
  'problem.must-sign-in-or-be-anonymous': 'User must be logged in or contribute anonymously',
  'problem.must-sign-in': 'This couple asks guests to sign in before giving',
  'problem.giving-paused': 'Giving is paused for now. Please come back later.',
  'problem.wishlist-not-found': 'Wishlist not found',
  'problem.item-not-found': 'Item not found',
  'problem.already-funded': 'This item is already fully funded',
  'problem.already-obtained':
    'The hosts already have this gift. You can choose another one, or give without choosing a gift.',
  'problem.below-minimum': 'Minimum contribution is ₹{min}',
  'problem.above-maximum': 'Maximum contribution is ₹{max}',
  'problem.only-left': 'Only ₹{left} is left for this item',
  'problem.invalid-amount': 'Please enter a valid contribution amount',
  'problem.switched-off': 'Contributions are paused at the moment. Please come back later.',
  // Whole forms
  'problem.too-many-guests':
    'Many guests on this network have just given under their own names. Please switch to mobile data, sign in, or give anonymously and add your name to your blessing.',
  'problem.fields-missing': 'Please fill in all fields',
  'problem.wishlist-incomplete': 'Please fill in all required fields and add at least one item',
  'problem.item-incomplete': 'Please fill in all required fields for the item',
  // Accounts
  'problem.passwords-differ': 'Passwords do not match',
  'problem.password-too-short': 'Password must be at least {least} characters long',
  'problem.terms-not-accepted': 'Please accept the Terms of Service and Privacy Policy',
  // Single fields
  'problem.too-many-bytes': 'This is a little too long. Please shorten it.',
  'problem.not-a-link': 'Please enter a full web address, starting with https://',
  'problem.not-a-picture': 'Please enter the full address of a picture, starting with https://',
  'problem.not-a-phone-number': 'Please enter a valid phone number',
  'problem.ends-before-start': 'Please choose an end after the start',
  'problem.too-many-announcements': 'There can be at most {most} announcements. Remove some before you save.',
  'problem.not-a-contact': 'Please enter an email address or a phone number',
  'problem.not-a-day': 'Please enter a valid date',
  'problem.not-an-amount': 'Please enter an amount in rupees',
  'problem.not-whole': 'Please enter whole rupees, without paise',
  'problem.out-of-range': 'Please enter a whole number from {least} to {most}',
  'problem.not-a-fee': 'Please enter a percentage from 0 to {most}, with up to two decimals',
  'problem.price-too-high': 'A gift can cost up to ₹{most}',
  'problem.above-price': 'This can’t be more than the cost, ₹{price}',
  'problem.minimum-above-maximum': 'The minimum can’t be more than the maximum',
  // Wishlists and their items
  'problem.created-earlier': 'An earlier version is already on your dashboard.',
  'problem.no-items': 'Please add at least one gift',
  'problem.too-many-items': 'A wishlist can hold up to {most} gifts',
  'problem.too-many-removed': 'You’ve removed {most} gifts from this wishlist, and no more can be removed',
  'problem.price-below-contributed': 'Guests have already given ₹{contributed}, so the cost can’t be lower',
  'problem.not-a-reordering': 'The list has changed since you opened it. Please try again.',
  'problem.item-changed-meanwhile':
    'Another host has changed this gift meanwhile. Choose what to keep, then save again.',
  'problem.deactivated-by-admin': 'An admin took this wishlist down. Only an admin can bring it back.',
} as const satisfies Record<
  Exclude<`problem.${Problem['code']}`, keyof typeof shell | keyof typeof editor | keyof typeof sending>,
  string
>;
