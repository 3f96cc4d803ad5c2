import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { en } from '../config/messages/en.ts';
import { connect } from '../data/connection.ts';
import { LoadingWishlist } from '../features/wishlist/loading-wishlist.tsx';
import { languageStore } from '../session/language/language-store.ts';
import { browserNavigation, NavigationProvider } from '../session/navigation/navigation.tsx';
import { sayPageDescription, sayPageTitle } from '../session/navigation/page-meta.ts';
import { Frame } from './frame.tsx';
import { ANY_WISHLIST } from './guest-app.tsx';
import { ToBePainted } from './painted.tsx';
import { Providers } from './providers.tsx';
import { routes, staticRoutes } from './routes.ts';

const languages = languageStore(en);
const { say } = languages.current();

/** Rendered at build time, by scripts/build. */
export const pages = staticRoutes.map(({ path, meta }) => ({
  path,
  title: sayPageTitle(say, meta.titleKey),
  description: sayPageDescription(say, meta),
}));

/** Prerendering never calls Firebase. */
const nowhere = connect({
  firebase: { apiKey: '', projectId: '', authDomain: '', storageBucket: '', appId: '' },
  emulators: null,
});

export async function renderPage(path: string): Promise<string> {
  return render(
    <Providers connection={nowhere} languages={languages}>
      <RouterProvider router={createMemoryRouter(routes(languages), { initialEntries: [path] })} />
    </Providers>,
  );
}

/** The guest's page while the wishlist loads. */
export async function renderGuestPage(): Promise<string> {
  return render(
    <Providers connection={nowhere} languages={languages}>
      <NavigationProvider navigation={browserNavigation(ANY_WISHLIST)}>
        <Frame>
          <ToBePainted>
            <LoadingWishlist />
          </ToBePainted>
        </Frame>
      </NavigationProvider>
    </Providers>,
  );
}

async function render(node: React.ReactNode): Promise<string> {
  // In one chunk: React would otherwise add inline scripts, which the Content-Security-Policy forbids.
  const { prelude } = await prerender(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
