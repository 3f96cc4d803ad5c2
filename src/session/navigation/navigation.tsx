import { createContext, use, type ReactNode } from 'react';

/**
 * How screens move on without knowing what moves them: within the application a router does, on the guest's page the
 * browser. Links need none of this: they are plain anchors, and the application takes over clicks on its own.
 */
export interface Navigation {
  /** Where we are: the path, without query and fragment. */
  readonly path: string;
  /** The query, where it matters: of a door, it says where it leads back to. */
  readonly search?: string;
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void;
  /** Runs `navigate` once the history entries of open dialogs are gone. `go` does so by itself. */
  readonly leave?: (navigate: () => void) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

export function NavigationProvider({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation is called outside of <NavigationProvider>.');
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
