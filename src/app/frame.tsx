import { type ReactNode } from 'react';
import { Toasts } from '../ui/toasts.tsx';

/** What stands around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <main id="main">{children}</main>
      <Toasts />
    </>
  );
}
