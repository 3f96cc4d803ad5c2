import { useEffect, useState } from 'react';
import { checkContact } from '../../domain/forms/contact-form.ts';
import { emptyForm } from '../../domain/forms/form-fields.ts';
import { contactForm, type ContactForm } from '../../domain/support.ts';
import { type CheckedFormState, useCheckedForm, useTyped } from '../../session/forms/checked-form.ts';
import { outcomeOf } from '../../session/outcome.ts';

export type SendMessage = (form: ContactForm) => Promise<unknown>;

const EMPTY = emptyForm(contactForm);

/** The minimum time that 'Sending...' is shown. A flash would look like a failure. */
export const SENDING_TAKES_AT_LEAST_MS = 2_000;
/** How long 'Message Sent!' is shown. */
export const SENT_IS_SHOWN_FOR_MS = 3_000;

export interface ContactFormState extends CheckedFormState<ContactForm, keyof ContactForm> {
  readonly isSent: boolean;
}

/** idle → sending → sent → idle with an empty form; a failure returns to idle at once and keeps what was typed. */
export function useContactForm(send: SendMessage): ContactFormState {
  const [isSent, setSent] = useState(false);
  const typed = useTyped(EMPTY);
  const [, setForm] = typed;
  const state = useCheckedForm({
    typed,
    check: checkContact,
    send: async (message) => {
      const outcome = await outcomeOf(() => Promise.all([send(message), elapsed(SENDING_TAKES_AT_LEAST_MS)]));
      setSent(outcome.ok);
      return outcome;
    },
  });

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => {
      setForm(EMPTY);
      setSent(false);
    }, SENT_IS_SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isSent, setForm]);

  return { ...state, isSent };
}

function elapsed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
