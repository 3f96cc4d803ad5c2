import { flushSync } from 'react-dom';

/** Moves the focus to the first invalid field, or to the first choice of an invalid group. Returns whether there is one. */
export function focusFirstProblem(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  const target = field?.matches('fieldset') ? field.querySelector('input') : field;
  target?.focus();
  return Boolean(target);
}

/** For a form that marks its invalid fields by itself: `mark` sets the state that does. */
export function markProblems(form: HTMLElement | null, mark: () => void): void {
  // At once, so that the fields are marked when the focus moves.
  flushSync(mark);
  focusFirstProblem(form);
}
