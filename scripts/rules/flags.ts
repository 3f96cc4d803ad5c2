import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

export interface RulesFlags {
  /** The rules files, one or more. */
  readonly rules: readonly string[];
  /** The command that runs the tests; empty: the project's own. */
  readonly command: readonly string[];
}

/** The command line makes no sense; the message says why and how it is meant. */
export class FlagError extends Error {}

const PROJECT_RULES = ['firestore.rules', 'storage.rules'];

/** `[--rules file]… [-- command of the tests…]`. */
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
