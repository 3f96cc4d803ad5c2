import type { ReactNode } from 'react';
import type { Connection } from '../data/connection.ts';
import { AuthProvider } from './auth/auth-provider.tsx';
import { NotificationsProvider } from './notifications/notifications-provider.tsx';
import { SessionProvider } from './session.tsx';
import type { Toasts } from './toasts/toasts.ts';
import { WishlistsProvider } from './wishlists/wishlists-provider.tsx';

interface MemberSessionProps {
  readonly connection: Connection;
  readonly toasts: Toasts;
  readonly children: ReactNode;
}

/** Everything that a member's screens may ask for. Nothing of it loads Firebase before somebody is, or wants to be, here. */
export function MemberSession({ connection, toasts, children }: MemberSessionProps) {
  return (
    <SessionProvider connection={connection}>
      <AuthProvider toasts={toasts}>
        <WishlistsProvider toasts={toasts}>
          <NotificationsProvider toasts={toasts}>{children}</NotificationsProvider>
        </WishlistsProvider>
      </AuthProvider>
    </SessionProvider>
  );
}
