import { createContext, use, type ReactNode } from 'react';

/**
 * Navigation independent of the router: the application uses a router, the guest's page the browser. Links do not need
 * this; they are plain anchors whose clicks the application intercepts.
 */
export interface Navigation {
  /** The current path, without query and fragment; of a public page the one in English. */
  readonly path: string;
  /** The query, where it is needed: sign-in pages read the return path from it. */
  readonly search?: string;
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void;
  /** Runs `navigate` once the history entries of open dialogs are removed. `go` does this itself. */
  readonly leave?: (navigate: () => void) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

export function NavigationProvider({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs <NavigationProvider>.');
  return navigation;
}

/** The state of a location that a link led to. A screen asks before it is left by link or by Back, not when it moves on itself. */
export const BY_LINK = 'by link';

/** Every navigation loads a page. */
export function browserNavigation(path: string, leave = atOnce): Navigation {
  return {
    path,
    leave,
    go: (to, { replace = false } = {}) =>
      leave(() => (replace ? window.location.replace(to) : window.location.assign(to))),
  };
}

function atOnce(navigate: () => void): void {
  navigate();
}
