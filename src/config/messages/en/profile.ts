import type { Language } from '../../../domain/language.ts';
import type { ProfilePrivacy } from '../../../domain/profile-privacy.ts';
import type { Currency } from '../../../domain/user.ts';

/** Each language in its own script, for its readers. */
const languages = {
  'language.en': 'English',
  'language.hi': 'हिन्दी (Hindi)',
  'language.mr': 'मराठी (Marathi)',
  'language.gu': 'ગુજરાતી (Gujarati)',
  'language.ta': 'தமிழ் (Tamil)',
  'language.te': 'తెలుగు (Telugu)',
} as const satisfies Record<`language.${Language}`, string>;

const currencies = {
  'currency.INR': 'Indian rupee (₹)',
  'currency.USD': 'US dollar ($)',
  'currency.EUR': 'Euro (€)',
  'currency.GBP': 'British pound (£)',
} as const satisfies Record<`currency.${Currency}`, string>;

type PrivacyKey = `privacy-choice.${ProfilePrivacy}` | `privacy-choice.${ProfilePrivacy}.more`;

const privacies = {
  'privacy-choice.public': 'Everyone',
  'privacy-choice.public.more': 'Your name appears on every wishlist you contribute to.',
  'privacy-choice.friends': 'Friends',
  'privacy-choice.friends.more':
    'Your name appears on wishlists shared by link. On public wishlists, which anyone can find, you start out anonymous.',
  'privacy-choice.private': 'Nobody',
  'privacy-choice.private.more': 'You start out anonymous on every wishlist.',
} as const satisfies Record<PrivacyKey, string>;

export default {
  ...languages,
  ...currencies,
  ...privacies,
  'profile.title': 'Profile Settings',
  'profile.lead': 'Your name, photo and preferences.',
  'profile.edit': 'Edit Profile',
  'profile.save': 'Save Changes',
  'profile.saving': 'Saving…',
  'profile.cancel': 'Cancel',
  'profile.leave.title': 'Leave without saving?',
  'profile.leave.text': 'Your profile changes aren’t saved yet.',
  'profile.leave.stay': 'Stay',
  'profile.leave.leave': 'Leave',
  'profile.details': 'About you',
  'profile.name': 'Full name',
  'profile.no-name': 'No name yet',
  'profile.email': 'Email address',
  'profile.verified': 'Verified',
  'profile.unverified': 'Not verified yet',
  'profile.unverified.text': 'We’ve sent you a link. Open it to confirm that this address is yours.',
  'profile.verify.again': 'Send the link again',
  'profile.verify.busy': 'Sending…',
  'profile.verify.sent': 'We’ve sent a new link. Open it, then come back here.',
  'profile.email.fixed': 'You sign in with this address. You can change it under “Sign-in and security”.',
  'profile.phone': 'Phone number',
  'profile.phone.note': 'optional',
  'profile.phone.hint': 'A mobile number without a country code gets +91. Guests never see it.',
  'profile.phone.none': 'Not added',
  'profile.since': 'Member since {date}',

  'profile.photo': 'Photo',
  'profile.photo.of': 'Photo of {name}',
  'profile.photo.choose': 'Choose a photo',
  'profile.photo.remove': 'Remove photo',

  'profile.preferences': 'Preferences',
  'profile.notifications': 'Pop-up notifications',
  'profile.notifications.hint': 'A short message on screen when a gift comes in. The bell keeps count either way.',
  'profile.notifications.on': 'On',
  'profile.notifications.off': 'Off',
  'profile.privacy': 'Who sees your name when you give',
  'profile.privacy.hint': 'This is only how each contribution starts. You can change it every time you give.',
  'profile.language': 'Language',
  'profile.currency': 'Currency',
  'profile.currency.hint': 'Saved for later. For now, amounts are in Indian rupees.',

  'profile.counters': 'In numbers',
  'profile.count.wishlists': 'Wishlists',
  'profile.count.contributions': 'Contributions',
  'profile.count.gifted': 'Total gifted',
  'profile.count.failed': 'not available',
  'profile.count.again': 'Count again',

  'profile.history': 'Your contributions',
  'profile.history.lead':
    'Everything you gave under your own name. Anonymous contributions aren’t linked to you, so they don’t appear here.',
  'profile.history.pages': 'Pages of your contributions',
  'profile.history.loading': 'Loading your contributions…',
  'profile.history.failed': 'We couldn’t load your contributions.',
  'profile.history.general': 'General fund',
  'profile.history.thanked': 'Thanked',
  'profile.history.set-aside': 'Not counted',
  'profile.history.set-aside.mistake':
    'The hosts set this aside because it looks like a slip, such as a wrong amount. Your blessings still reached them.',
  'profile.history.set-aside.not_received':
    'The hosts haven’t received this one, so it isn’t counted for now. If you’ve sent it, please let them know.',
  'profile.history.set-aside.by_giver': 'You took this gift back.',
  'profile.history.set-aside.unwanted':
    'The hosts have chosen not to accept this one. If that surprises you, have a word with them.',
  'profile.history.empty': 'No contributions yet',
  'profile.history.empty.text': 'Your gifts to other couples will appear here, with the blessings you wrote.',

  'profile.help': 'Need help?',
  'profile.help.text': 'How wishlists, gifts and notifications work, and what to do when something goes wrong.',
  'profile.help.link': 'Open Help',
} as const;
