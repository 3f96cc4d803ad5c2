import type { Translations } from './translations.ts';
import about from './hi/about.ts';
import account from './hi/account.ts';
import accounts from './hi/accounts.ts';
import admin from './hi/admin.ts';
import adminAnalytics from './hi/admin-analytics.ts';
import adminDashboard from './hi/admin-dashboard.ts';
import adminLog from './hi/admin-log.ts';
import adminSettings from './hi/admin-settings.ts';
import adminSupport from './hi/admin-support.ts';
import adminTransactions from './hi/admin-transactions.ts';
import adminUsers from './hi/admin-users.ts';
import adminWishlists from './hi/admin-wishlists.ts';
import analytics from './hi/analytics.ts';
import app from './hi/app.ts';
import book from './hi/book.ts';
import closed from './hi/closed.ts';
import contact from './hi/contact.ts';
import dashboard from './hi/dashboard.ts';
import editor from './hi/editor.ts';
import failures from './hi/failures.ts';
import figures from './hi/figures.ts';
import footer from './hi/footer.ts';
import giftFinder from './hi/gift-finder.ts';
import giftIdeaNames from './hi/gift-idea-names.ts';
import giftIdeas from './hi/gift-ideas.ts';
import giving from './hi/giving.ts';
import guest from './hi/guest.ts';
import help from './hi/help.ts';
import history from './hi/history.ts';
import hosts from './hi/hosts.ts';
import invitation from './hi/invitation.ts';
import invite from './hi/invite.ts';
import join from './hi/join.ts';
import landing from './hi/landing.ts';
import lists from './hi/lists.ts';
import moderation from './hi/moderation.ts';
import noGifts from './hi/no-gifts.ts';
import notFound from './hi/not-found.ts';
import notStarted from './hi/not-started.ts';
import notifications from './hi/notifications.ts';
import occasions from './hi/occasions.ts';
import offline from './hi/offline.ts';
import onboarding from './hi/onboarding.ts';
import owner from './hi/owner.ts';
import pageState from './hi/page-state.ts';
import pictures from './hi/pictures.ts';
import pricing from './hi/pricing.ts';
import printCards from './hi/print-cards.ts';
import privacy from './hi/privacy.ts';
import problems from './hi/problems.ts';
import profile from './hi/profile.ts';
import sending from './hi/sending.ts';
import shell from './hi/shell.ts';
import signIn from './hi/sign-in.ts';
import statement from './hi/statement.ts';
import terms from './hi/terms.ts';
import unsubscribe from './hi/unsubscribe.ts';
import wishlistChanges from './hi/wishlist-changes.ts';
import wishlists from './hi/wishlists.ts';

export const hi = {
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
} satisfies Translations;
