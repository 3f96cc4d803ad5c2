import type { Translations } from './translations.ts';
import about from './ta/about.ts';
import account from './ta/account.ts';
import accounts from './ta/accounts.ts';
import admin from './ta/admin.ts';
import adminAnalytics from './ta/admin-analytics.ts';
import adminDashboard from './ta/admin-dashboard.ts';
import adminLog from './ta/admin-log.ts';
import adminSettings from './ta/admin-settings.ts';
import adminSupport from './ta/admin-support.ts';
import adminTransactions from './ta/admin-transactions.ts';
import adminUsers from './ta/admin-users.ts';
import adminWishlists from './ta/admin-wishlists.ts';
import analytics from './ta/analytics.ts';
import app from './ta/app.ts';
import book from './ta/book.ts';
import closed from './ta/closed.ts';
import contact from './ta/contact.ts';
import dashboard from './ta/dashboard.ts';
import editor from './ta/editor.ts';
import failures from './ta/failures.ts';
import figures from './ta/figures.ts';
import footer from './ta/footer.ts';
import giftFinder from './ta/gift-finder.ts';
import giftIdeaNames from './ta/gift-idea-names.ts';
import giftIdeas from './ta/gift-ideas.ts';
import giving from './ta/giving.ts';
import guest from './ta/guest.ts';
import help from './ta/help.ts';
import history from './ta/history.ts';
import hosts from './ta/hosts.ts';
import invitation from './ta/invitation.ts';
import invite from './ta/invite.ts';
import join from './ta/join.ts';
import landing from './ta/landing.ts';
import lists from './ta/lists.ts';
import moderation from './ta/moderation.ts';
import noGifts from './ta/no-gifts.ts';
import notFound from './ta/not-found.ts';
import notStarted from './ta/not-started.ts';
import notifications from './ta/notifications.ts';
import occasions from './ta/occasions.ts';
import offline from './ta/offline.ts';
import onboarding from './ta/onboarding.ts';
import owner from './ta/owner.ts';
import pageState from './ta/page-state.ts';
import pictures from './ta/pictures.ts';
import pricing from './ta/pricing.ts';
import printCards from './ta/print-cards.ts';
import privacy from './ta/privacy.ts';
import problems from './ta/problems.ts';
import profile from './ta/profile.ts';
import sending from './ta/sending.ts';
import shell from './ta/shell.ts';
import signIn from './ta/sign-in.ts';
import statement from './ta/statement.ts';
import terms from './ta/terms.ts';
import unsubscribe from './ta/unsubscribe.ts';
import wishlistChanges from './ta/wishlist-changes.ts';
import wishlists from './ta/wishlists.ts';

export const ta = {
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
