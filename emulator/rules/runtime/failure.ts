/**
 * An evaluation error. Deliberately not an Error: such errors are common in rules (`resource.data.missing`) and thrown
 * many times per request, so they must not capture a stack.
 */
export class EvaluationFailure {
  constructor(
    readonly message: string,
    /** The scope of the failure. An exceeded limit aborts more than one operand of && or ||. */
    readonly reach: 'operand' | 'condition' | 'request' = 'operand',
  ) {}

  get isFatal(): boolean {
    return this.reach !== 'operand';
  }
}

export function fail(message: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- see above
  throw new EvaluationFailure(message);
}

export function typeError(received: readonly string[], expected: readonly string[]): never {
  return fail(`Type error. Received: [${received.join(', ')}]. Expected: [${expected.join(',')}].`);
}
