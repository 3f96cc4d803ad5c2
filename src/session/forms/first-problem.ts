/** Moves the focus to the first invalid field of a form, or to the first choice of an invalid group. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  const target = field?.matches('fieldset') ? field.querySelector('input') : field;
  target?.focus();
}
