import type { Currency, Language, ProfilePrivacy } from '../../../domain/user.ts';

/** Each language in its own script: who looks for it reads that. */
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
  'privacy-choice.public': 'Everybody',
  'privacy-choice.public.more': 'Your name stands beside what you give.',
  'privacy-choice.friends': 'Friends',
  'privacy-choice.friends.more': 'Your name stands there too; it is for those who have the link.',
  'privacy-choice.private': 'Nobody',
  'privacy-choice.private.more': 'What you give starts out anonymous. You can still say otherwise each time.',
} as const satisfies Record<PrivacyKey, string>;

export const profile = {
  ...languages,
  ...currencies,
  ...privacies,
  'profile.title': 'Profile Settings',
  'profile.lead': 'Who you are to your guests, and how we speak to you.',
  'profile.edit': 'Edit Profile',
  'profile.save': 'Save Changes',
  'profile.saving': 'Saving...',
  'profile.cancel': 'Cancel',
  'profile.leave.title': 'Leave without saving?',
  'profile.leave.text': 'What you changed in your profile is not saved.',
  'profile.leave.stay': 'Stay',
  'profile.leave.leave': 'Leave',
  'profile.details': 'About you',
  'profile.name': 'Full name',
  'profile.no-name': 'No name yet',
  'profile.email': 'E-mail address',
  'profile.verified': 'Verified',
  'profile.unverified': 'Not verified yet',
  'profile.unverified.text': 'We sent you a link. Open it, so that we know that this address is yours.',
  'profile.verify.again': 'Send the link again',
  'profile.verify.busy': 'Sending...',
  'profile.verify.sent': 'A new link is on its way. Open it, and come back here.',
  'profile.email.fixed': 'It is how you sign in, and cannot be changed.',
  'profile.phone': 'Phone number',
  'profile.phone.note': 'optional',
  'profile.phone.hint': 'With the country code, like +91. Guests never see it.',
  'profile.phone.none': 'Not given',
  'profile.since': 'Here since {date}',

  'profile.photo': 'Photo',
  'profile.photo.of': 'Photo of {name}',
  'profile.photo.choose': 'Choose a photo',
  'profile.photo.hint': 'Any picture will do: we make it small before it is sent.',
  'profile.photo.remove': 'Remove photo',
  'profile.photo.unusable': 'This file is not a picture that your browser can read. Please choose another one.',

  'profile.preferences': 'Preferences',
  'profile.notifications': 'Pop-up notifications',
  'profile.notifications.hint': 'A short note on the page at the moment a gift comes in. The bell counts in any case.',
  'profile.notifications.on': 'On',
  'profile.notifications.off': 'Off',
  'profile.privacy': 'Who sees your name when you give',
  'profile.language': 'Language',
  'profile.currency': 'Currency',
  'profile.currency.hint': 'Kept for later: all amounts are in Indian rupees for now.',

  'profile.counters': 'In numbers',
  'profile.count.wishlists': 'Wishlists',
  'profile.count.contributions': 'Contributions',
  'profile.count.gifted': 'Total gifted',
  'profile.count.failed': 'not known',
  'profile.count.again': 'Count again',

  'profile.history': 'What you gave',
  'profile.history.lead': 'Under your own name. What you gave anonymously is recorded with nobody, not even here.',
  'profile.history.pages': 'Pages of what you gave',
  'profile.history.page': 'Page {page}',
  'profile.history.previous': 'Newer',
  'profile.history.next': 'Older',
  'profile.history.loading': 'Looking up what you gave…',
  'profile.history.failed': 'What you gave could not be loaded.',
  'profile.history.general': 'For the whole list',
  'profile.history.thanked': 'Thanked',
  'profile.history.empty': 'Nothing yet',
  'profile.history.empty.text': 'Your gifts to other couples are listed here, with the blessings that you wrote.',

  'profile.help': 'Something unclear?',
  'profile.help.text': 'How lists, gifts and the bell work, and what to do when something does not.',
  'profile.help.link': 'Open the help',
} as const;
