import { describe, expect, it } from 'vitest';
import { checkSent } from './sent-form.ts';
import { checkUpi, type UpiForm, upiFormOf } from './upi-form.ts';

const typed: UpiForm = {
  address: ' Asha.Rao@OKBank ',
  repeated: 'asha.rao@okbank',
  name: ' Asha Rao',
  secondAddress: '',
  secondRepeated: '',
  secondName: '',
};

describe('the UPI addresses of a wishlist', () => {
  it('are stored in lower case and without spaces', () => {
    expect(checkUpi(typed)).toEqual({ ok: true, value: [{ address: 'asha.rao@okbank', name: 'Asha Rao' }] });
  });

  it('must be typed twice in the same way', () => {
    expect(checkUpi({ ...typed, repeated: 'asha.roa@okbank' })).toMatchObject({
      ok: false,
      problems: { repeated: { code: 'upi-addresses-differ' } },
    });
  });

  it.each(['asha', 'asha@', '@okbank', 'asha@gmail.com', 'a@okbank', '98765 43210'])('cannot be "%s"', (address) => {
    expect(checkUpi({ ...typed, address, repeated: address })).toMatchObject({
      ok: false,
      problems: { address: { code: 'not-a-upi-address' } },
    });
  });

  it('need the name that the bank shows', () => {
    expect(checkUpi({ ...typed, name: ' ' })).toMatchObject({ ok: false, problems: { name: { code: 'required' } } });
  });

  it('may include a second one', () => {
    const two = { ...typed, secondAddress: 'ravi@okbank', secondRepeated: 'ravi@okbank', secondName: 'Ravi' };
    const checked = checkUpi(two);
    expect(checked).toMatchObject({
      ok: true,
      value: [{ name: 'Asha Rao' }, { address: 'ravi@okbank', name: 'Ravi' }],
    });
    expect(checkUpi({ ...two, secondName: '' })).toMatchObject({ problems: { secondName: { code: 'required' } } });
    if (checked.ok) expect(checkUpi(upiFormOf(checked.value))).toEqual(checked);
  });
});

describe('saying that a gift was sent', () => {
  it.each([
    ['', null],
    ['4321 8765 4321', '432187654321'],
    ['४३२१८७६५४३२१', '432187654321'],
  ])('takes "%s" as its UTR', (utr, stored) => {
    expect(checkSent({ utr })).toEqual({ ok: true, value: { utr: stored } });
  });

  it.each(['4321', '4321876543210', 'SHG-7K2M-9PQR'])('refuses "%s" as a UTR', (utr) => {
    expect(checkSent({ utr })).toMatchObject({ ok: false, problems: { utr: { code: 'not-a-utr' } } });
  });
});
