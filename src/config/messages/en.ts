import about from './en/about.ts';
import account from './en/account.ts';
import accounts from './en/accounts.ts';
import admin from './en/admin.ts';
import adminAnalytics from './en/admin-analytics.ts';
import adminDashboard from './en/admin-dashboard.ts';
import adminLog from './en/admin-log.ts';
import adminSettings from './en/admin-settings.ts';
import adminSupport from './en/admin-support.ts';
import adminTransactions from './en/admin-transactions.ts';
import adminUsers from './en/admin-users.ts';
import adminWishlists from './en/admin-wishlists.ts';
import analytics from './en/analytics.ts';
import app from './en/app.ts';
import book from './en/book.ts';
import closed from './en/closed.ts';
import contact from './en/contact.ts';
import dashboard from './en/dashboard.ts';
import editor from './en/editor.ts';
import failures from './en/failures.ts';
import figures from './en/figures.ts';
import footer from './en/footer.ts';
import giftFinder from './en/gift-finder.ts';
import giftIdeaNames from './en/gift-idea-names.ts';
import giftIdeas from './en/gift-ideas.ts';
import giving from './en/giving.ts';
import guest from './en/guest.ts';
import help from './en/help.ts';
import history from './en/history.ts';
import hosts from './en/hosts.ts';
import invitation from './en/invitation.ts';
import invite from './en/invite.ts';
import join from './en/join.ts';
import landing from './en/landing.ts';
import lists from './en/lists.ts';
import moderation from './en/moderation.ts';
import noGifts from './en/no-gifts.ts';
import notFound from './en/not-found.ts';
import notStarted from './en/not-started.ts';
import notifications from './en/notifications.ts';
import occasions from './en/occasions.ts';
import offline from './en/offline.ts';
import onboarding from './en/onboarding.ts';
import owner from './en/owner.ts';
import pageState from './en/page-state.ts';
import pictures from './en/pictures.ts';
import pricing from './en/pricing.ts';
import printCards from './en/print-cards.ts';
import privacy from './en/privacy.ts';
import problems from './en/problems.ts';
import profile from './en/profile.ts';
import sending from './en/sending.ts';
import shell from './en/shell.ts';
import signIn from './en/sign-in.ts';
import statement from './en/statement.ts';
import terms from './en/terms.ts';
import unsubscribe from './en/unsubscribe.ts';
import wishlistChanges from './en/wishlist-changes.ts';
import wishlists from './en/wishlists.ts';

/** Every text that a user can read, by area: one file each. `{name}` is a placeholder. */
export const en = {
  about,
  account,
  accounts,
  admin,
  'admin-analytics': adminAnalytics,
  'admin-dashboard': adminDashboard,
  'admin-log': adminLog,
  'admin-settings': adminSettings,
  'admin-support': adminSupport,
  'admin-transactions': adminTransactions,
  'admin-users': adminUsers,
  'admin-wishlists': adminWishlists,
  analytics,
  app,
  book,
  closed,
  contact,
  dashboard,
  editor,
  failures,
  figures,
  footer,
  'gift-finder': giftFinder,
  'gift-idea-names': giftIdeaNames,
  'gift-ideas': giftIdeas,
  giving,
  guest,
  help,
  history,
  hosts,
  invitation,
  invite,
  join,
  landing,
  lists,
  moderation,
  'no-gifts': noGifts,
  'not-found': notFound,
  'not-started': notStarted,
  notifications,
  occasions,
  offline,
  onboarding,
  owner,
  'page-state': pageState,
  pictures,
  pricing,
  'print-cards': printCards,
  privacy,
  problems,
  profile,
  sending,
  shell,
  'sign-in': signIn,
  statement,
  terms,
  unsubscribe,
  'wishlist-changes': wishlistChanges,
  wishlists,
} as const;

type English = typeof en;

/** A part of the texts, loaded as one. */
export type Area = keyof English;

export type MessageKey = { [Name in Area]: keyof English[Name] }[Area];

/** The keys of the messages in an area. */
export type AreaKey<Name extends Area> = { [Each in Name]: Extract<keyof English[Each], MessageKey> }[Name];

/** One form for each plural category of the language, chosen by `{count}`. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
export type Message = string | Plural;

/** What a language has for an area: `export default { … } satisfies Translation<'guest'>`. */
export type Translation<Name extends Area> = {
  readonly [Key in keyof English[Name]]: English[Name][Key] extends string ? string : Plural;
};
