import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { brand } from '../config/brand.ts';
import { brandWords } from '../config/brand-words.ts';
import { OFFERED_LANGUAGES, type TranslatedLanguage } from '../config/messages/languages.ts';
import { type AreaMessages, FIRST } from '../config/messages/message-files.ts';
import { translations } from '../config/messages/translations.ts';
import { type PagePath, paths } from '../config/paths.ts';
import { manifestAddress } from '../config/web-manifest.ts';
import { connect } from '../data/connection.ts';
import { CompactFooter } from '../features/shell/compact-footer.tsx';
import { LoadingWishlist } from '../features/wishlist/loading-wishlist.tsx';
import { type LanguageStore, languageStore } from '../session/language/language-store.ts';
import { messagesAddress } from '../session/language/load-area.ts';
import { browserNavigation, NavigationProvider } from '../session/navigation/navigation.tsx';
import { sayPageDescription, sayPageTitle } from '../session/navigation/page-meta.ts';
import { Frame } from './frame.tsx';
import { ANY_WISHLIST } from './guest-app.tsx';
import { notStartedNotice } from './first-paint/not-started-notice.ts';
import type { Wording } from './first-paint/wording.ts';
import { ToBePainted } from './painted.tsx';
import { Providers } from './providers.tsx';
import { webManifest } from './web-manifest.ts';
import { textChanges } from './text-changes.ts';
import { routes, staticRoutes } from './routes.ts';

/** Rendered at build time, by scripts/build. */
export const languages = OFFERED_LANGUAGES;

export const siteAddress = `https://${brand.domain}`;

export const publicPages: readonly PagePath[] = staticRoutes.map(({ page }) => page);

/** For search engines. */
export const listedPages = publicPages.filter((page) => page !== paths.notFound);

/** Returns an element with this content. */
type ParseHtml = (html: string) => object;

export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}

/** Prerendering never calls Firebase. */
const nowhere = connect({
  firebase: { apiKey: '', projectId: '', authDomain: '', storageBucket: '', appId: '' },
  emulators: null,
});

export async function renderPage(language: TranslatedLanguage, page: PagePath): Promise<RenderedPage> {
  const store = await storeIn(language);
  const { say } = store.current();
  const { meta } = staticRoutes.find((route) => route.page === page) ?? {};
  if (!meta) throw new Error(`${page.pattern} is no public page.`);
  const html = await render(
    <Providers connection={nowhere} languages={store}>
      <RouterProvider router={createMemoryRouter(routes(store), { initialEntries: [page.to(language)] })} />
    </Providers>,
  );
  return { html, title: sayPageTitle(say, meta.titleKey), description: sayPageDescription(say, meta) };
}

/** The guest's page while the wishlist loads. */
export async function renderGuestPage(language: TranslatedLanguage): Promise<RenderedPage> {
  const store = await storeIn(language);
  const html = await render(
    <Providers connection={nowhere} languages={store}>
      <NavigationProvider navigation={browserNavigation(ANY_WISHLIST)}>
        <Frame footer={<CompactFooter />}>
          <ToBePainted>
            <LoadingWishlist />
          </ToBePainted>
        </Frame>
      </NavigationProvider>
    </Providers>,
  );
  return { html, title: brandWords.brand, description: store.current().say('guest.description') };
}

/** The web manifest, and its address. */
export async function renderManifest(language: TranslatedLanguage) {
  const { say } = (await storeIn(language)).current();
  return { address: manifestAddress(language), manifest: webManifest(say, language) };
}

/** What the inline script needs to change the guest's page to a language, and React afterwards. */
export async function guestPageWording(language: TranslatedLanguage, parse: ParseHtml): Promise<Wording> {
  const [english, translated] = await Promise.all(
    (['en', language] as const).map(async (each) => {
      const { html } = await renderGuestPage(each);
      return parse(html) as Element;
    }),
  );
  if (!english || !translated) throw new Error('There is no page.');
  const messages = FIRST.map((area) => translations[language][area]);
  return { messages: Object.assign({}, ...messages) as AreaMessages, changes: textChanges(english, translated) };
}

/** What a page in one of these languages says if it does not start. */
export function noticeIn(first: TranslatedLanguage, ...others: readonly TranslatedLanguage[]): string {
  const of = (language: TranslatedLanguage) => ({ language, messages: translations[language]['not-started'] });
  return notStartedNotice([of(first), ...others.map(of)]);
}

/** The address of the messages that a page needs before it can be hydrated; null if its script contains them. */
export function firstMessagesIn(language: TranslatedLanguage): string | null {
  return language === 'en' ? null : messagesAddress(language, 'shell');
}

async function storeIn(language: TranslatedLanguage): Promise<LanguageStore> {
  const store = languageStore(translations.en, async (_, area) => translations[language][area]);
  await store.setLanguage(language);
  return store;
}

async function render(node: React.ReactNode): Promise<string> {
  // In one chunk: React would otherwise add inline scripts, which the Content-Security-Policy forbids.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
