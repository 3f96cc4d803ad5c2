import { fileURLToPath } from 'node:url';
import { loadEnv, type Plugin } from 'vite';
import { type ParsedEnvironment, parseEnvironment } from '../../src/config/environment.ts';

const MODULE = fileURLToPath(new URL('../../src/config/parsed-environment.ts', import.meta.url));

/** Parses the environment at build time, so that no page loads the validation. */
export function parsedEnvironment(): Plugin {
  let parsed: ParsedEnvironment;
  return {
    name: 'parsed-environment',
    configResolved({ mode, envDir }) {
      parsed = parseEnvironment(environmentVariables(mode, envDir));
    },
    load: (id) => (id === MODULE ? `export const parsed = ${JSON.stringify(parsed)};` : null),
  };
}

/** The variables as in `import.meta.env`: from the shell and from .env files. */
export function environmentVariables(mode: string, envDir: string | false): Record<string, string> {
  return loadEnv(mode, envDir || process.cwd(), 'VITE_');
}
