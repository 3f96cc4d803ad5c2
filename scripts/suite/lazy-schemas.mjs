/**
 * Preloaded into firebase-tools. At start its Auth emulator compiles a validator for each of Google's several hundred API
 * schemas, which takes ten seconds of a modest machine, and then uses a dozen of them. Its API framework has an option to
 * compile each at its first use; this switches it on. Should the framework change, the suite merely starts slowly again.
 */
import { createRequire } from 'node:module';

try {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
  const options = createRequire(require.resolve('exegesis-express'))('exegesis/lib/options');
  const { compileOptions } = options;
  options.compileOptions = (given) => compileOptions({ ...given, lazyCompileValidationSchemas: true });
} catch {
  // Another version, laid out differently: it works as it comes.
}
