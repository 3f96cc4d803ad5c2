import { useState } from 'react';
import type { Typed } from './checked-form.ts';

/** What was typed into forms that were closed before they were sent, by what each form is about. */
export type Unsent<Key, Form> = Map<Key, Form>;

/** Lasts as long as the component that opens the forms. */
export function useUnsent<Key, Form>(): Unsent<Key, Form> {
  return useState(() => new Map<Key, Form>())[0];
}

export interface KeptForm<Form> {
  readonly typed: Typed<Form>;
  /** Forgets what was typed, unless `send` fails. */
  readonly sending: <Sent>(send: () => Promise<Sent>) => Promise<Sent>;
  readonly discard: () => void;
}

/** For a form in a sheet: when the sheet is closed and opened again, what was typed is still there. */
export function useKeptForm<Key, Form extends object>(
  unsent: Unsent<Key, Form>,
  key: Key,
  initial: () => Form,
): KeptForm<Form> {
  const [form, setForm] = useState(() => unsent.get(key) ?? initial());
  return {
    typed: [
      form,
      (changes) => {
        const changed = { ...(unsent.get(key) ?? form), ...changes };
        unsent.set(key, changed);
        setForm(changed);
      },
    ],
    sending: async (send) => {
      unsent.delete(key);
      try {
        return await send();
      } catch (error) {
        if (!unsent.has(key)) unsent.set(key, form);
        throw error;
      }
    },
    discard: () => void unsent.delete(key),
  };
}
