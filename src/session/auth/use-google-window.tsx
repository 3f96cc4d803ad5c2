import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSession } from '../session.tsx';

// The variable is a build-time constant, so a production build does not include this.
const GooglePicker = import.meta.env.VITE_EMULATOR_HOST
  ? lazyPart(async () => (await import('./google-picker.tsx')).GooglePicker)
  : null;

interface GoogleWindow {
  /** For the click: browsers block a window that opens long after it. */
  readonly ask: () => void;
  /** What replaces Google's window in builds for the emulators. */
  readonly picker: ReactNode;
}

/** Asks Google who the user is. `go` opens Google's window, unless it gets the ID token that the picker has made. */
export function useGoogleWindow(go: (idToken?: string) => void): GoogleWindow {
  const { connection } = useSession();
  const [isPicking, setPicking] = useState(false);
  return {
    ask: () => {
      if (GooglePicker && connection.environment.emulators) setPicking(true);
      else go();
    },
    picker: GooglePicker && isPicking && (
      <Suspense fallback={null}>
        <GooglePicker
          onClosed={() => setPicking(false)}
          onChosen={(idToken) => {
            setPicking(false);
            go(idToken);
          }}
        />
      </Suspense>
    ),
  };
}
