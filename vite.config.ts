import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { viteTargets } from './scripts/browsers/targets.js';
import { guestPage } from './scripts/build/guest-page-plugin.ts';
import { recoverableImports } from './scripts/build/recoverable-imports.ts';
import { viewportFallback } from './scripts/build/viewport-fallback.ts';

export default defineConfig({
  plugins: [react(), tailwindcss(), guestPage(), recoverableImports()],
  css: { postcss: { plugins: [viewportFallback()] } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  build: {
    outDir: 'dist',
    target: viteTargets(),
    sourcemap: true,
    // What is too large is told by the budget of scripts/build, in the bytes that a phone loads.
    chunkSizeWarningLimit: 900,
    // App Check registers itself when it is imported, and would stay in a build that never calls it.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /@firebase\/app-check/, sideEffects: false }] } },
  },
});
