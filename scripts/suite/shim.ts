import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { LEASH } from './leash.ts';
import { PROJECT_ROOT } from './project.ts';

/**
 * firebase-tools starts its Firestore emulator and Storage rules runtime as `java … -jar <jar> …`. This creates a folder
 * with a `java` shim, which runs our programs for these two jars and the real java for everything else, and empty
 * placeholder jars. Only the child process that gets this environment is affected.
 */
export function shimEnvironment(environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const folder = join(PROJECT_ROOT, '.cache', 'suite');
  const jars = jarNames();
  const originalPath = environment['PATH'] ?? '';
  writeOnce(join(folder, 'bin', 'java'), javaScript(jars), 0o755);
  for (const jar of [jars.firestore, jars.storage])
    writeOnce(join(folder, 'jars', jar), 'The embedded emulator runs in its place.\n');
  return {
    ...environment,
    ...quietCli(),
    PATH: `${join(folder, 'bin')}${delimiter}${originalPath}`,
    SHAGUN_REAL_PATH: originalPath,
    FIREBASE_EMULATORS_PATH: join(folder, 'jars'),
  };
}

/**
 * Settings that keep the CLI offline: no usage statistics, update check or message of the day. They live in a separate
 * folder, so that the developer's own settings and login are untouched.
 */
export function quietCli(): NodeJS.ProcessEnv {
  const folder = join(PROJECT_ROOT, '.cache', 'suite', 'config');
  const far = Date.UTC(9999, 0);
  const settings = JSON.stringify({ usage: false, motd: { fetched: far } });
  writeOnce(join(folder, 'configstore', 'firebase-tools.json'), settings);
  return { XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1' };
}

interface JarNames {
  readonly firestore: string;
  readonly storage: string;
}

/** The jar names that this version of the CLI expects, read from its own list. */
export function jarNames(): JarNames {
  const listPath = join(PROJECT_ROOT, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const list: unknown = JSON.parse(readFileSync(listPath, 'utf8'));
  return { firestore: jarName(list, 'firestore'), storage: jarName(list, 'storage') };
}

function jarName(list: unknown, emulator: string): string {
  const entry = typeof list === 'object' && list !== null ? (list as Record<string, unknown>)[emulator] : undefined;
  const name =
    typeof entry === 'object' && entry !== null
      ? (entry as Record<string, unknown>)['downloadPathRelativeToCacheDir']
      : undefined;
  if (typeof name !== 'string') throw new Error(`firebase-tools no longer lists the jar of its ${emulator} emulator.`);
  return name;
}

function javaScript(jars: JarNames): string {
  const node = quote(process.execPath);
  const leash = LEASH.map(quote).join(' ');
  const launcher = quote(join(PROJECT_ROOT, 'emulator/launch.mjs'));
  return `#!/bin/sh
# Written by scripts/suite/shim.ts: stands in for java under firebase-tools.
jar= probe= before=
for word in "$@"; do
  [ "$before" = -jar ] && jar=$word && break
  [ "$word" = -version ] && probe=yes
  before=$word
done

# The program takes this shell's place, and with it its process id.
leave_pid() { if [ -n "$SHAGUN_PIDS" ]; then echo $$ > "$SHAGUN_PIDS/$1.pid"; fi; }

case $jar in
  */${jars.firestore})
    while [ "$1" != -jar ]; do shift; done
    shift 2
    [ -n "$SHAGUN_FIRESTORE_DATA_DIR" ] && set -- "$@" --data-dir "$SHAGUN_FIRESTORE_DATA_DIR"
    [ -n "$SHAGUN_FIRESTORE_INDEXES" ] && set -- "$@" --require-indexes "$SHAGUN_FIRESTORE_INDEXES"
    set -- "$@" --count-accesses-per-write
    leave_pid firestore
    exec ${node} ${leash} ${launcher} "$@" ;;
  */${jars.storage})
    leave_pid storage-rules
    set -- storage-rules
    [ -n "$SHAGUN_STORAGE_RECORDINGS" ] && set -- "$@" "$SHAGUN_STORAGE_RECORDINGS"
    exec ${node} ${leash} ${launcher} "$@" ;;
esac

if [ -z "$jar" ] && [ -n "$probe" ]; then
  echo 'openjdk version "21.0.0" (stand-in of the embedded emulators)' >&2
  exit 0
fi

PATH=$SHAGUN_REAL_PATH
export PATH
exec java "$@"
`;
}

function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}

/** Writes a file unless it exists. Renames it into place, so that a concurrent start never reads a partial file. */
function writeOnce(path: string, content: string, mode = 0o644): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return;
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, content);
  chmodSync(fresh, mode);
  renameSync(fresh, path);
}
