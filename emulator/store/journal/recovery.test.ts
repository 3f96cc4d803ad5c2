import { describe, expect, it } from 'vitest';
import { encodeRecord } from './record.ts';
import { recover } from './recovery.ts';

const records = [1, 2, 3, 4].map((time) => encodeRecord(time, 0, { database: 'd', time }));
const starts = records.map((_, i) => Buffer.concat(records.slice(0, i)).length);
const whole = Buffer.concat(records);

const numbersIn = (bytes: Buffer) => recover(bytes, false).records.map(({ number }) => number);

describe('recovery', () => {
  it('finds every record of an intact file', () => {
    expect(numbersIn(whole)).toEqual([1, 2, 3, 4]);
    expect(recover(whole, false)).toMatchObject({ end: whole.length, problem: undefined, needsRewrite: false });
    expect(recover(Buffer.alloc(0), false)).toMatchObject({ records: [], end: 0, problem: undefined });
  });

  it('finds every other record, wherever one bit is flipped', () => {
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const bytes = Buffer.from(whole);
      bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
      const lost = starts.filter((start) => start <= bit >> 3).length;
      const { records: found, problem, obstacle } = recover(bytes, false);
      expect(found.map(({ number }) => number)).toEqual([1, 2, 3, 4].filter((number) => number !== lost));
      expect(problem).toMatch(new RegExp(`\\(${records[0]?.length} bytes from byte ${starts[lost - 1]}\\)`));
      expect(obstacle).toBeUndefined();
    }
  });

  it('finds every complete record, wherever the file ends', () => {
    for (let length = 1; length < whole.length; length++) {
      const complete = starts.filter((start) => start > 0 && start <= length).length;
      const end = starts[complete] as number;
      for (const zeros of [0, 1, 4096]) {
        const bytes = Buffer.concat([whole.subarray(0, length), Buffer.alloc(zeros)]);
        const { records: found, problem, needsRewrite, ...rest } = recover(bytes, false);
        expect(found).toHaveLength(complete);
        expect(rest).toMatchObject({ end, obstacle: undefined });
        expect(problem).toEqual(
          bytes.length === end
            ? undefined
            : expect.stringMatching(`^ends in an incomplete record .* from byte ${end}\\)$`),
        );
        expect(needsRewrite).toBe(false);
      }
    }
  });

  it('finds every record in any order', () => {
    for (const [a, b] of [
      [0, 1],
      [1, 3],
      [0, 3],
    ] as const) {
      const swapped = [...records];
      [swapped[a], swapped[b]] = [records[b] as Buffer, records[a] as Buffer];
      expect(numbersIn(Buffer.concat(swapped))).toEqual([1, 2, 3, 4]);
      expect(recover(Buffer.concat(swapped), false).problem).toBe('has records out of order');
    }
  });

  it('reads a record once that was stored twice', () => {
    expect(numbersIn(Buffer.concat([whole, records[1] as Buffer]))).toEqual([1, 2, 3, 4]);
  });

  it('finds the records between zeros', () => {
    const [first, , third] = records as [Buffer, Buffer, Buffer];
    const hole = Buffer.alloc((records[1] as Buffer).length);
    expect(numbersIn(Buffer.concat([hole, first, hole, third, hole]))).toEqual([1, 3]);
  });

  it('shortens a long list of findings', () => {
    const parts = Array.from({ length: 20 }, (_, i) => [
      encodeRecord(i + 1, 0, { database: 'd', time: i }),
      Buffer.from('?'),
    ]);
    const { problem } = recover(Buffer.concat(parts.flat()), false);
    expect(problem).toMatch(/^(is damaged \(1 byte from byte \d+\), ){5}and 15 more$/);
  });
});
