import type { Readable, Writable } from 'node:stream';
import { documentAddress } from './firestore-document.ts';
import { ProtocolError } from './json.ts';
import { linesOf } from './lines.ts';
import { Recorder } from './recorder.ts';
import { parseRequest, type DocumentDelivery, type LoadRequest, type VerifyRequest } from './requests.ts';
import {
  describeForCli,
  describeForPerson,
  loadStorageRules,
  versionOf,
  type StorageRuleset,
} from './storage-ruleset.ts';
import { Verification } from './verification.ts';

/**
 * The rules runtime for the Storage emulator. It replaces Google's runtime and speaks its protocol: one JSON object per
 * line, each answered with the same id, in any order.
 *
 *   runtime  → {"id":-1,"status":"ok"}                           once, when it can take requests
 *   emulator → {"id":0,"action":"load_ruleset","context":{…}}    answered with the rules version, errors and warnings
 *   emulator → {"id":1,"action":"verify","context":{…}}          answered with `permit`, or first, as often as needed:
 *     runtime  → {"id":1,"server_request_id":1,"action":"fetch_firestore_document","context":{"path":…}}
 *     emulator → {"id":1,"status":"ok" or "not_found","result":{"name":…,"fields":…}}
 *
 * Log messages are plain lines on stdout, which the emulator prints; stderr (`complaints`) it prints as warnings. If a
 * `recordings` folder is given, requests are recorded there for `npm run rules:mutate` and `rules:coverage`.
 */
export async function runStorageRules(
  input: Readable,
  output: Writable,
  complaints: Writable = process.stderr,
  recordings?: string,
): Promise<void> {
  // The reader may exit first; then stdin ends, too.
  output.on('error', () => undefined);
  const runtime = new StorageRulesRuntime(
    (line) => output.write(`${line}\n`),
    (complaint) => complaints.write(`${complaint}\n`),
    recordings === undefined ? undefined : new Recorder(recordings),
  );
  runtime.start();
  for await (const line of linesOf(input)) runtime.receive(line);
}

class StorageRulesRuntime {
  readonly #rulesets = new Map<string, StorageRuleset>();
  /** Requests waiting for a document, by id. */
  readonly #waiting = new Map<number, Verification>();

  constructor(
    private readonly say: (line: string) => void,
    private readonly complain: (text: string) => void,
    private readonly recorder: Recorder | undefined,
  ) {}

  start(): void {
    this.#answer({ id: -1, status: 'ok' });
  }

  receive(line: string): void {
    if (line.trim() === '') return;
    const request = parseRequest(line);
    if (request.action === 'noise') {
      this.complain(printable(request.problem));
      return;
    }
    try {
      switch (request.action) {
        case 'load_ruleset':
          this.#load(request);
          break;
        case 'verify':
          this.#verify(request);
          break;
        case 'document':
          this.#deliver(request);
          break;
        case 'unreadable':
          this.#fail(request.id, request.action, request.problem);
          break;
      }
    } catch (error) {
      // The client's request would hang without a response; one without `permit` denies it.
      this.#waiting.delete(request.id);
      const isDefect = !(error instanceof ProtocolError);
      if (isDefect) this.complain(String(error instanceof Error ? error.stack : error));
      this.#fail(request.id, request.action, error instanceof Error ? error.message : String(error));
    }
  }

  #load({ id, action, rulesetName, sources }: LoadRequest): void {
    const { ruleset, issues } = loadStorageRules(sources);
    const described = (severity: 'ERROR' | 'WARNING') =>
      issues.filter(({ issue }) => issue.severity === severity).map(describeForCli);
    const [errors, warnings] = [described('ERROR'), described('WARNING')];
    if (!ruleset) {
      this.#answer({ id, action, status: 'ok', warnings, errors });
      return;
    }
    this.#rulesets.set(rulesetName, ruleset);
    this.recorder?.begin(ruleset);
    // The emulator prints issues only for rejected rulesets, so warnings are logged here.
    for (const issue of issues) this.say(`Warning: ${describeForPerson(issue)}`);
    this.#answer({ id, action, status: 'ok', warnings, errors, result: { rulesVersion: versionOf(ruleset) } });
  }

  #verify(request: VerifyRequest): void {
    const ruleset = this.#rulesets.get(request.rulesetName);
    if (!ruleset) throw new ProtocolError(`Ruleset "${request.rulesetName}" was never loaded.`);
    this.#proceed(request.id, new Verification(ruleset, request, this.recorder?.mutantsOf(ruleset)));
  }

  #deliver(delivery: DocumentDelivery): void {
    const verification = this.#waiting.get(delivery.id);
    if (!verification) throw new ProtocolError(`No request ${delivery.id} waits for a document.`);
    this.#waiting.delete(delivery.id);
    verification.deliver(delivery);
    this.#proceed(delivery.id, verification);
  }

  #proceed(id: number, verification: Verification): void {
    const outcome = verification.proceed();
    if (outcome.kind === 'waiting') {
      this.#waiting.set(id, verification);
      // Uses the request's own id, which is unique among the emulator's requests.
      const ask = {
        id,
        server_request_id: id,
        action: 'fetch_firestore_document',
        status: 'ok',
        warnings: [],
        errors: [],
      };
      this.#answer({ ...ask, context: { path: documentAddress(outcome.path) } });
      return;
    }
    const { permit } = outcome;
    const { ruleset, verify, documents } = verification;
    this.recorder?.record(ruleset, { verify, documents, permit });
    const warnings = outcome.warnings.map(printable);
    this.#answer({ id, action: 'verify', status: 'ok', warnings, errors: [], result: { permit } });
  }

  #fail(id: number, action: string, problem: string): void {
    this.#answer({ id, action, status: 'ok', warnings: [], errors: [printable(problem)] });
  }

  #answer(answer: object): void {
    this.say(JSON.stringify(answer));
  }
}

/** Escapes client-controlled text for logs, so that it cannot inject lines or terminal escapes. */
function printable(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
