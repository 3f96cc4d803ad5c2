import { describe, expect, it } from 'vitest';
import { StatusError } from '../model/status.ts';
import type { AccessContext } from './access.ts';
import type { CoverageNode } from './coverage.ts';
import { coveragePage } from './coverage-page.ts';
import { loadRules } from './load-rules.ts';
import { ActiveRules } from './active-rules.ts';

const inDocuments = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${body}
  }
}`;

function active(content: string, onDenial?: (line: string) => void): ActiveRules {
  const source = { name: 'firestore.rules', content };
  const { ruleset } = loadRules(source, 'cloud.firestore');
  if (!ruleset) throw new Error('The test’s own rules have errors.');
  return new ActiveRules(ruleset, source, { logDecisions: true, countAccessesPerWrite: false, onDenial });
}

function contextOf(uid?: string): AccessContext {
  const view = { get: () => undefined };
  return {
    requester: { claims: uid === undefined ? undefined : { sub: uid } },
    database: 'projects/p/databases/(default)',
    view,
    snapshot: () => view,
    time: 1,
  };
}

function get(rules: ActiveRules, path: string, uid?: string): string {
  try {
    rules.access.get(contextOf(uid), path, undefined);
    return 'allowed';
  } catch (error) {
    return error instanceof StatusError ? error.message : String(error);
  }
}

describe('a denial', () => {
  it.each([
    [
      'allow read: if request.auth != null && request.auth.uid == id;',
      "false for 'get' @ L4 (firestore.rules:4:119: request.auth.uid == id)",
    ],
    ['allow read: if id == "b" || id == "c";', 'id == "c"'],
    ['allow read: if request.auth.token.admin && true;', 'Property admin is undefined on object'],
    ['allow read: if resource.data.open;', 'Null value error.'],
    ['allow read: if mine(id);', 'request.auth.uid == owner'],
    ['allow write;', "No rule in firestore.rules allows 'get' here."],
  ])('names the condition that failed: %s', (statement, wanted) => {
    const rules = active(
      inDocuments(`function mine(owner) { return request.auth.uid == owner; } match /a/{id} { ${statement} }`),
    );
    expect(get(rules, 'a/x', 'u')).toContain(wanted);
  });

  it('is logged with the caller and the request', () => {
    const lines: string[] = [];
    const rules = active(inDocuments('match /a/{id} { allow read: if request.auth.uid == id; }'), (line) =>
      lines.push(line),
    );
    get(rules, 'a/x', 'u');
    get(rules, 'a/u', 'u');
    expect(lines).toEqual([
      "Denied to u: get a/x: false for 'get' @ L4 (firestore.rules:4:36: request.auth.uid == id)",
    ]);
  });
});

describe('coverage', () => {
  const rules = active(
    inDocuments(
      'match /a/{id} { allow get: if true && request.auth.uid == id; }\n    match /b/{id} { allow get: if id == "never"; }',
    ),
  );
  get(rules, 'a/u', 'u');
  get(rules, 'a/x', 'u');
  get(rules, 'a/x');
  const { report } = rules.coverage();
  const countsOf = ({ values = [] }: CoverageNode) => values.map(({ value, count }) => [value, count]);

  it('counts the results of each condition', () => {
    const [allow] = report;
    expect(countsOf(allow as CoverageNode)).toEqual([
      [{ boolValue: true }, 1],
      [{ boolValue: false }, 1],
      [{ undefined: { causeMessage: 'Null value error.' } }, 1],
    ]);
  });

  it('counts failures with their reason and position', () => {
    const uid = report[0]?.children?.[0];
    expect(countsOf(uid as CoverageNode)).toContainEqual([{ undefined: { causeMessage: 'Null value error.' } }, 1]);
    expect(uid?.sourcePosition).toMatchObject({ fileName: 'firestore.rules', line: 4, column: 43 });
  });

  it('reports conditions that were never evaluated', () => {
    expect(report[1]?.values).toBeUndefined();
    expect(coveragePage(rules.coverage())).toContain('title="never evaluated"');
  });
});

describe('mutants of the loaded rules', () => {
  const rules = active(
    inDocuments(`function mine(owner) { return request.auth.uid == owner; }
    match /a/{id} { allow get: if mine(id); }
    match /b/{id} { allow get: if mine('u') && id != 'never'; }`),
  );
  get(rules, 'a/u', 'u');
  get(rules, 'a/x', 'u');
  get(rules, 'b/x', 'u');
  const outcomes = new Map(
    Array.from(rules.tryMutants(), ({ line, replacement, outcome }) => [`${line}: ${replacement}`, outcome]),
  );

  it.each([
    ['4: ((request.auth.uid) != (owner))', 'killed'],
    ['5: !(mine(id))', 'killed'],
    ["6: (id != 'never')", 'survived'],
    ["6: (mine('u'))", 'survived'],
    ['5: allow read: if mine(id)', 'survived'],
  ])('are replayed on the recorded requests: %s is %s', (mutant, outcome) => {
    expect(outcomes.get(mutant)).toBe(outcome);
  });

  it('are replayed on every recorded request', () => {
    expect(rules.decisions).toBe(3);
    expect(rules.isPartial).toBe(false);
  });
});
