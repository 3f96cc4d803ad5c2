import { describe, expect, it } from 'vitest';
import { parseChannelForm } from './form.ts';

const encoded = (json: unknown) => encodeURIComponent(JSON.stringify(json));

describe('the form of a WebChannel request', () => {
  it('contains numbered messages and headers', () => {
    const headers = encodeURIComponent('Authorization:Bearer owner\r\nx-goog-api-client: gl-js/ fire/12\r\n');
    const form = parseChannelForm(
      `headers=${headers}&count=2&ofs=7&req0___data__=${encoded({ a: '1+1 & ä' })}&req1___data__=${encoded([])}`,
    );
    expect([...form.headers]).toEqual([
      ['authorization', 'Bearer owner'],
      ['x-goog-api-client', 'gl-js/ fire/12'],
    ]);
    expect(form.messages).toEqual([
      { id: 7, data: '{"a":"1+1 & ä"}' },
      { id: 8, data: '[]' },
    ]);
  });

  it('may have the offset last, skip numbers, and be empty', () => {
    expect(parseChannelForm('req3___data__=x&count=1&ofs=10').messages).toEqual([{ id: 13, data: 'x' }]);
    expect(parseChannelForm('count=0').messages).toEqual([]);
    expect(parseChannelForm('').messages).toEqual([]);
  });

  it('may contain a message the client could not encode', () => {
    expect(parseChannelForm('count=1&ofs=0&req0_type=_badmap').messages).toEqual([{ id: 0, data: undefined }]);
  });

  it.each(['count=1&ofs=x&req0___data__=1', 'count=1&ofs=-1', 'count=1&req0___data__=%E0%A4%A'])(
    'is rejected: %s',
    (body) => {
      expect(() => parseChannelForm(body)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
    },
  );
});
