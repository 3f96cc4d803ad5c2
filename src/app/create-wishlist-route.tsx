import { paths } from '../config/paths.ts';
import { CreateScreen } from '../features/wishlist-editor/create-screen.tsx';
import { PleaseLogIn } from '../features/wishlist-editor/please-log-in.tsx';
import { useAuth } from '../session/auth/auth-provider.tsx';
import { signInPath } from '../session/navigation/return-path.ts';
import { ServerStateProvider } from '../session/server-state/provider.tsx';
import { WishlistsProvider } from '../session/wishlists/wishlists-provider.tsx';
import { MembersOnly } from './guards.tsx';
import { PagePreview } from './page-preview.ts';

/** Signed-out users who have picked gift ideas see why an account is needed. */
export function CreateWishlistRoute() {
  const { who } = useAuth();
  if (who.state === 'signed-out')
    return (
      <PleaseLogIn loginPath={signInPath(paths.login.to(), `${paths.createWishlist.to()}${window.location.search}`)} />
    );
  return (
    <MembersOnly>
      <ServerStateProvider>
        <WishlistsProvider>
          <CreateScreen preview={PagePreview} />
        </WishlistsProvider>
      </ServerStateProvider>
    </MembersOnly>
  );
}
