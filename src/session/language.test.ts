import { describe, expect, it } from 'vitest';
import { say } from './language.ts';

describe('the message catalogue', () => {
  it('fills in what it is given', () => {
    expect(say('problem.below-minimum', { min: '501' })).toBe('Minimum contribution is ₹501');
  });

  it('leaves a marker in sight when its value is forgotten', () => {
    expect(say('problem.below-minimum')).toBe('Minimum contribution is ₹{min}');
  });
});
