import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Coverage, type CoverageReport } from '../rules/coverage.ts';
import type { LoggedDecision } from '../rules/decision-log.ts';
import type { RulesFile } from '../rules/language/ast.ts';
import type { RulesSource } from '../rules/load-rules.ts';
import type { Reach } from '../rules/reach.ts';
import { MutantTrial, type MutantReport } from '../rules/mutant-trial.ts';
import { Ruleset } from '../rules/ruleset.ts';
import { Usage } from '../rules/usage.ts';
import type { Observer } from '../rules/runtime/environment.ts';
import { DocumentNeeded, type FetchedDocuments } from './fetched-documents.ts';
import { parseFirestoreDocument } from './firestore-document.ts';
import { isObject, objectAt, ProtocolError } from './json.ts';
import { parseVerify } from './requests.ts';
import { StorageRequest } from './storage-request.ts';
import { loadStorageRules, type StorageRuleset } from './storage-ruleset.ts';

/** Replays a request with an observer. */
interface Judge {
  readonly ruleset: StorageRuleset;
  readonly observe?: Observer | undefined;
  readonly usage?: Usage | undefined;
}

/** The recorded requests of one rules file. */
export class RecordedRules {
  private constructor(
    private readonly source: RulesSource,
    private readonly ruleset: Ruleset,
    private readonly requests: readonly LoggedDecision<Judge>[],
  ) {}

  /** undefined if no rules with this content were ever active. Throws if the rules have errors. */
  static read(folder: string, source: RulesSource): RecordedRules | undefined {
    const [loaded] = loadStorageRules([source]).ruleset ?? [];
    if (!loaded) throw new Error(`${source.name} has errors, so it cannot have decided any request.`);
    const requests: LoggedDecision<Judge>[] = [];
    let wasInForce = false;
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.jsonl'))) {
      const [first, ...lines] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
      if (!isRecordOf(source.content, first ?? '')) continue;
      wasInForce = true;
      requests.push(...lines.map(parseRecording));
    }
    return wasInForce ? new RecordedRules(source, loaded.ruleset, requests) : undefined;
  }

  /** Replays the requests against each mutant. */
  tryMutants(): MutantReport {
    const { source, requests } = this;
    const rulesOf = (file: RulesFile, reach?: Reach): Judge => ({
      ruleset: [{ source, ruleset: new Ruleset(file, 'firebase.storage', reach?.onPath) }],
      observe: reach?.observe,
    });
    const trial = new MutantTrial({ file: this.ruleset.file, content: source.content, requests, rulesOf });
    return { decisions: requests.length, isPartial: false, mutants: [...trial.outcomes()] };
  }

  coverage(): CoverageReport {
    const coverage = new Coverage();
    const { source, ruleset } = this;
    const usage = new Usage(ruleset.file);
    for (const { judge } of this.requests) judge({ ruleset: [{ source, ruleset }], observe: coverage.observe, usage });
    return coverage.report(ruleset, source, usage);
  }
}

/** The first line of a recording lists the sources. Rulesets of several files are skipped. */
function isRecordOf(content: string, line: string): boolean {
  const { sources } = parseObject(line);
  return (
    Array.isArray(sources) &&
    sources.length === 1 &&
    objectAt({ source: sources[0] as unknown }, 'source')['content'] === content
  );
}

function parseRecording(line: string): LoggedDecision<Judge> {
  const recording = parseObject(line);
  const verify = objectAt(recording, 'verify');
  const context = { ...verify, method: verify['operation'] };
  const request = parseVerify(0, '', context);
  const { permit } = recording;
  if (!request || typeof permit !== 'boolean') throw new ProtocolError(`Not a recorded request: ${line.slice(0, 200)}`);
  return recordedDecision(new StorageRequest(request), documentsIn(objectAt(recording, 'documents')), permit);
}

function documentsIn(documents: Readonly<Record<string, unknown>>): FetchedDocuments {
  const entries = Object.entries(documents);
  return new Map(
    entries.map(([path, document]) => [path, document === null ? null : parseFirestoreDocument(document, path)]),
  );
}

function recordedDecision(request: StorageRequest, documents: FetchedDocuments, permit: boolean) {
  return {
    allowed: permit,
    summary: request.summary,
    judge: ({ ruleset, observe, usage }: Judge): boolean | undefined => {
      try {
        return request.judge(ruleset, documents, { observe, usage, explain: false }).permit;
      } catch (error) {
        // The document could not be fetched when the request was made, so the outcome is unknown.
        if (error instanceof DocumentNeeded) return undefined;
        throw error;
      }
    },
  };
}

function parseObject(line: string): Readonly<Record<string, unknown>> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    json = undefined;
  }
  if (!isObject(json)) throw new ProtocolError(`Not a line of a recording: ${line.slice(0, 200)}`);
  return json;
}
