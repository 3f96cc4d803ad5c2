import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

export interface RulesFlags {
  /** One or more rules files. */
  readonly rules: readonly string[];
  /** The test command; empty for the project's own tests. */
  readonly command: readonly string[];
}

/** Invalid command line. The message explains the error and the usage. */
export class FlagError extends Error {}

const PROJECT_RULES = ['firestore.rules', 'storage.rules'];

/** `[--rules file]… [-- test command…]`. */
export function parseRulesFlags(args: readonly string[], help: string): RulesFlags | 'help' {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { rules: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) return 'help';
    return { rules: values.rules ?? PROJECT_RULES, command: positionals };
  } catch (error) {
    throw new FlagError(`${(error as Error).message}\n\n${help}`);
  }
}

/** Throws FlagError. */
export function readRules(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new FlagError(`--rules: cannot read ${file}: ${(error as Error).message}`);
  }
}
