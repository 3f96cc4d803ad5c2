import type { ReactNode } from 'react';
import { connect } from '../../data/connection.ts';
import { browserNavigation, NavigationProvider } from '../navigation/navigation.tsx';
import { SessionProvider } from '../session.tsx';
import { inEnglish } from './english.ts';

const firebase = { apiKey: 'k', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: 'a' };
const languages = inEnglish();
const connection = connect({ firebase, emulators: null });

/** Renders a screen at an address, signed out, without network. */
export function AtPath({ path, search = '', children }: { path: string; search?: string; children: ReactNode }) {
  return (
    <SessionProvider connection={connection} languages={languages}>
      <NavigationProvider navigation={{ ...browserNavigation(path), search }}>{children}</NavigationProvider>
    </SessionProvider>
  );
}
