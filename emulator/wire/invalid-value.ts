/** A JSON value that its type does not take. Only the walk through the message knows where it stands. */
export class InvalidValue extends Error {
  override readonly name = 'InvalidValue';
}
