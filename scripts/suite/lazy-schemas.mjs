/**
 * Preloaded into firebase-tools. On start its Auth emulator compiles validators for several hundred Google API schemas,
 * which takes ten seconds on a modest machine although only a dozen are used. Its API framework has an option to compile
 * lazily; this enables it. If the framework changes, the suite merely starts slowly again.
 */
import { createRequire } from 'node:module';

try {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
  const options = createRequire(require.resolve('exegesis-express'))('exegesis/lib/options');
  const { compileOptions } = options;
  options.compileOptions = (given) => compileOptions({ ...given, lazyCompileValidationSchemas: true });
} catch {
  // A version with a different layout works without this optimization.
}
