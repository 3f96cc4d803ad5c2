import type { MessageKey, Messages } from '../../config/messages/en.ts';
import { addMessages } from './language.ts';

type Loader = () => Promise<Partial<Messages>>;

/** The message catalogue by area. A screen lists its areas and renders after they are loaded. */
const AREAS = {
  about: async () => (await import('../../config/messages/en/about.ts')).about,
  accounts: async () => (await import('../../config/messages/en/accounts.ts')).accounts,
  admin: async () => (await import('../../config/messages/en/admin.ts')).admin,
  'admin-analytics': async () => (await import('../../config/messages/en/admin-analytics.ts')).adminAnalytics,
  'admin-dashboard': async () => (await import('../../config/messages/en/admin-dashboard.ts')).adminDashboard,
  'admin-wishlists': async () => (await import('../../config/messages/en/admin-wishlists.ts')).adminWishlists,
  'admin-users': async () => (await import('../../config/messages/en/admin-users.ts')).adminUsers,
  'admin-settings': async () => (await import('../../config/messages/en/admin-settings.ts')).adminSettings,
  'admin-support': async () => (await import('../../config/messages/en/admin-support.ts')).adminSupport,
  analytics: async () => (await import('../../config/messages/en/analytics.ts')).analytics,
  contact: async () => (await import('../../config/messages/en/contact.ts')).contact,
  dashboard: async () => (await import('../../config/messages/en/dashboard.ts')).dashboard,
  editor: async () => (await import('../../config/messages/en/editor.ts')).editor,
  'gift-idea-names': async () => (await import('../../config/messages/en/gift-idea-names.ts')).giftIdeaNames,
  'gift-ideas': async () => (await import('../../config/messages/en/gift-ideas.ts')).giftIdeas,
  giving: async () => (await import('../../config/messages/en/giving.ts')).giving,
  guest: async () => {
    const { categories, guest, occasions } = await import('../../config/messages/en/guest.ts');
    return { ...categories, ...guest, ...occasions };
  },
  help: async () => (await import('../../config/messages/en/help.ts')).help,
  landing: async () => (await import('../../config/messages/en/landing.ts')).landing,
  'not-found': async () => (await import('../../config/messages/en/not-found.ts')).notFound,
  notifications: async () => (await import('../../config/messages/en/notifications.ts')).notifications,
  figures: async () => {
    const { achievementNames, comparisons, times } = await import('../../config/messages/en/figures.ts');
    return { ...achievementNames, ...comparisons, ...times };
  },
  occasions: async () => {
    const { categories, occasions } = await import('../../config/messages/en/guest.ts');
    return { ...categories, ...occasions };
  },
  onboarding: async () => (await import('../../config/messages/en/onboarding.ts')).onboarding,
  owner: async () => (await import('../../config/messages/en/owner.ts')).owner,
  'page-state': async () => (await import('../../config/messages/en/page-state.ts')).pageState,
  pricing: async () => (await import('../../config/messages/en/pricing.ts')).pricing,
  privacy: async () => (await import('../../config/messages/en/privacy.ts')).privacy,
  profile: async () => (await import('../../config/messages/en/profile.ts')).profile,
  problems: async () => (await import('../../config/messages/en/problems.ts')).problems,
  'sign-in': async () => (await import('../../config/messages/en/sign-in.ts')).signIn,
  terms: async () => (await import('../../config/messages/en/terms.ts')).terms,
  wishlists: async () => (await import('../../config/messages/en/wishlists.ts')).wishlists,
} satisfies Readonly<Record<string, Loader>>;

export type Area = keyof typeof AREAS;

/** The keys of the messages in an area. */
export type AreaKey<Name extends Area> = {
  [Each in Name]: Extract<keyof Awaited<ReturnType<(typeof AREAS)[Each]>>, MessageKey>;
}[Name];

async function loadAreas(...names: readonly Area[]): Promise<void> {
  addMessages(...(await Promise.all(names.map((name) => AREAS[name]()))));
}

/** Loads a part of a screen together with its messages. */
export async function withAreas<Module>(module: Promise<Module>, ...names: readonly Area[]): Promise<Module> {
  const [loaded] = await Promise.all([module, loadAreas(...names)]);
  return loaded;
}
