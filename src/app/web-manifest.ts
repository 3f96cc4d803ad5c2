import { brand } from '../config/brand.ts';
import { paths } from '../config/paths.ts';
import type { Say } from '../session/language/catalogue.ts';
import { SCREENSHOTS } from './screenshots.ts';

/** The files in public/ that tests/gallery/draw-icons.ts draws. */
const ICONS = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;
const SHORTCUTS = [
  { name: 'dashboard.title', url: paths.dashboard.to() },
  { name: 'editor.create.title', url: paths.createWishlist.to() },
  { name: 'analytics.register', url: `${paths.dashboard.to()}?open=register` },
] as const;

const SCREENS = { dashboard: 'dashboard.title', register: 'analytics.register' } as const;

/** The manifest of the installed application, which is for couples. A browser reads one language of it. */
export function webManifest(say: Say, language: string) {
  return {
    // The same application, whichever language it was installed in.
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: say('landing.description'),
    lang: language,
    dir: 'ltr',
    start_url: paths.dashboard.to(),
    scope: '/',
    display: 'standalone',
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    categories: ['lifestyle', 'events', 'shopping'],
    icons: ICONS,
    screenshots: SCREENSHOTS.map(({ screen, form, width, height, file }) => ({
      src: `/${file(language)}`,
      sizes: `${width}x${height}`,
      type: 'image/webp',
      form_factor: form,
      label: say(SCREENS[screen]),
    })),
    shortcuts: SHORTCUTS.map(({ name, url }) => ({ name: say(name), url, icons: ICONS.slice(0, 1) })),
  };
}
