import { parseFlags, runCommand } from '../command-line.ts';

export interface RulesFlags {
  /** One or more rules files. */
  readonly rules: readonly string[];
  /** The test command; empty for the project's own tests. */
  readonly command: readonly string[];
}

const RULES = { type: 'string' as const, multiple: true as const, default: ['firestore.rules', 'storage.rules'] };

/** Runs a rules tool: `[--rules file]… [-- test command…]`. */
export function runRulesTool(help: string, work: (flags: RulesFlags) => Promise<number>): Promise<void> {
  const parse = (args: string[]) =>
    parseFlags(help, { args, options: { rules: RULES }, allowPositionals: true }, ({ values, positionals }) => ({
      rules: values.rules,
      command: positionals,
    }));
  return runCommand(help, parse, work);
}
