import { beforeEach, describe, expect, it } from 'vitest';
import { StatusError } from '../model/status.ts';
import type { Value } from '../model/value.ts';
import { FirestoreAccess } from '../rules/firestore-access.ts';
import { loadRules } from '../rules/load-rules.ts';
import { Store } from '../store/store.ts';
import { Engine } from './engine.ts';
import type { Caller, ListenEvent, Write } from './requests.ts';

const DATABASE = 'projects/p/databases/(default)';
const OWNER: Caller = { kind: 'owner' };
const VISITOR: Caller = { kind: 'anonymous' };
const user = (uid: string): Caller => ({ kind: 'user', claims: { sub: uid } });

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /rooms/{id} {
      allow read: if resource.data.open == true;
      allow write: if request.auth != null;
    }
    match /stamped/{id} { allow create: if request.resource.data.at == request.time; }
    match /members/{uid} { allow read: if request.auth.uid == uid; }
    match /minutes/{id} {
      allow read: if get(/databases/$(database)/documents/members/$(request.auth.uid)).data.role == 'member';
    }
  }
}`;

let engine: Engine;

function access(content: string): FirestoreAccess {
  const source = { name: 'test.rules', content };
  const { ruleset } = loadRules(source, 'cloud.firestore');
  if (!ruleset) throw new Error('The test’s own rules have errors.');
  return new FirestoreAccess(ruleset, source);
}

const text = (value: string): Value => ({ kind: 'string', value });
const open = (value: boolean): Value => ({ kind: 'boolean', value });

function set(path: string, fields: Record<string, Value>): Write {
  return { kind: 'update', path, fields: new Map(Object.entries(fields)), transforms: [] };
}

const asOwner = (...writes: Write[]) => engine.commit(OWNER, DATABASE, writes);

function codeOf(act: () => unknown): string {
  try {
    act();
    return 'OK';
  } catch (error) {
    return error instanceof StatusError ? error.code : String(error);
  }
}

beforeEach(() => {
  engine = new Engine(new Store());
  engine.useAccess(access(RULES));
  asOwner(
    set('rooms/open', { open: open(true) }),
    set('rooms/closed', { open: open(false) }),
    set('members/u', { role: text('member') }),
    set('minutes/one', { text: text('…') }),
  );
});

describe('commits under rules', () => {
  it('rejects the whole commit if one write is denied', () => {
    const writes = [set('rooms/new', { open: open(true) }), set('members/u', { role: text('boss') })];
    expect(codeOf(() => engine.commit(user('u'), DATABASE, writes))).toBe('PERMISSION_DENIED');
    expect(engine.getDocuments(OWNER, DATABASE, ['rooms/new'], { kind: 'latest' }).result[0]?.document).toBeUndefined();
  });

  it.each([
    ['an existing document', 'rooms/closed'],
    ['a missing document', 'rooms/nothing'],
  ])('does not leak through preconditions whether %s exists', (_what, path) => {
    for (const exists of [true, false]) {
      const write: Write = { kind: 'delete', path, precondition: { exists } };
      expect(codeOf(() => engine.commit(VISITOR, DATABASE, [write]))).toBe('PERMISSION_DENIED');
    }
  });

  it('requires read permission for a verify write', () => {
    const verify = (path: string): Write => ({ kind: 'verify', path, precondition: { exists: true } });
    expect(codeOf(() => engine.commit(VISITOR, DATABASE, [verify('rooms/open')]))).toBe('OK');
    expect(codeOf(() => engine.commit(user('u'), DATABASE, [verify('rooms/closed')]))).toBe('PERMISSION_DENIED');
  });

  it('reports a failed precondition to callers who may write', () => {
    const write: Write = { ...set('rooms/nothing', {}), precondition: { exists: true } };
    expect(codeOf(() => engine.commit(user('u'), DATABASE, [write]))).toBe('NOT_FOUND');
  });
});

describe('server timestamps under rules', () => {
  it('equal request.time', () => {
    const transforms = [{ field: ['at'], kind: 'serverTime' }] as const;
    for (let i = 0; i < 50; i++) {
      const write: Write = { kind: 'update', path: `stamped/${i}`, fields: new Map(), transforms };
      expect(codeOf(() => engine.commit(VISITOR, DATABASE, [write]))).toBe('OK');
    }
  });
});

describe('listeners under rules', () => {
  function listen(caller: Caller, path: string): string[] {
    const heard: string[] = [];
    const stream = engine.listen(caller, DATABASE, (event) => heard.push(describeEvent(event)));
    stream.addTarget({ id: 1, once: false, documents: [path] });
    return heard;
  }

  function describeEvent(event: ListenEvent): string {
    if (event.kind !== 'target') return `${event.kind}${event.kind === 'change' ? ` ${event.document.path}` : ''}`;
    return event.cause ? `${event.change} ${event.cause.code}` : event.change;
  }

  const STARTED = ['ADD', 'change rooms/open', 'CURRENT', 'NO_CHANGE'];

  it('are rejected with PERMISSION_DENIED if the rules deny the read', () => {
    expect(listen(VISITOR, 'rooms/closed')).toEqual(['ADD', 'REMOVE PERMISSION_DENIED']);
  });

  it('end without revealing the new contents when their document becomes unreadable', () => {
    const heard = listen(VISITOR, 'rooms/open');
    expect(heard).toEqual(STARTED);
    asOwner(set('rooms/open', { open: open(false) }));
    expect(heard.slice(STARTED.length)).toEqual(['REMOVE PERMISSION_DENIED']);
  });

  it('end when a change to a document that grants the permission revokes it', () => {
    const heard = listen(user('u'), 'minutes/one');
    asOwner(set('members/u', { role: text('guest') }));
    expect(heard.at(-1)).toBe('REMOVE PERMISSION_DENIED');
    const before = heard.length;
    asOwner(set('minutes/one', { text: text('secret') }));
    expect(heard).toHaveLength(before);
  });

  it('continue after a change to a document that grants the permission, if still allowed', () => {
    const heard = listen(user('u'), 'minutes/one');
    asOwner(set('members/u', { role: text('member'), since: text('today') }));
    asOwner(set('minutes/one', { text: text('more') }));
    expect(heard.slice(-2)).toEqual(['change minutes/one', 'NO_CHANGE']);
  });

  it('end when new rules deny them', () => {
    const heard = listen(VISITOR, 'rooms/open');
    engine.useAccess(access(RULES.replace('resource.data.open == true', 'false')));
    expect(heard.at(-1)).toBe('REMOVE PERMISSION_DENIED');
  });

  it('are unaffected by new rules of another project', () => {
    const heard = listen(VISITOR, 'rooms/open');
    engine.useAccess(access(RULES.replace('resource.data.open == true', 'false')), 'another');
    expect(heard).toEqual(STARTED);
  });
});
