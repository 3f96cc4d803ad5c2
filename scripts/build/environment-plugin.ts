import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin } from 'vite';
import { readBrand } from '../../src/config/brand-variables.ts';
import { type ParsedEnvironment, parseEnvironment } from '../../src/config/environment.ts';

const sourceOf = (module: string) => fileURLToPath(new URL(`../../src/config/${module}`, import.meta.url));

/** Parses the environment and the brand at build time, so that no page loads their validation and defaults. */
export function parsedEnvironment(): Plugin {
  const modules = new Map<string, string>();
  return {
    name: 'parsed-environment',
    configResolved({ mode, envDir }) {
      const variables = environmentVariables(mode, envDir);
      const parsed: ParsedEnvironment = parseEnvironment(variables);
      modules.set(sourceOf('parsed-environment.ts'), `export const parsed = ${JSON.stringify(parsed)};`);
      modules.set(sourceOf('brand.ts'), `export const brand = ${JSON.stringify(readBrand(variables))};`);
    },
    load: (id) => modules.get(id) ?? null,
  };
}

/** The variables as in `import.meta.env`: from the shell and from .env files. */
export function environmentVariables(mode: string, envDir: string | false): Record<string, string> {
  return loadEnv(mode, envDir || process.cwd(), 'VITE_');
}
