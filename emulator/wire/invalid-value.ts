/** A JSON value that does not match its type. The caller knows its location in the message. */
export class InvalidValue extends Error {
  override readonly name = 'InvalidValue';
}
