import type { Translations } from './translations.ts';
import about from './te/about.ts';
import account from './te/account.ts';
import accounts from './te/accounts.ts';
import admin from './te/admin.ts';
import adminAnalytics from './te/admin-analytics.ts';
import adminDashboard from './te/admin-dashboard.ts';
import adminLog from './te/admin-log.ts';
import adminSettings from './te/admin-settings.ts';
import adminSupport from './te/admin-support.ts';
import adminTransactions from './te/admin-transactions.ts';
import adminUsers from './te/admin-users.ts';
import adminWishlists from './te/admin-wishlists.ts';
import analytics from './te/analytics.ts';
import app from './te/app.ts';
import book from './te/book.ts';
import closed from './te/closed.ts';
import contact from './te/contact.ts';
import dashboard from './te/dashboard.ts';
import editor from './te/editor.ts';
import failures from './te/failures.ts';
import figures from './te/figures.ts';
import footer from './te/footer.ts';
import giftFinder from './te/gift-finder.ts';
import giftIdeaNames from './te/gift-idea-names.ts';
import giftIdeas from './te/gift-ideas.ts';
import giving from './te/giving.ts';
import guest from './te/guest.ts';
import help from './te/help.ts';
import history from './te/history.ts';
import hosts from './te/hosts.ts';
import invitation from './te/invitation.ts';
import invite from './te/invite.ts';
import join from './te/join.ts';
import landing from './te/landing.ts';
import lists from './te/lists.ts';
import moderation from './te/moderation.ts';
import noGifts from './te/no-gifts.ts';
import notFound from './te/not-found.ts';
import notStarted from './te/not-started.ts';
import notifications from './te/notifications.ts';
import occasions from './te/occasions.ts';
import offline from './te/offline.ts';
import onboarding from './te/onboarding.ts';
import owner from './te/owner.ts';
import pageState from './te/page-state.ts';
import pictures from './te/pictures.ts';
import pricing from './te/pricing.ts';
import printCards from './te/print-cards.ts';
import privacy from './te/privacy.ts';
import problems from './te/problems.ts';
import profile from './te/profile.ts';
import sending from './te/sending.ts';
import shell from './te/shell.ts';
import signIn from './te/sign-in.ts';
import statement from './te/statement.ts';
import terms from './te/terms.ts';
import unsubscribe from './te/unsubscribe.ts';
import wishlistChanges from './te/wishlist-changes.ts';
import wishlists from './te/wishlists.ts';

export const te = {
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
