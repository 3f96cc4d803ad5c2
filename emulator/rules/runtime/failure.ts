/**
 * Why an expression has no value. Not an Error on purpose: failures are ordinary in rules (`resource.data.missing`), and
 * one is thrown and caught many times in a request, so it must not collect a stack.
 */
export class EvaluationFailure {
  constructor(
    readonly message: string,
    /** What fails with it. A limit that is passed ends more than an operand of && or ||. */
    readonly reach: 'operand' | 'condition' | 'request' = 'operand',
  ) {}

  get isFatal(): boolean {
    return this.reach !== 'operand';
  }
}

export function fail(message: string): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- see above
  throw new EvaluationFailure(message);
}

export function typeError(received: readonly string[], expected: readonly string[]): never {
  return fail(`Type error. Received: [${received.join(', ')}]. Expected: [${expected.join(',')}].`);
}
