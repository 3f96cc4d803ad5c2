import { createInterface } from 'node:readline';
import { type Readable, type Writable } from 'node:stream';
import { parseRequest, type RuntimeRequest } from './requests.ts';

/**
 * The program that the Storage emulator asks whether a request is allowed. It stands in for Google's runtime and speaks
 * its protocol: one JSON object a line, each answered under its own id, in any order.
 *
 *   runtime  → {"id":-1,"status":"ok"}                           once, when it can take requests
 *   emulator → {"id":0,"action":"load_ruleset","context":{…}}    answered with the rules version, errors and warnings
 *   emulator → {"id":1,"action":"verify","context":{…}}          answered with `permit`
 *
 * Whatever goes to standard error becomes a warning in the emulator's log, so nothing does. The decision itself is a seam:
 * until Storage rules are evaluated, every request is permitted.
 */
export async function runStorageRules(input: Readable, output: Writable): Promise<void> {
  const rulesets = new Set<string>();
  const say = (answer: object) => output.write(`${JSON.stringify(answer)}\n`);

  say({ id: -1, status: 'ok' });
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const request = parseRequest(line);
    say({ id: request.id, action: request.action, status: 'ok', warnings: [], errors: [], ...answer(request, rulesets) });
  }
}

function answer(request: RuntimeRequest, rulesets: Set<string>): object {
  switch (request.action) {
    case 'load_ruleset':
      rulesets.add(request.rulesetName);
      return { result: { rulesVersion: request.rulesVersion } };
    case 'verify':
      if (!rulesets.has(request.rulesetName)) return { errors: [`Ruleset "${request.rulesetName}" was never loaded.`] };
      return { result: { permit: true } };
    case 'unreadable':
      return { errors: [request.problem] };
  }
}
