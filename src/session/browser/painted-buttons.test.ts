import { beforeEach, expect, it, vi } from 'vitest';
import { takeOverFromPaint, untilReleased } from './painted-buttons.ts';

const BUTTON = '<button data-early-tap="lamp">Contribute</button>';

beforeEach(() => {
  document.body.innerHTML = `<div data-painted>${BUTTON}</div>`;
});

it('moves the focus to the new button, unseen by what scrolls a focused element into view', () => {
  const heard = vi.fn();
  document.querySelector('button')?.focus();
  expect(untilReleased()).toBeNull();
  document.body.innerHTML = BUTTON;
  document.addEventListener('focusin', heard);
  expect(takeOverFromPaint()).toBeUndefined();
  expect(document.activeElement).toBe(document.querySelector('[data-early-tap=lamp]'));
  expect(heard).not.toHaveBeenCalled();

  document.querySelector('button')?.blur();
  document.querySelector('button')?.focus();
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('focusin', heard);
});
