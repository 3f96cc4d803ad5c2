import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transactionId } from './ids.ts';
import { isInRange, parseReference, referenceOf } from './reference.ts';

const ID = transactionId('3a4514d9-b6e1-4c2f-9d3e-0123456789ab');
const REFERENCE = referenceOf(ID);
const uuids = fc.uuid({ version: 4 }).map(transactionId);

describe('the reference of a contribution', () => {
  it('is the first 40 bits of its id', () => {
    expect(referenceOf(transactionId('00000000-01ff-4000-8000-000000000000'))).toBe('SHG-0000-0001');
    expect(referenceOf(transactionId('ffffffff-ff00-4000-8000-000000000000'))).toBe('SHG-ZZZZ-ZZZZ');
    expect(REFERENCE).toBe('SHG-792H-9PDP');
  });

  it('matches the id from which it was derived', () => {
    fc.assert(
      fc.property(uuids, (id) => {
        const range = parseReference(referenceOf(id));
        return isInRange(id, range) && range !== null && id.startsWith(range.from);
      }),
    );
  });

  it('matches no id with another reference', () => {
    fc.assert(
      fc.property(uuids, uuids, (one, other) => {
        const isFound = isInRange(other, parseReference(referenceOf(one)));
        return isFound === (referenceOf(one) === referenceOf(other));
      }),
    );
  });

  it.each([REFERENCE.toLowerCase(), 'shg 792h 9pdp', 'SHG–792H–9PDP', '792H9PDP', ` ${REFERENCE} `])(
    'is also accepted as "%s"',
    (typed) => expect(parseReference(typed)).toEqual(parseReference(REFERENCE)),
  );

  it('accepts O for 0, and I and L for 1', () => {
    expect(parseReference('SHG-IiLl-9PDP')).toEqual(parseReference('SHG-1111-9PDP'));
    expect(parseReference('SHG-OOOO-0oo1')).toEqual(parseReference('SHG-0000-0001'));
  });

  it('may itself start with SHG', () => {
    expect(parseReference('SHGAAAAA')).toEqual(parseReference('SHG-SHGA-AAAA'));
  });

  it('may also be the whole id', () => {
    expect(parseReference(ID)).toEqual({ from: ID, before: `${ID}~` });
  });

  it.each([
    '',
    'SHG',
    'SHG-792H',
    'SHG-792H-9PDP-1',
    'SHG-792U-9PDP',
    'Meera Sharma',
    '3a4514d9-b6e1-4c2f-9d3e-0123456789',
  ])('is not found in "%s"', (typed) => expect(parseReference(typed)).toBeNull());
});
