import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/app/theme.css';
import { GalleryScreen } from '../../src/features/gallery/gallery-screen.tsx';
import { SkipLink } from '../../src/ui/skip-link.tsx';
import { Toasts } from '../../src/ui/toasts.tsx';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <SkipLink targetId="gallery">Skip to the gallery</SkipLink>
    <main id="gallery" tabIndex={-1}>
      <GalleryScreen />
    </main>
    <Toasts dismissLabel="Dismiss" />
  </StrictMode>,
);
