import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Failure } from '../../domain/failure.ts';
import type { CheckedForm, FieldProblems } from '../../domain/forms/field-problem.ts';
import { sayProblem } from '../language/language-wording.ts';
import type { Outcome } from '../outcome.ts';
import { useSession } from '../session.tsx';

export interface CheckedFormParts<Form, Value, Field extends string> {
  readonly initial: Form;
  readonly check: (form: Form) => CheckedForm<Value, Field>;
  /** Only what was found to be right. */
  readonly send: (value: Value) => Promise<Outcome<unknown>>;
  /** Says in passing what is wrong with the form as a whole. */
  readonly onRefused: (text: string) => void;
}

export interface CheckedFormState<Form, Field extends string> {
  readonly form: Form;
  readonly change: (changes: Partial<Form>) => void;
  /** What is wrong with a field, to be shown beside it. */
  readonly errorOf: (field: Field) => string | null;
  readonly isBusy: boolean;
  /** Why it could not be sent the last time. */
  readonly failure: Failure | null;
  /** For the form element: the first field with an error gets the focus. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
}

/** A form that is checked when it is sent, and keeps what was typed whatever happens. It is sent once at a time. */
export function useCheckedForm<Form extends object, Value, Field extends string>({
  initial,
  check,
  send,
  onRefused,
}: CheckedFormParts<Form, Value, Field>): CheckedFormState<Form, Field> {
  const { say } = useSession();
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState<FieldProblems<Field> | null>(null);
  /** Changed since: what is being mended is no longer complained about. */
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  const submit = async () => {
    if (isSending.current) return;
    const checked = check(form);
    setFailure(null);
    setProblems(checked.ok ? null : checked.problems);
    setMended(new Set());
    if (!checked.ok) {
      setRefusals((before) => before + 1);
      onRefused(sayProblem(say, checked.summary));
      return;
    }
    isSending.current = true;
    setBusy(true);
    const outcome = await send(checked.value);
    isSending.current = false;
    setBusy(false);
    setFailure(outcome.ok ? null : outcome.failure);
  };

  return {
    form,
    change: (changes) => {
      setForm((typed) => ({ ...typed, ...changes }));
      setMended((earlier) => new Set([...earlier, ...Object.keys(changes)]));
    },
    errorOf: (field) => {
      const problem = problems?.[field];
      return problem && !mended.has(field) ? sayProblem(say, problem) : null;
    },
    isBusy,
    failure,
    element,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
  };
}
