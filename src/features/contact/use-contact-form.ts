import { useEffect, useState } from 'react';
import { checkContact, EMPTY_CONTACT_FORM } from '../../domain/forms/contact-form.ts';
import type { CheckedForm } from '../../domain/forms/field-problem.ts';
import type { ContactForm } from '../../domain/support.ts';
import { useSubmission, type SubmissionState } from '../../session/submission.ts';

export type SendMessage = (form: ContactForm) => Promise<unknown>;

type Checked = CheckedForm<ContactForm, 'name' | 'email' | 'subject' | 'message'>;
type Problems = Extract<Checked, { ok: false }>['problems'];

/** How long 'Message Sent!' stays. */
export const SENT_IS_SHOWN_FOR_MS = 3_000;

export interface ContactFormState {
  readonly form: ContactForm;
  readonly change: (changes: Partial<ContactForm>) => void;
  readonly problems: Problems;
  /** How often something was found to mend: each time the first of it wants the focus. */
  readonly complaints: number;
  readonly outcome: SubmissionState;
  readonly submit: () => void;
}

/** idle, sending, sent, and idle again with an empty form; after a failure idle with everything that was typed. */
export function useContactForm(send: SendMessage): ContactFormState {
  const [form, setForm] = useState<ContactForm>(EMPTY_CONTACT_FORM);
  const [problems, setProblems] = useState<Problems>({});
  const [complaints, setComplaints] = useState(0);
  const { outcome, submit, reset } = useSubmission(send);
  const isSent = outcome.state === 'done';

  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(() => {
      setForm(EMPTY_CONTACT_FORM);
      reset();
    }, SENT_IS_SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isSent, reset]);

  return {
    form,
    change: (changes) => {
      setForm((typed) => ({ ...typed, ...changes }));
      // What is being mended is no longer complained about.
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
