import { FlagError, parseRulesFlags, type RulesFlags } from './flags.ts';
import { TestsFailed } from './run-tests.ts';

/** Runs a rules tool with the command line's flags. Errors that the user can fix are printed without a stack. */
export async function runTool(help: string, work: (flags: RulesFlags) => Promise<number>): Promise<void> {
  try {
    const flags = parseRulesFlags(process.argv.slice(2), help);
    if (flags === 'help') console.log(help);
    else process.exitCode = await work(flags);
  } catch (error) {
    if (!(error instanceof FlagError || error instanceof TestsFailed)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
