import { about } from './en/about.ts';
import { accounts } from './en/accounts.ts';
import { admin } from './en/admin.ts';
import { adminAnalytics } from './en/admin-analytics.ts';
import { adminDashboard } from './en/admin-dashboard.ts';
import { adminWishlists } from './en/admin-wishlists.ts';
import { adminUsers } from './en/admin-users.ts';
import { adminSettings } from './en/admin-settings.ts';
import { adminSupport } from './en/admin-support.ts';
import { analytics } from './en/analytics.ts';
import { app } from './en/app.ts';
import { notStarted } from './en/not-started.ts';
import { contact } from './en/contact.ts';
import { dashboard } from './en/dashboard.ts';
import { editor } from './en/editor.ts';
import { failures } from './en/failures.ts';
import { achievementNames, comparisons, times } from './en/figures.ts';
import { giftIdeaNames } from './en/gift-idea-names.ts';
import { giftIdeas } from './en/gift-ideas.ts';
import { help } from './en/help.ts';
import { landing } from './en/landing.ts';
import { notFound } from './en/not-found.ts';
import { giving } from './en/giving.ts';
import { categories, guest, occasions } from './en/guest.ts';
import { notifications } from './en/notifications.ts';
import { onboarding } from './en/onboarding.ts';
import { owner } from './en/owner.ts';
import { pageState } from './en/page-state.ts';
import { pricing } from './en/pricing.ts';
import { privacy } from './en/privacy.ts';
import { profile } from './en/profile.ts';
import { problems } from './en/problems.ts';
import { shell } from './en/shell.ts';
import { signIn } from './en/sign-in.ts';
import { terms } from './en/terms.ts';
import { wishlists } from './en/wishlists.ts';

/** Every user-visible text, by area. `{name}` is a placeholder. A test checks that no key is in two areas. */
export const en = {
  ...app,
  ...notStarted,
  ...accounts,
  ...wishlists,
  ...notifications,
  ...admin,
  ...adminAnalytics,
  ...adminDashboard,
  ...adminWishlists,
  ...adminUsers,
  ...adminSettings,
  ...adminSupport,
  ...failures,
  ...problems,
  ...times,
  ...comparisons,
  ...achievementNames,
  ...guest,
  ...occasions,
  ...categories,
  ...giving,
  ...about,
  ...analytics,
  ...contact,
  ...dashboard,
  ...editor,
  ...giftIdeaNames,
  ...giftIdeas,
  ...help,
  ...landing,
  ...notFound,
  ...onboarding,
  ...owner,
  ...pageState,
  ...pricing,
  ...privacy,
  ...profile,
  ...shell,
  ...signIn,
  ...terms,
} as const;

export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>>;
