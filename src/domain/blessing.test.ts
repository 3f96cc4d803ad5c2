import { describe, expect, it } from 'vitest';
import { blessingProblem, LONGEST_BLESSING } from './blessing.ts';

describe('a blessing', () => {
  it('needs words', () => {
    expect(blessingProblem('  \n ')).toBe('empty');
    expect(blessingProblem('शुभकामनाएँ')).toBeNull();
  });

  it('fits on a card', () => {
    expect(blessingProblem('a'.repeat(LONGEST_BLESSING))).toBeNull();
    expect(blessingProblem('a'.repeat(LONGEST_BLESSING + 1))).toBe('too-long');
  });
});
