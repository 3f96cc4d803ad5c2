import { describe, expect, it, vi } from 'vitest';
import type { MessageKey } from '../../config/messages/en.ts';
import { say } from '../testing/english.ts';

describe('the message catalogue', () => {
  it('fills in what it is given', () => {
    expect(say('problem.below-minimum', { min: '501' })).toBe('Minimum contribution is ₹501');
  });

  it('leaves a marker in sight when its value is forgotten', () => {
    expect(say('problem.below-minimum')).toBe('Minimum contribution is ₹{min}');
  });

  const NOT_LOADED = 'not-loaded.title' as MessageKey;

  it('throws for a message that is not loaded', () => {
    expect(() => say(NOT_LOADED)).toThrow('The message not-loaded.title is used before its area is loaded.');
  });

  it('never shows a key in production', () => {
    vi.stubEnv('PROD', true);
    expect(say(NOT_LOADED)).toBe('');
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    vi.unstubAllEnvs();
  });
});
