import { describe, expect, it } from 'vitest';
import { sayInEnglish } from './language.ts';

describe('the message catalogue', () => {
  it('fills in what it is given', () => {
    expect(sayInEnglish('problem.below-minimum', { min: '501' })).toBe('Minimum contribution is ₹501');
  });

  it('leaves a marker in sight when its value is forgotten', () => {
    expect(sayInEnglish('problem.below-minimum')).toBe('Minimum contribution is ₹{min}');
  });
});
