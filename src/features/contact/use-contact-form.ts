import { useCallback, useEffect, useState } from 'react';
import { checkContact } from '../../domain/forms/contact-form.ts';
import type { CheckedForm } from '../../domain/forms/field-problem.ts';
import { emptyForm } from '../../domain/forms/form-fields.ts';
import { type ContactForm, contactForm } from '../../domain/support.ts';
import { useSubmission, type SubmissionState } from '../../session/forms/submission.ts';

export type SendMessage = (form: ContactForm) => Promise<unknown>;

type Checked = CheckedForm<ContactForm, keyof ContactForm>;
type Problems = Extract<Checked, { ok: false }>['problems'];

const EMPTY = emptyForm(contactForm);

/** How long 'Sending...' shows at least: a flash of it would look like a failure. */
export const SENDING_TAKES_AT_LEAST_MS = 2_000;
/** How long 'Message Sent!' stays. */
export const SENT_IS_SHOWN_FOR_MS = 3_000;

export interface ContactFormState {
  readonly form: ContactForm;
  readonly change: (changes: Partial<ContactForm>) => void;
  readonly problems: Problems;
  /** Number of failed validation attempts: each one moves the focus to the first invalid field. */
  readonly complaints: number;
  readonly outcome: SubmissionState;
  readonly submit: () => void;
}

/** idle → sending → sent → idle with an empty form; a failure returns to idle at once and keeps what was typed. */
export function useContactForm(send: SendMessage): ContactFormState {
  const [form, setForm] = useState<ContactForm>(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const [complaints, setComplaints] = useState(0);
  const sendVisibly = useCallback(
    (value: ContactForm) => Promise.all([send(value), elapsed(SENDING_TAKES_AT_LEAST_MS)]),
    [send],
  );
  const { outcome, submit, reset } = useSubmission(sendVisibly);
  const isSent = outcome.state === 'done';

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => {
      setForm(EMPTY);
      reset();
    }, SENT_IS_SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isSent, reset]);

  return {
    form,
    change: (changes) => {
      setForm((typed) => ({ ...typed, ...changes }));
      // An edited field loses its error.
      setProblems((known) => ({
        ...known,
        ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
      }));
    },
    problems,
    complaints,
    outcome,
    submit: () => {
      const checked = checkContact(form);
      setProblems(checked.ok ? {} : checked.problems);
      if (checked.ok) void submit(checked.value);
      else setComplaints((before) => before + 1);
    },
  };
}

function elapsed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
