import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { invalidArgument, StatusError } from '../../model/status.ts';
import { readBody, sendJson } from '../http-body.ts';
import type { EmulatorAdmin, RulesFile } from './emulator-admin.ts';

const PREFIX = '/emulator/v1/';
const PROJECT_VERB = /^projects\/([^/:]+):(\w+)(?:\.html)?$/;
const DOCUMENTS = /^(projects\/[^/]+\/databases\/[^/]+)\/documents$/;

type JsonObject = Readonly<Record<string, unknown>>;

/** The endpoints under /emulator/v1/. `pathname` is still percent-encoded. Throws StatusError. */
export async function handleAdmin(
  admin: EmulatorAdmin,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const resource = decode(pathname.slice(PREFIX.length));
  const database = DOCUMENTS.exec(resource)?.[1];
  if (database !== undefined && request.method === 'DELETE') {
    await admin.clear(database);
    sendJson(response, 200, '{}');
    return;
  }
  const [, project = '', verb] = PROJECT_VERB.exec(resource) ?? [];
  switch (`${request.method} ${verb}`) {
    case 'PUT securityRules':
      return putRules(admin, project, await readObject(request), response);
    case 'POST export':
      return postExport(admin, await readObject(request), response);
    case 'GET ruleCoverage':
      if (resource.endsWith('.html')) sendPage(response, await admin.coveragePage(project));
      else sendJson(response, 200, JSON.stringify(await admin.coverage(project)));
      return;
    case 'POST coverageOf': {
      const body = await readObject(request);
      sendJson(response, 200, JSON.stringify(await admin.coverageOf(stringField(body, 'content'))));
      return;
    }
    case 'POST tryMutants': {
      const body = await readObject(request);
      sendJson(response, 200, JSON.stringify(await admin.tryMutants(stringField(body, 'content'))));
      return;
    }
    default:
      throw new StatusError('NOT_FOUND', `The emulator has no endpoint ${request.method} ${PREFIX}${resource}.`);
  }
}

export function isAdminPath(pathname: string): boolean {
  return pathname.startsWith(PREFIX);
}

function sendPage(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(html) });
  response.end(html);
}

async function putRules(
  admin: EmulatorAdmin,
  project: string,
  body: JsonObject,
  response: ServerResponse,
): Promise<void> {
  const issues = await admin.setRules(project, rulesFiles(body['rules']), body['ignore_errors'] === true);
  sendJson(response, 200, JSON.stringify(issues.length === 0 ? {} : { issues }));
}

async function postExport(admin: EmulatorAdmin, body: JsonObject, response: ServerResponse): Promise<void> {
  // The Firebase CLI sends a path relative to its working directory, which we share because it started us.
  const directory = path.resolve(stringField(body, 'export_directory'));
  await admin.exportTo({ database: stringField(body, 'database'), directory, name: stringField(body, 'export_name') });
  sendJson(response, 200, '{}');
}

function rulesFiles(rules: unknown): readonly RulesFile[] {
  const files = isObject(rules) ? rules['files'] : undefined;
  if (!Array.isArray(files) || files.length === 0) {
    throw invalidArgument('Expected {"rules":{"files":[{"name":…,"content":…}]}}.');
  }
  return files.map((file: unknown) => {
    if (!isObject(file)) throw invalidArgument('An element of rules.files is not an object.');
    const name = file['name'];
    return { name: typeof name === 'string' ? name : 'security.rules', content: stringField(file, 'content') };
  });
}

async function readObject(request: IncomingMessage): Promise<JsonObject> {
  const text = await readBody(request);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw invalidArgument(`The body is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isObject(json)) throw invalidArgument('The body is not a JSON object.');
  return json;
}

function stringField(object: JsonObject, name: string): string {
  const value = object[name];
  if (typeof value !== 'string') throw invalidArgument(`"${name}" must be a string.`);
  return value;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decode(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    throw invalidArgument(`The path has a malformed escape: "${escaped}".`);
  }
}
