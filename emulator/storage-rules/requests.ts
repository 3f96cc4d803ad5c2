import type { RulesSource } from '../rules/load-rules.ts';
import type { Operation } from '../rules/ruleset.ts';
import { isObject, objectAt, textAt, type JsonObject } from './json.ts';

export interface LoadRequest {
  readonly action: 'load_ruleset';
  readonly id: number;
  readonly rulesetName: string;
  readonly sources: readonly RulesSource[];
}

export interface VerifyRequest {
  readonly action: 'verify';
  readonly id: number;
  readonly rulesetName: string;
  readonly operation: Operation;
  /** `/b/{bucket}/o/{name}`; for a list, the folder. */
  readonly path: string;
  /** For a list: with a delimiter it is limited to the folder, without one it is recursive. */
  readonly delimiter: string | undefined;
  /** `request` and `resource` as JSON expression values. */
  readonly variables: JsonObject;
}

/** The response to a document fetch, with the id of the waiting request. */
export interface DocumentDelivery {
  readonly action: 'document';
  readonly id: number;
  readonly status: 'ok' | 'not_found' | 'refused';
  readonly document: unknown;
}

/** Parses a line from the Storage emulator. A line without an id cannot be answered. */
export type RuntimeRequest =
  | LoadRequest
  | VerifyRequest
  | DocumentDelivery
  | { readonly action: 'unreadable'; readonly id: number; readonly problem: string }
  | { readonly action: 'noise'; readonly problem: string };

export function parseRequest(line: string): RuntimeRequest {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return { action: 'noise', problem: `Not JSON: ${line.slice(0, 200)}` };
  }
  if (!isObject(request) || typeof request['id'] !== 'number') {
    return { action: 'noise', problem: `The request has no id: ${line.slice(0, 200)}` };
  }
  const { id, action } = request;
  const unreadable = (problem: string): RuntimeRequest => ({ action: 'unreadable', id, problem });
  if (action === undefined) return parseDelivery(id, request);

  const context = objectAt(request, 'context');
  const rulesetName = textAt(context, 'rulesetName');
  if (action !== 'load_ruleset' && action !== 'verify') return unreadable(`Unknown action ${JSON.stringify(action)}.`);
  if (rulesetName === undefined) return unreadable('The request names no ruleset.');
  if (action === 'verify') return parseVerify(id, rulesetName, context) ?? unreadable(describeVerify(context));
  const sources = parseSources(objectAt(context, 'source')['files']);
  return sources
    ? { action, id, rulesetName, sources }
    : unreadable('The ruleset has no files with a name and content.');
}

function parseDelivery(id: number, { status, result }: JsonObject): DocumentDelivery {
  const isKnown = status === 'ok' || status === 'not_found';
  return { action: 'document', id, status: isKnown ? status : 'refused', document: result };
}

/** undefined if it is not one. */
export function parseVerify(id: number, rulesetName: string, context: JsonObject): VerifyRequest | undefined {
  const path = textAt(context, 'path');
  const variables = objectAt(context, 'variables');
  const operation = operationOf(context['method'], variables);
  const service = context['service'] ?? 'firebase.storage';
  if (path === undefined || operation === undefined || service !== 'firebase.storage') return undefined;
  // The emulator sends '' if the client gave none.
  const delimiter = textAt(context, 'delimiter') || undefined;
  return { action: 'verify', id, rulesetName, operation, path, delimiter, variables };
}

function describeVerify({ service, method, path }: JsonObject): string {
  return `Cannot verify ${JSON.stringify(method)} on ${JSON.stringify(path)} of the service ${JSON.stringify(service)}.`;
}

/** Resolves `read` and `write` to the specific operation, based on the file before and after. */
function operationOf(method: unknown, variables: JsonObject): Operation | undefined {
  switch (method) {
    case 'get':
    case 'list':
    case 'create':
    case 'update':
    case 'delete':
      return method;
    case 'read':
      return 'get';
    case 'write': {
      const fields = objectAt(objectAt(objectAt(variables, 'request'), 'map_value'), 'fields');
      if (!hasValue(fields['resource'])) return 'delete';
      return hasValue(variables['resource']) ? 'update' : 'create';
    }
    default:
      return undefined;
  }
}

const hasValue = (expressionValue: unknown): boolean => isObject(expressionValue) && !('null_value' in expressionValue);

function parseSources(files: unknown): RulesSource[] | undefined {
  if (!Array.isArray(files) || files.length === 0) return undefined;
  const sources: RulesSource[] = [];
  for (const file of files as readonly unknown[]) {
    if (!isObject(file)) return undefined;
    const content = textAt(file, 'content');
    if (content === undefined) return undefined;
    sources.push({ name: textAt(file, 'name') ?? 'storage.rules', content });
  }
  return sources;
}
