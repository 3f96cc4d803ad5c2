import { parseArgs } from 'node:util';

/** Parsed command-line options. */
export interface Flags {
  readonly host: string;
  readonly port: number;
  readonly projectId: string | undefined;
  readonly singleProjectMode: boolean;
  readonly rules: string | undefined;
  readonly seedFromExport: string | undefined;
  readonly dataDir: string | undefined;
  /** Start with the intact part of a damaged journal. */
  readonly salvage: boolean;
  /** Path to the composite index definitions. A query without its index fails; if undefined, indexes are not checked. */
  readonly requireIndexes: string | undefined;
  /** Record every rules decision so that it can be replayed against other rules. */
  readonly logDecisions: boolean;
  /** Count the document accesses of rules without a cache that the writes of a commit share. */
  readonly countAccessesPerWrite: boolean;
}

/** The emulator cannot start for a reason the user can fix. The message explains it in one line. */
export class StartError extends Error {}

const DEFAULT_PORT = 8080;

export const HELP = `Usage: npm run emulator -- [flags]

  --host <address>            address to listen on (default 127.0.0.1; any loopback address means IPv4 and IPv6)
  --port <number>             port for gRPC, REST and WebChannel (default ${DEFAULT_PORT}; 0 picks a free one)
  --rules <file>              security rules; without them everything is allowed
  --data-dir <directory>      persist data here; acknowledged writes survive a crash
  --salvage                   start with what is intact of a damaged data directory, after copying its journal
  --log-decisions             record each decision of the rules, for npm run rules:mutate
  --count-accesses-per-write  count the document accesses of rules for each write, as if the writes of a commit shared no
                              cache
  --seed_from_export <file>   import an export (its …overall_export_metadata file) at start
  --require-indexes <file>    fail queries that lack a composite index in this file (firestore.indexes.json), as in
                              production
  --project_id <id>           the project of --rules and --seed_from_export
  --single_project_mode       warn when a client names another project
  --websocket_port <port>, --functions_emulator <host>, --database-edition <edition>
                              accepted for the Firebase CLI, without effect
  --help                      this text

Flags may be written --flag value or --flag=value, with hyphens or underscores.`;

const TEXT = { type: 'string' } as const;
const SWITCH = { type: 'boolean', default: false } as const;
const OPTIONS = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: String(DEFAULT_PORT) },
  'project-id': TEXT,
  'single-project-mode': SWITCH,
  rules: TEXT,
  'seed-from-export': TEXT,
  'data-dir': TEXT,
  salvage: SWITCH,
  'require-indexes': TEXT,
  'log-decisions': SWITCH,
  'count-accesses-per-write': SWITCH,
  'websocket-port': TEXT,
  'functions-emulator': TEXT,
  'database-edition': TEXT,
  help: SWITCH,
} as const;

/** Throws StartError. */
export function parseFlags(args: readonly string[]): Flags | 'help' {
  try {
    const { values } = parseArgs({ args: normalized(args), options: OPTIONS, allowNegative: true });
    if (values.help) return 'help';
    return {
      host: values.host,
      port: parsePort(values.port),
      projectId: values['project-id'],
      singleProjectMode: values['single-project-mode'],
      rules: values.rules,
      seedFromExport: values['seed-from-export'],
      dataDir: values['data-dir'],
      salvage: values.salvage,
      requireIndexes: values['require-indexes'],
      logDecisions: values['log-decisions'],
      countAccessesPerWrite: values['count-accesses-per-write'],
    };
  } catch (error) {
    // The first sentence of Node's message explains the error; the rest is about positional arguments.
    const [reason = ''] = (error as Error).message.split(/\.\s/);
    throw new StartError(`${reason}. Try --help.`);
  }
}

/** Flags with hyphens. `--switch true` and `--switch=false`, which parseArgs rejects, become `--switch` and `--no-switch`. */
function normalized(args: readonly string[]): string[] {
  const words = args
    .map((word) => word.replace(/^--[^=]+/, (flag) => flag.replaceAll('_', '-')))
    .flatMap((word) => (isSwitch(word.replace(/=.*/s, '')) ? word.split('=') : [word]));
  return words.flatMap((word, index) => {
    if (isSwitch(word) && words[index + 1] === 'false') return [word.replace('--', '--no-')];
    return isSwitch(words[index - 1]) && /^(true|false)$/.test(word) ? [] : [word];
  });
}

function isSwitch(flag = ''): boolean {
  return ['--single-project-mode', '--log-decisions', '--count-accesses-per-write', '--salvage'].includes(flag);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`--port must be a number up to 65535, not "${text}"`);
  return port;
}
