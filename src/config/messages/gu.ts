import type { Translations } from './translations.ts';
import about from './gu/about.ts';
import account from './gu/account.ts';
import accounts from './gu/accounts.ts';
import admin from './gu/admin.ts';
import adminAnalytics from './gu/admin-analytics.ts';
import adminDashboard from './gu/admin-dashboard.ts';
import adminLog from './gu/admin-log.ts';
import adminSettings from './gu/admin-settings.ts';
import adminSupport from './gu/admin-support.ts';
import adminTransactions from './gu/admin-transactions.ts';
import adminUsers from './gu/admin-users.ts';
import adminWishlists from './gu/admin-wishlists.ts';
import analytics from './gu/analytics.ts';
import app from './gu/app.ts';
import book from './gu/book.ts';
import closed from './gu/closed.ts';
import contact from './gu/contact.ts';
import dashboard from './gu/dashboard.ts';
import editor from './gu/editor.ts';
import failures from './gu/failures.ts';
import figures from './gu/figures.ts';
import footer from './gu/footer.ts';
import giftFinder from './gu/gift-finder.ts';
import giftIdeaNames from './gu/gift-idea-names.ts';
import giftIdeas from './gu/gift-ideas.ts';
import giving from './gu/giving.ts';
import guest from './gu/guest.ts';
import help from './gu/help.ts';
import history from './gu/history.ts';
import hosts from './gu/hosts.ts';
import invitation from './gu/invitation.ts';
import invite from './gu/invite.ts';
import join from './gu/join.ts';
import landing from './gu/landing.ts';
import lists from './gu/lists.ts';
import moderation from './gu/moderation.ts';
import noGifts from './gu/no-gifts.ts';
import notFound from './gu/not-found.ts';
import notStarted from './gu/not-started.ts';
import notifications from './gu/notifications.ts';
import occasions from './gu/occasions.ts';
import offline from './gu/offline.ts';
import onboarding from './gu/onboarding.ts';
import owner from './gu/owner.ts';
import pageState from './gu/page-state.ts';
import pictures from './gu/pictures.ts';
import pricing from './gu/pricing.ts';
import printCards from './gu/print-cards.ts';
import privacy from './gu/privacy.ts';
import problems from './gu/problems.ts';
import profile from './gu/profile.ts';
import sending from './gu/sending.ts';
import shell from './gu/shell.ts';
import signIn from './gu/sign-in.ts';
import statement from './gu/statement.ts';
import terms from './gu/terms.ts';
import unsubscribe from './gu/unsubscribe.ts';
import wishlistChanges from './gu/wishlist-changes.ts';
import wishlists from './gu/wishlists.ts';

export const gu = {
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
