import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/app/theme.css';
import { GalleryScreen } from '../../src/features/gallery/gallery-screen.tsx';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <GalleryScreen />
  </StrictMode>,
);
