import { DEMO_PROJECT, LOOPBACK } from './project.ts';
import { type SuitePorts } from './ports.ts';

/** The parts of `hosting` in firebase.json that are used here. */
export interface Hosting {
  readonly headers: readonly {
    readonly source: string;
    readonly headers: readonly { readonly key: string; readonly value: string }[];
  }[];
  readonly [other: string]: unknown;
}

/** Directive name to its sources. */
type Policy = Map<string, string[]>;

export const POLICY_HEADER = 'Content-Security-Policy';

/** Returns the hosting configuration with a modified Content-Security-Policy. */
export function withPolicy(hosting: Hosting, change: (policy: Policy) => void): Hosting {
  return withHeader(hosting, POLICY_HEADER, (value) => {
    const policy = parsePolicy(value);
    change(policy);
    return writePolicy(policy);
  });
}

function withHeader(hosting: Hosting, header: string, change: (value: string) => string): Hosting {
  return {
    ...hosting,
    headers: hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map(({ key, value }) => ({ key, value: key === header ? change(value) : value })),
    })),
  };
}

/** Adds sources to a directive. Throws if the directive is missing, because adding it would block everything else. */
export function allow(policy: Policy, directive: string, ...places: readonly string[]): void {
  const allowed = policy.get(directive);
  if (!allowed) throw new Error(`firebase.json: the ${POLICY_HEADER} has no ${directive} to extend.`);
  policy.set(directive, [...new Set([...allowed, ...places])]);
}

const FIRESTORE = 'https://firestore.googleapis.com';
const STORAGE = 'https://firebasestorage.googleapis.com';

/** The address under which the files of a bucket are; `origin` is that of an emulator. */
export function bucketAddress(bucket: string, origin = STORAGE): string {
  return `${origin}/v0/b/${bucket}/o/`;
}

/**
 * With local emulators the page may additionally connect to them, and the browser connects to them in advance instead of to
 * Google's hosts. They use http, so upgrade-insecure-requests is removed.
 */
export function hostingOnEmulators(
  hosting: Hosting,
  { auth, firestore, storage }: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>,
): Hosting {
  const at = (port: number) => `http://${LOOPBACK}:${port}`;
  const connecting = withHeader(hosting, 'Link', (links) =>
    links.replace(FIRESTORE, at(firestore)).replace(STORAGE, at(storage)),
  );
  return withPolicy(connecting, (policy) => {
    allow(policy, 'connect-src', at(auth), at(firestore), at(storage));
    allow(policy, 'img-src', bucketAddress(`${DEMO_PROJECT}.appspot.com`, at(storage)));
    allow(policy, 'frame-src', at(auth));
    policy.delete('upgrade-insecure-requests');
  });
}

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...allowed]) => [name, allowed]));
}

function writePolicy(policy: Policy): string {
  return [...policy].map(([name, allowed]) => [name, ...allowed].join(' ')).join('; ');
}
