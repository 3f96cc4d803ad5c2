import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * What somebody typed into a form that came rendered, before it was taken over: it is still in the fields, but the state
 * knows nothing of it, and would wipe it away at the next change. Told once, by the names of the fields. Give such a form
 * method="dialog", so that sending it early does nothing instead of putting what was typed into the address.
 */
export function useTypedEarly(
  form: RefObject<HTMLFormElement | null>,
  adopt: (typed: ReadonlyMap<string, string>) => void,
): void {
  const onTyped = useEffectEvent(adopt);
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = new Map<string, string>();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value !== '') typed.set(name, value);
    }
    if (typed.size > 0) onTyped(typed);
  }, [form]);
}
