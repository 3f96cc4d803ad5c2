/** A line of the Storage emulator, read. `unreadable` says what is wrong, under the id if the line had one. */
export type RuntimeRequest =
  | { readonly action: 'load_ruleset'; readonly id: number; readonly rulesetName: string; readonly rulesVersion: 1 | 2 }
  | { readonly action: 'verify'; readonly id: number; readonly rulesetName: string }
  | { readonly action: 'unreadable'; readonly id: number; readonly problem: string };

export function parseRequest(line: string): RuntimeRequest {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch {
    return { action: 'unreadable', id: 0, problem: `Not JSON: ${line.slice(0, 200)}` };
  }
  const fields = record(request);
  const id = typeof fields['id'] === 'number' ? fields['id'] : 0;
  const context = record(fields['context']);
  const rulesetName = context['rulesetName'];
  if (typeof rulesetName !== 'string') return { action: 'unreadable', id, problem: 'The request names no ruleset.' };
  switch (fields['action']) {
    case 'load_ruleset':
      return { action: 'load_ruleset', id, rulesetName, rulesVersion: declaredVersion(sourceText(context['source'])) };
    case 'verify':
      return { action: 'verify', id, rulesetName };
    default:
      return { action: 'unreadable', id, problem: `Unknown action ${JSON.stringify(fields['action'])}.` };
  }
}

/** `list` is refused by the emulator itself under version 1, so the version matters even while all is permitted. */
function declaredVersion(source: string): 1 | 2 {
  return /^\s*rules_version\s*=\s*(['"])2\1/m.test(source) ? 2 : 1;
}

function sourceText(source: unknown): string {
  const files = record(source)['files'];
  if (!Array.isArray(files)) return '';
  return files.map((file: unknown) => record(file)['content']).filter((text) => typeof text === 'string').join('\n');
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
