import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Text typed into a prerendered form before hydration is in the fields but not in the state, which would overwrite it
 * at the next change. Calls `adopt` once with the values by field name. Give such a form method="dialog": submitting it
 * early then does nothing, instead of putting the values into the URL.
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

/** The same for radio buttons: calls `adopt` once with the checked value. */
export function useChosenEarly(group: RefObject<HTMLElement | null>, adopt: (value: string) => void): void {
  const onChosen = useEffectEvent(adopt);
  useLayoutEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>(':checked');
    if (checked) onChosen(checked.value);
  }, [group]);
}

/** The same for a select: calls `adopt` once with the value if it is not the prerendered one. */
export function useSelectedEarly(select: RefObject<HTMLSelectElement | null>, adopt: (value: string) => void): void {
  const onSelected = useEffectEvent(adopt);
  useLayoutEffect(() => {
    const options = [...(select.current?.options ?? [])];
    const isPrerendered = options.some(({ defaultSelected }) => defaultSelected);
    const chosen = options.find(({ selected, defaultSelected }) => selected && !defaultSelected);
    if (isPrerendered && chosen) onSelected(chosen.value);
  }, [select]);
}
