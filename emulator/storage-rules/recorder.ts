import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutantsOf } from '../rules/mutants.ts';
import { Ruleset } from '../rules/ruleset.ts';
import type { RulesSource } from '../rules/load-rules.ts';
import type { VerifyRequest } from './requests.ts';
import type { StorageRuleset } from './storage-ruleset.ts';

/** A recorded request, with the documents that the rules or one of their mutants requested. */
export interface Recording {
  readonly verify: VerifyRequest;
  /** By path, in Firestore REST JSON; null means that the document does not exist. */
  readonly documents: ReadonlyMap<string, unknown>;
  readonly permit: boolean;
}

/**
 * Records every request and its decision for coverage and mutation testing (recorded-rules.ts). Each ruleset has its own
 * file: the sources in the first line, then one request per line. Several runtimes can share a folder.
 */
export class Recorder {
  readonly #files = new Map<StorageRuleset, string>();
  readonly #mutants = new Map<StorageRuleset, readonly StorageRuleset[]>();

  constructor(private readonly folder: string) {}

  begin(ruleset: StorageRuleset): void {
    const file = join(this.folder, `${randomUUID()}.jsonl`);
    this.#files.set(ruleset, file);
    this.#mutants.set(ruleset, mutantsWithDocuments(ruleset));
    append(file, { sources: ruleset.map(({ source }) => source) satisfies RulesSource[] });
  }

  /** Mutants that may request other documents than the rules themselves. */
  mutantsOf(ruleset: StorageRuleset): readonly StorageRuleset[] {
    return this.#mutants.get(ruleset) ?? [];
  }

  record(ruleset: StorageRuleset, { verify, documents, permit }: Recording): void {
    const file = this.#files.get(ruleset);
    if (file === undefined) throw new Error('A request was decided by rules that were never recorded.');
    append(file, { verify, documents: Object.fromEntries(documents), permit });
  }
}

function mutantsWithDocuments(ruleset: StorageRuleset): readonly StorageRuleset[] {
  const [first, ...others] = ruleset;
  if (!first || others.length > 0 || !first.source.content.includes('firestore.')) return [];
  const { source, ruleset: rules } = first;
  return Array.from(mutantsOf(rules.file, source.content), ({ file }) => [
    { source, ruleset: new Ruleset(file, rules.service) },
  ]);
}

function append(file: string, line: object): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}
