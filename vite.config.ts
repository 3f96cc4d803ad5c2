import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { viteTargets } from './scripts/browsers/targets.js';
import { parsedEnvironment } from './scripts/build/environment-plugin.ts';
import { guestPage } from './scripts/build/guest-page-plugin.ts';
import { messageFiles } from './scripts/build/message-files-plugin.ts';
import { recoverableImports } from './scripts/build/recoverable-imports.ts';
import { unusedRouterParts } from './scripts/build/unused-router-parts.ts';
import { viewportFallback } from './scripts/build/viewport-fallback.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    parsedEnvironment(),
    messageFiles(),
    guestPage(),
    recoverableImports(),
    unusedRouterParts(),
  ],
  css: { postcss: { plugins: [viewportFallback()] } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    outDir: 'dist',
    target: viteTargets(),
    modulePreload: { polyfill: false },
    sourcemap: true,
    // High enough not to warn: `npm run check:budget` limits the compressed bytes that a phone loads.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          // App Check registers itself when it is imported, and would stay in a build that never calls it.
          { test: /@firebase\/app-check/, sideEffects: false },
          // The domain has no side effects, so that schemas that a page does not use are dropped.
          { test: /\/src\/domain\//, sideEffects: false },
        ],
      },
    },
  },
});
