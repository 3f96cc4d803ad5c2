import { readFileSync } from 'node:fs';
import { type Flags, StartError } from './cli/flags.ts';
import { Engine } from './engine/engine.ts';
import { exportTo, importSeed } from './import-export.ts';
import { IndexFile, IndexFileError } from './query/index-definitions.ts';
import { IndexCatalogue } from './query/indexes.ts';
import { formatIssue, ProjectRules } from './project-rules.ts';
import { coveragePage } from './rules/coverage-page.ts';
import type { RulesSource } from './rules/load-rules.ts';
import { FOREVER } from './store/database.ts';
import { DataDirError } from './store/journal/data-dir-error.ts';
import { Store } from './store/store.ts';
import type { EmulatorAdmin } from './transports/admin/emulator-admin.ts';
import type { RpcService } from './wire/rpc.ts';
import { createRpcService } from './wire/service.ts';

/** Everything below the transports, wired up according to the flags. */
export interface Emulator {
  readonly service: RpcService;
  readonly admin: EmulatorAdmin;
  close(): Promise<void>;
}

/** Throws StartError. */
export async function openEmulator(flags: Flags): Promise<Emulator> {
  const rules = flags.rules === undefined ? undefined : { name: flags.rules, content: readRules(flags.rules) };
  const indexes = openIndexes(flags);
  const store = openStore(flags);
  importSeed(store, flags);
  const engine = new Engine(store, indexes);
  const projectRules = new ProjectRules(engine, {
    logDecisions: flags.logDecisions,
    countAccessesPerWrite: flags.countAccessesPerWrite,
    onDenial: (line) => console.log(line),
  });
  if (rules) requireRules(projectRules, rules);
  return {
    service: createRpcService(engine),
    admin: {
      setRules: async (project, files, ignoreErrors) => projectRules.setForProject(project, files, ignoreErrors),
      coverage: async (project) => projectRules.active(project).coverage(),
      coveragePage: async (project) => coveragePage(projectRules.active(project).coverage()),
      coverageOf: async (content) => projectRules.withContent(content).coverage(),
      tryMutants: (content) => projectRules.tryMutants(content),
      clear: async (database) => engine.clear(database),
      exportTo: async (request) => exportTo(store, request),
    },
    close: async () => store.close(),
  };
}

function readRules(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`--rules: cannot read ${file}: ${reasonOf(error)}`);
  }
}

function requireRules(projectRules: ProjectRules, source: RulesSource): void {
  const issues = projectRules.set(source);
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  if (errors.length === 0) return;
  throw new StartError(`--rules: ${errors.map((issue) => formatIssue(source.name, issue)).join('\n  ')}`);
}

function openIndexes({ requireIndexes: file }: Flags): IndexCatalogue | undefined {
  if (file === undefined) return undefined;
  try {
    return new IndexCatalogue(new IndexFile(file));
  } catch (error) {
    if (error instanceof IndexFileError) throw new StartError(`--require-indexes: ${error.message}`);
    throw error;
  }
}

function openStore({ dataDir, salvage, logDecisions }: Flags): Store {
  const journal = { salvage, report: (line: string) => console.error(`Firestore emulator: ${line}`) };
  try {
    // Replaying a recorded request needs the documents as they were at that time, however long ago.
    return new Store({ dataDir, journal, ...(logDecisions && { retention: FOREVER }) });
  } catch (error) {
    if (error instanceof DataDirError) throw new StartError(`--data-dir: ${error.message}`);
    throw new StartError(`--data-dir: cannot open ${dataDir ?? ''}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
