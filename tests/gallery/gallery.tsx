import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/app/theme.css';
import { Gallery } from '../../src/app/gallery.tsx';
import { en } from '../../src/config/messages/en.ts';
import { connect } from '../../src/data/connection.ts';
import { languageStore } from '../../src/session/language/language-store.ts';
import { SessionProvider } from '../../src/session/session.tsx';
import { SkipLink } from '../../src/ui/skip-link.tsx';
import { Toasts } from '../../src/ui/toasts.tsx';

const firebase = { apiKey: 'k', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: 'a' };

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <SessionProvider connection={connect({ firebase, emulators: null })} languages={languageStore(en)}>
      <SkipLink targetId="gallery">Skip to the gallery</SkipLink>
      <main id="gallery" tabIndex={-1}>
        <Gallery />
      </main>
      <Toasts dismissLabel="Dismiss" />
    </SessionProvider>
  </StrictMode>,
);
