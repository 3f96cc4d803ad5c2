import { describe, expect, it, vi } from 'vitest';
import type { MessageKey } from '../../config/messages/en.ts';
import { say } from '../testing/english.ts';
import { openCatalogue } from './catalogue.ts';

describe('the message catalogue', () => {
  it('fills in placeholders', () => {
    expect(say('problem.below-minimum', { min: '501' })).toBe('Minimum contribution is ₹501');
  });

  it('leaves a placeholder visible if its value is missing', () => {
    expect(say('problem.below-minimum')).toBe('Minimum contribution is ₹{min}');
  });

  it('formats numbers, and inserts texts unchanged', () => {
    expect(say('problem.below-minimum', { min: 1_25_000 })).toBe('Minimum contribution is ₹1,25,000');
    expect(say('problem.below-minimum', { min: '125000' })).toBe('Minimum contribution is ₹125000');
  });

  it.each([
    [1, '1 idea picked'],
    [2, '2 ideas picked'],
    [1_200, '1,200 ideas picked'],
  ])('chooses the plural form for %i', (count, text) => {
    expect(say('gift-ideas.picked', { count })).toBe(text);
  });

  it('falls back to "other" for plural categories that a message lacks', () => {
    const catalogue = openCatalogue('en');
    catalogue.add('gift-ideas', { 'gift-ideas.picked': { other: '{count} ideas' } });
    expect(catalogue.say('gift-ideas.picked', { count: 1 })).toBe('1 ideas');
  });

  it('throws for a plural without a count', () => {
    expect(() => say('gift-ideas.picked', { count: '1' })).toThrow('A plural needs a number named count.');
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
