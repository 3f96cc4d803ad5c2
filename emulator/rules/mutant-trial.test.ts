import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import type { Access, AccessContext, DocumentReader } from './access.ts';
import { DecisionLog, type LoggedDecision } from './decision-log.ts';
import { FirestoreAccess } from './firestore-access.ts';
import { loadRules } from './load-rules.ts';
import { MutantTrial, type JudgedRules } from './mutant-trial.ts';
import { mutantsOf } from './mutants.ts';
import { Ruleset } from './ruleset.ts';
import { documents, FUNCTIONS, queriesWithConditions } from './testing/conditions.ts';
import { DATABASE, documentAt, query, stored, where, type Data } from './testing/rulebook.ts';

const NOBODY: DocumentReader = { get: () => undefined };

function contextOf(uid: string | undefined, view: DocumentReader = NOBODY): AccessContext {
  const claims = uid === undefined ? undefined : { sub: uid };
  return { requester: { claims }, database: DATABASE, view, snapshot: () => view, time: 1 };
}

/** Loads the rules and records the decisions on `ask`. */
function judged(body: string, ask: (access: Access) => void): JudgedRules<Access> {
  const content = `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${body}\n} }`;
  const source = { name: 'test.rules', content };
  const { ruleset, issues } = loadRules(source, 'cloud.firestore');
  if (!ruleset) throw new Error(issues.map(({ message }) => message).join('\n'));
  const log = new DecisionLog();
  ask(log.recording(new FirestoreAccess(ruleset, source, { explain: false })));
  return {
    file: ruleset.file,
    content,
    requests: log.decisions,
    rulesOf: (file, reach) =>
      new FirestoreAccess(new Ruleset(file, 'cloud.firestore', reach?.onPath), source, {
        explain: false,
        observe: reach?.observe,
      }),
  };
}

/** Replays every request on every mutant. */
function plainOutcomes({ file, content, requests, rulesOf }: JudgedRules<Access>): string[] {
  return Array.from(mutantsOf(file, content), (mutant) => {
    const rules = rulesOf(mutant.file);
    return requests.some(({ judge, allowed }) => judge(rules) !== allowed) ? 'killed' : 'survived';
  });
}

function outcomes(rules: JudgedRules<Access>): string[] {
  return Array.from(new MutantTrial(rules).outcomes(), ({ outcome }) => outcome);
}

/** The decision is recorded whether allowed or denied. */
function attempt(request: () => unknown): void {
  try {
    request();
  } catch {
    // The outcome is in the log.
  }
}

const BODY = `
  function signedIn() { return request.auth != null; }
  function yes() { return true; }
  function roleOf(uid) { let path = /databases/$(database)/documents/users/$(uid); let limit = 3;
    return exists(path) && limit > 2 ? get(path).data.role : 'none'; }
  match /rooms/{room} {
    allow get: if yes() && (resource.data.open == true || room == 'hall');
    allow list: if resource.data.open == true && request.query.limit <= 10;
    allow create, update: if signedIn() && request.resource.data.name.size() in [1, 2, 3];
    allow delete: if signedIn() && roleOf(request.auth.uid) in ['admin', 'owner'];
    match /guests/{guest} {
      allow read: if guest == request.auth.uid;
      allow write: if guest == request.auth.uid && getAfter(/databases/$(database)/documents/rooms/$(room)).data.open;
    }
  }
  match /{path=**}/photos/{photo} { allow read: if true; allow create: if 1 / 0 == 1 || signedIn(); }
  match /never/{id} { allow read, write: if id == 'never' && 1 < 2; }`;

const at = (path: string, data: Data): Document =>
  documentAt(path, new Map(Object.entries(data).map(([name, value]) => [name, stored(value)])));

function askMuch(access: Access): void {
  const stock = [
    at('rooms/a', { open: true, name: 'a' }),
    at('rooms/hall', { open: false, name: 'hall' }),
    at('users/asha', { role: 'admin' }),
    at('users/ravi', { role: 'guest' }),
  ];
  const state = new Map(stock.map((document) => [document.path, document]));
  const write = (uid: string | undefined, ...written: [path: string, data: Data | undefined][]) => {
    const after = new Map(state);
    const writes = written.map(([path, data]) => {
      const document = data && at(path, data);
      if (document) after.set(path, document);
      else after.delete(path);
      return { path, before: state.get(path), after: document, mustExist: false };
    });
    attempt(() => access.write(contextOf(uid, state), writes, after));
  };
  for (const uid of [undefined, 'asha', 'ravi', 'gita']) {
    for (const path of ['rooms/a', 'rooms/hall', 'rooms/b', 'rooms/a/guests/asha', 'x/y/photos/p', 'never/x']) {
      attempt(() => access.get(contextOf(uid, state), path, state.get(path)));
    }
    attempt(() => access.list(contextOf(uid, state), query('rooms', where('open', '==', true), { limit: 10 })));
    attempt(() => access.list(contextOf(uid, state), query('rooms', where('open', '==', true), { limit: 11 })));
    write(uid, ['rooms/new', { name: 'abc' }]);
    write(uid, ['rooms/new', { name: 'abcd' }]);
    write(uid, ['rooms/a', undefined]);
    write(uid, ['rooms/a', { open: true, name: 'b' }], ['rooms/a/guests/asha', { name: 'Asha' }]);
    write(uid, ['x/y/photos/p', { name: 'p' }], ['rooms/hall', undefined]);
  }
}

describe('replaying only the requests a mutant can affect', () => {
  it('has the same outcomes as replaying all of them', () => {
    const rules = judged(BODY, askMuch);
    const found = outcomes(rules);
    expect(found).toEqual(plainOutcomes(rules));
    expect(new Set(found)).toEqual(new Set(['killed', 'survived']));
  });

  it('has the same outcomes for any condition', () => {
    let killed = 0;
    fc.assert(
      fc.property(queriesWithConditions, documents, ({ asked, condition }, stored) => {
        const rules = judged(`${FUNCTIONS} match /c/{id} { allow read: if ${condition}; }`, (access) => {
          attempt(() => access.list(contextOf('asha'), asked));
          for (const document of stored) attempt(() => access.get(contextOf('asha'), document.path, document));
        });
        const found = outcomes(rules);
        expect(found).toEqual(plainOutcomes(rules));
        killed += found.filter((outcome) => outcome === 'killed').length;
      }),
      { numRuns: 300 },
    );
    expect(killed).toBeGreaterThan(300);
  });

  it('replays few requests per mutant', () => {
    const rules = judged(BODY, askMuch);
    let judgements = 0;
    const counted = rules.requests.map((request): LoggedDecision<Access> => ({
      ...request,
      judge: (access) => {
        judgements++;
        return request.judge(access);
      },
    }));
    const found = outcomes({ ...rules, requests: counted });
    expect(judgements / found.length).toBeLessThan(rules.requests.length / 4);
  });
});

it('does not count a request that cannot be replayed as changed', () => {
  const rules = judged('match /a/{id} { allow get: if id == "x"; }', (access) => {
    access.get(contextOf('asha'), 'a/x', undefined);
  });
  const [request] = rules.requests;
  if (!request) throw new Error('Nothing was recorded.');
  let isFirst = true;
  const judge = () => {
    const verdict = isFirst ? true : undefined;
    isFirst = false;
    return verdict;
  };
  expect(new Set(outcomes({ ...rules, requests: [{ ...request, judge }] }))).toEqual(new Set(['survived']));
});

it('rejects recorded requests that the original rules decide differently', () => {
  const rules = judged('match /a/{id} { allow get; }', (access) => {
    access.get(contextOf('asha'), 'a/x', undefined);
  });
  const requests = rules.requests.map((request) => ({ ...request, allowed: false }));
  expect(() => new MutantTrial({ ...rules, requests })).toThrow('get a/x by asha');
});
