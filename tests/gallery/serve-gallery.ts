import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { createServer } from 'vite';
import { anyPorts } from '../../scripts/suite/ports.ts';
import { LOOPBACK, PROJECT_ROOT } from '../../scripts/suite/project.ts';

export interface ServedGallery {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves only gallery.html: no router, no data, no emulator. */
export async function serveGallery(): Promise<ServedGallery> {
  const { gallery: port } = await anyPorts(['gallery']);
  const server = await createServer({
    configFile: false,
    root: PROJECT_ROOT,
    // A separate cache, so that it does not interfere with a running `npm run dev`.
    cacheDir: join(PROJECT_ROOT, 'node_modules/.cache/gallery'),
    plugins: [react(), tailwindcss()],
    logLevel: 'warn',
    server: { host: LOOPBACK, port, strictPort: true, watch: null },
    optimizeDeps: { noDiscovery: true, include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
  });
  await server.listen();
  return { url: `http://${LOOPBACK}:${port}/tests/gallery/gallery.html`, close: () => server.close() };
}
