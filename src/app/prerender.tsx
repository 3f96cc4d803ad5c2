import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { brand } from '../config/brand.ts';
import { connect } from '../data/connection.ts';
import { LoadingWishlist } from '../features/wishlist/loading-wishlist.tsx';
import { SessionProvider } from '../session/session.tsx';
import { Frame } from './frame.tsx';
import { Screens } from './router.tsx';
import { STATIC_ROUTES } from './routes.ts';

/** Rendered at build time, by scripts/build. */
export const pages = STATIC_ROUTES.map(({ pattern }) => ({
  path: pattern,
  title: brand.name,
  description: 'A gift list for your wedding, blessed by the people you love.',
}));

/** Nothing is asked of Firebase while a page is rendered. */
const nowhere = connect({
  firebase: { apiKey: '', projectId: '', authDomain: '', storageBucket: '', appId: '' },
  emulators: null,
});

export async function renderPage(path: string): Promise<string> {
  return render(
    <SessionProvider connection={nowhere}>
      <StaticRouter location={path}>
        <Screens />
      </StaticRouter>
    </SessionProvider>,
  );
}

/** What a guest sees before the wishlist is there. */
export async function renderGuestPage(): Promise<string> {
  return render(
    <SessionProvider connection={nowhere}>
      <Frame>
        <LoadingWishlist />
      </Frame>
    </SessionProvider>,
  );
}

async function render(node: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}
