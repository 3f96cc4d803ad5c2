import { show } from './value.ts';

/** Assertions for scenarios, which also run in a browser without a test runner. */
export function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const [seen, wanted] = [show(actual), show(expected)];
  if (seen !== wanted) throw new Error(`${what}\n  expected: ${wanted}\n  received: ${seen}`);
}

export function expectTrue(what: string, condition: boolean): void {
  if (!condition) throw new Error(`${what}: not so.`);
}

/** Asserts that the promise fails with this code and a matching message. */
export async function expectFailure(
  what: string,
  attempt: Promise<unknown>,
  code: string,
  message = /./,
): Promise<void> {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error === undefined) throw new Error(`${what}: expected ${code}, but it succeeded.`);
  if (!(error instanceof Error) || codeOf(error) !== code || !message.test(error.message)) {
    const seen = error instanceof Error ? `${codeOf(error)}: ${error.message}` : show(error);
    throw new Error(`${what}: expected ${code} ${String(message)}, received ${seen}`);
  }
}

/** Checks every case and reports all failures by name. */
export async function expectEach<Rest extends readonly unknown[]>(
  cases: readonly (readonly [name: string, ...rest: Rest])[],
  check: (name: string, ...rest: Rest) => Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  for (const given of cases) {
    try {
      await check(...given);
    } catch (error) {
      failures.push(`${given[0]}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

export function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : 'no code';
}
