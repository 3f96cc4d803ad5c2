import type { ServiceName } from './language/ast.ts';
import type { KnownNames } from './language/check.ts';
import { DOCUMENT_FUNCTIONS } from './runtime/calls.ts';
import { GLOBAL_FUNCTIONS, NAMESPACES } from './runtime/global-functions.ts';
import { TYPE_NAMES } from './runtime/members.ts';
import { METHOD_NAMES } from './runtime/methods.ts';

const SERVICES: ReadonlySet<ServiceName> = new Set<ServiceName>(['cloud.firestore', 'firebase.storage']);

/** Names provided by the language and its services, for the static checks. */
export const KNOWN_NAMES: KnownNames = {
  services: SERVICES,
  variables: new Set(['request', 'resource']),
  functions: new Set([...GLOBAL_FUNCTIONS.keys(), ...DOCUMENT_FUNCTIONS]),
  namespaces: new Map([
    ...Array.from(NAMESPACES, ([name, functions]) => [name, new Set(functions.keys())] as const),
    ['firestore', new Set<string>(DOCUMENT_FUNCTIONS)],
  ]),
  methods: METHOD_NAMES,
  types: TYPE_NAMES,
};
