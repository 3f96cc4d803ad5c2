import type { Translations } from './translations.ts';
import about from './mr/about.ts';
import account from './mr/account.ts';
import accounts from './mr/accounts.ts';
import admin from './mr/admin.ts';
import adminAnalytics from './mr/admin-analytics.ts';
import adminDashboard from './mr/admin-dashboard.ts';
import adminLog from './mr/admin-log.ts';
import adminSettings from './mr/admin-settings.ts';
import adminSupport from './mr/admin-support.ts';
import adminTransactions from './mr/admin-transactions.ts';
import adminUsers from './mr/admin-users.ts';
import adminWishlists from './mr/admin-wishlists.ts';
import analytics from './mr/analytics.ts';
import app from './mr/app.ts';
import book from './mr/book.ts';
import closed from './mr/closed.ts';
import contact from './mr/contact.ts';
import dashboard from './mr/dashboard.ts';
import editor from './mr/editor.ts';
import failures from './mr/failures.ts';
import figures from './mr/figures.ts';
import footer from './mr/footer.ts';
import giftFinder from './mr/gift-finder.ts';
import giftIdeaNames from './mr/gift-idea-names.ts';
import giftIdeas from './mr/gift-ideas.ts';
import giving from './mr/giving.ts';
import guest from './mr/guest.ts';
import help from './mr/help.ts';
import history from './mr/history.ts';
import hosts from './mr/hosts.ts';
import invitation from './mr/invitation.ts';
import invite from './mr/invite.ts';
import join from './mr/join.ts';
import landing from './mr/landing.ts';
import lists from './mr/lists.ts';
import moderation from './mr/moderation.ts';
import noGifts from './mr/no-gifts.ts';
import notFound from './mr/not-found.ts';
import notStarted from './mr/not-started.ts';
import notifications from './mr/notifications.ts';
import occasions from './mr/occasions.ts';
import offline from './mr/offline.ts';
import onboarding from './mr/onboarding.ts';
import owner from './mr/owner.ts';
import pageState from './mr/page-state.ts';
import pictures from './mr/pictures.ts';
import pricing from './mr/pricing.ts';
import printCards from './mr/print-cards.ts';
import privacy from './mr/privacy.ts';
import problems from './mr/problems.ts';
import profile from './mr/profile.ts';
import sending from './mr/sending.ts';
import shell from './mr/shell.ts';
import signIn from './mr/sign-in.ts';
import statement from './mr/statement.ts';
import terms from './mr/terms.ts';
import unsubscribe from './mr/unsubscribe.ts';
import wishlistChanges from './mr/wishlist-changes.ts';
import wishlists from './mr/wishlists.ts';

export const mr = {
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
