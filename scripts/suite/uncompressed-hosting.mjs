/**
 * Preloaded into firebase-tools. Its Hosting emulator compresses every file again for every request, which costs a test
 * more than all its other work; on this machine the bytes are free. If the server changes, it merely compresses again.
 */
import { createRequire } from 'node:module';

try {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
  const superstatic = require('superstatic');
  const { server } = superstatic;
  superstatic.server = (options) => server({ ...options, compression: false });
} catch {
  // A version with a different layout works without this optimization.
}
