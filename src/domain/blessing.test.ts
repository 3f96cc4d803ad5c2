import { describe, expect, it } from 'vitest';
import { withSuggestion } from './blessing.ts';

const LOVE = 'May your life together be full of love.';
const JOY = 'Stay happy, always.';
const add = (typed: string, suggestion = JOY, most = 280) =>
  withSuggestion(typed, suggestion, { suggestions: [LOVE, JOY], most });

describe('a suggested blessing', () => {
  it('fills in an empty message', () => {
    expect(add('')).toBe(JOY);
    expect(add(' \n')).toBe(JOY);
  });

  it('replaces another suggestion', () => {
    expect(add(LOVE)).toBe(JOY);
    expect(add(`${LOVE} `)).toBe(JOY);
  });

  it("is added after the guest's own words", () => {
    expect(add('Dear Asha and Ravi!')).toBe(`Dear Asha and Ravi! ${JOY}`);
    expect(add('Dear both,\n')).toBe(`Dear both,\n${JOY}`);
  });

  it("replaces only the suggestion that was added to the guest's own words", () => {
    expect(add(`Dear both! ${LOVE}`)).toBe(`Dear both! ${JOY}`);
  });

  it('keeps a suggestion that the guest has changed', () => {
    expect(add(`${LOVE} And luck!`)).toBe(`${LOVE} And luck! ${JOY}`);
  });

  it('is added only once', () => {
    expect(add(`${JOY} Your Meera`)).toBe(`${JOY} Your Meera`);
  });

  it('is rejected if the message would be too long', () => {
    expect(add('x'.repeat(20), JOY, 40)).toBe(`${'x'.repeat(20)} ${JOY}`);
    expect(add('x'.repeat(21), JOY, 40)).toBeNull();
  });
});
