/** Parsed command-line options. */
export interface Flags {
  readonly host: string;
  readonly port: number;
  readonly projectId: string | undefined;
  readonly singleProjectMode: boolean;
  readonly rules: string | undefined;
  readonly seedFromExport: string | undefined;
  readonly dataDir: string | undefined;
  /** Path to the composite index definitions. A query without its index fails; if undefined, indexes are not checked. */
  readonly requireIndexes: string | undefined;
  /** Record every rules decision so that it can be replayed against other rules. */
  readonly logDecisions: boolean;
}

/** Invalid command line. The message explains it in one line. */
export class FlagError extends Error {}

const DEFAULT_PORT = 8080;

export const HELP = `Usage: npm run emulator -- [flags]

  --host <address>            address to listen on (default 127.0.0.1; any loopback address means IPv4 and IPv6)
  --port <number>             port for gRPC, REST and WebChannel (default ${DEFAULT_PORT}; 0 picks a free one)
  --rules <file>              security rules; without them everything is allowed
  --data-dir <directory>      persist data here; acknowledged writes survive a crash
  --log-decisions             record each decision of the rules, for npm run rules:mutate
  --seed_from_export <file>   import an export (its …overall_export_metadata file) at start
  --require-indexes <file>    fail queries that lack a composite index in this file (firestore.indexes.json), as in
                              production
  --project_id <id>           the project of --rules and --seed_from_export
  --single_project_mode       warn when a client names another project
  --websocket_port <port>, --functions_emulator <host>, --database-edition <edition>
                              accepted for the Firebase CLI, without effect
  --help                      this text

Flags may be written --flag value or --flag=value, with hyphens or underscores.`;

type Kind = 'text' | 'switch' | 'ignored';

const KINDS: Readonly<Record<string, Kind>> = {
  host: 'text',
  port: 'text',
  'project-id': 'text',
  'single-project-mode': 'switch',
  rules: 'text',
  'seed-from-export': 'text',
  'data-dir': 'text',
  'require-indexes': 'text',
  'log-decisions': 'switch',
  'websocket-port': 'ignored',
  'functions-emulator': 'ignored',
  'database-edition': 'ignored',
  help: 'switch',
};

/** Throws FlagError. */
export function parseFlags(args: readonly string[]): Flags | 'help' {
  const given = readPairs(args);
  if (given.get('help') === 'true') return 'help';
  return {
    host: given.get('host') ?? '127.0.0.1',
    port: parsePort(given.get('port')),
    projectId: given.get('project-id'),
    singleProjectMode: parseSwitch('single_project_mode', given.get('single-project-mode')) ?? false,
    rules: given.get('rules'),
    seedFromExport: given.get('seed-from-export'),
    dataDir: given.get('data-dir'),
    requireIndexes: given.get('require-indexes'),
    logDecisions: parseSwitch('log-decisions', given.get('log-decisions')) ?? false,
  };
}

function readPairs(args: readonly string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (let index = 0; index < args.length; index += 1) {
    const written = args[index] ?? '';
    const [, flag, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(written) ?? [];
    if (flag === undefined) throw new FlagError(`Unexpected "${written}": flags begin with --. Try --help.`);
    const { name, negated } = resolve(flag);
    const kind = KINDS[name];
    const following = args[index + 1];
    if (inline !== undefined) given.set(name, negated ? negate(flag) : inline);
    else if (kind !== 'switch') {
      if (following === undefined || following.startsWith('--')) throw new FlagError(`--${flag} needs a value.`);
      given.set(name, following);
      index += 1;
    } else if (!negated && following !== undefined && !following.startsWith('--')) {
      given.set(name, following);
      index += 1;
    } else given.set(name, negated ? 'false' : 'true');
  }
  return given;
}

function resolve(flag: string): { readonly name: string; readonly negated: boolean } {
  const name = flag.replaceAll('_', '-');
  if (Object.hasOwn(KINDS, name)) return { name, negated: false };
  const positive = name.replace(/^no-/, '');
  if (positive !== name && KINDS[positive] === 'switch') return { name: positive, negated: true };
  throw new FlagError(`There is no flag --${flag}. Try --help.`);
}

function negate(flag: string): never {
  throw new FlagError(`--${flag} takes no value.`);
}

function parsePort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new FlagError(`--port must be a number up to 65535, not "${text}".`);
  return port;
}

function parseSwitch(flag: string, text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new FlagError(`--${flag} is true or false, not "${text}".`);
}
