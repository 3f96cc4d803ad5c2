import { FirestoreAccess } from '../rules/firestore-access.ts';
import { loadRules } from '../rules/load-rules.ts';
import type { Document } from '../model/document.ts';
import type { Value } from '../model/value.ts';
import { Coverage } from '../rules/coverage.ts';
import { report } from './figures.ts';

const DECISIONS = 100_000;
const DATABASE = 'projects/demo-bench/databases/(default)';

/** A typical ruleset: functions, a role lookup in another document, validation of the written data. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function isOwner(uid) { return signedIn() && request.auth.uid == uid; }
    function isAdmin() {
      return signedIn() && get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role == 'admin';
    }
    match /users/{uid} {
      allow read: if isOwner(uid) || isAdmin();
      allow update: if isOwner(uid)
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['name', 'photo'])
        && request.resource.data.name is string && request.resource.data.name.size() <= 80;
    }
    match /lists/{list} {
      allow get: if resource.data.visibility == 'public' || isOwner(resource.data.owner);
    }
  }
}`;

const text = (value: string): Value => ({ kind: 'string', value });

function documentAt(path: string, fields: Record<string, string>): Document {
  const entries = Object.entries(fields).map(([name, value]): [string, Value] => [name, text(value)]);
  return { path, fields: new Map(entries), createTime: 1, updateTime: 1 };
}

/** Rules decisions per second, with coverage enabled as in the running emulator. */
export async function benchRules(): Promise<void> {
  const source = { name: 'bench.rules', content: RULES };
  const { ruleset } = loadRules(source, 'cloud.firestore');
  if (!ruleset) throw new Error('The rules of the benchmark have errors.');
  const access = new FirestoreAccess(ruleset, source, { observe: new Coverage().observe });
  const user = documentAt('users/u', { name: 'Asha', photo: '', role: 'guest' });
  const renamed = documentAt('users/u', { name: 'Asha Rao', photo: '', role: 'guest' });
  const list = documentAt('lists/l', { visibility: 'public', owner: 'v' });
  const view = { get: (path: string) => (path === user.path ? user : undefined) };
  const context = {
    requester: { claims: { sub: 'u' } },
    database: DATABASE,
    view,
    snapshot: () => view,
    time: 1,
  };
  const began = performance.now();
  for (let i = 0; i < DECISIONS; i += 4) {
    access.get(context, user.path, user);
    access.get(context, list.path, list);
    access.get(context, list.path, list);
    access.write(context, [{ path: user.path, before: user, after: renamed, mustExist: true }], view);
  }
  const perSecond = DECISIONS / ((performance.now() - began) / 1000);
  report('Rules: requests decided in a second', Math.round(perSecond).toLocaleString('en-US'), '> 20,000');
}
