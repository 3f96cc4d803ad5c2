import { useCallback, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from '../../domain/failure.ts';
import type { CheckedForm, FieldProblems } from '../../domain/forms/field-problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { focusFirstProblem } from './first-problem.ts';
import { sayProblem } from '../language/language-wording.ts';
import type { Outcome } from '../outcome.ts';
import { useSession } from '../session.tsx';

export type Change<Form> = (changes: Partial<Form>) => void;

/** What is typed into a form, and how it changes. */
export type Typed<Form> = readonly [form: Form, change: Change<Form>];

/** For a form whose content is lost with its page. */
export function useTyped<Form extends object>(initial: Form | (() => Form)): Typed<Form> {
  const [form, setForm] = useState(initial);
  const change = useCallback((changes: Partial<Form>) => setForm((typed) => ({ ...typed, ...changes })), []);
  return [form, change];
}

export interface CheckedFormParts<Form, Value, Field extends string> {
  readonly typed: Typed<Form>;
  readonly check: (form: Form) => CheckedForm<Value, Field>;
  /** Called with valid values only. */
  readonly send: (value: Value) => Promise<Outcome<unknown>>;
  /** For forms that announce a failed validation in a toast. */
  readonly onInvalid?: (summary: string) => void;
}

export type ErrorOf<Field extends string> = (field: Field) => string | null;

export interface CheckedFormState<Form, Field extends string> {
  readonly form: Form;
  readonly change: Change<Form>;
  readonly errorOf: ErrorOf<Field>;
  /** What the form says as a whole, unless a field says the same. */
  readonly summary: string | null;
  readonly isBusy: boolean;
  /** Why the last attempt to send it failed. */
  readonly failure: Failure | null;
  /** For the form element, whose first invalid field gets the focus. */
  readonly element: RefObject<HTMLFormElement | null>;
  /** For the form element, and for a button outside of it. */
  readonly onSubmit: (event: SyntheticEvent) => void;
  /** Forgets errors and failures, for a form that starts over. */
  readonly reset: () => void;
}

interface Invalid<Field extends string> {
  readonly problems: FieldProblems<Field>;
  readonly summary: Problem;
}

/**
 * A form that is validated when it is sent. An error disappears when its field changes. What was typed survives every
 * failure, and a second submit does nothing while the first is under way.
 */
export function useCheckedForm<Form extends object, Value, Field extends string>({
  typed: [form, setForm],
  check,
  send,
  onInvalid,
}: CheckedFormParts<Form, Value, Field>): CheckedFormState<Form, Field> {
  const { say } = useSession();
  const [invalid, setInvalid] = useState<Invalid<Field> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  const submit = async () => {
    if (isSending.current) return;
    const checked = check(form);
    // At once, so that the fields are marked as invalid when the focus moves.
    flushSync(() => {
      setFailure(null);
      setInvalid(checked.ok ? null : checked);
    });
    if (!checked.ok) {
      onInvalid?.(sayProblem(say, checked.summary));
      focusFirstProblem(element.current);
      return;
    }
    isSending.current = true;
    setBusy(true);
    const outcome = await send(checked.value);
    isSending.current = false;
    setBusy(false);
    setFailure(outcome.ok ? null : outcome.failure);
  };
  const problems = Object.values<Problem | undefined>(invalid?.problems ?? {});

  return {
    form,
    change: (changes) => {
      setForm(changes);
      setInvalid((known) => known && without(known, changes));
    },
    errorOf: (field) => {
      const problem = invalid?.problems[field];
      return problem ? sayProblem(say, problem) : null;
    },
    summary: invalid && !problems.includes(invalid.summary) ? sayProblem(say, invalid.summary) : null,
    isBusy,
    failure,
    element,
    onSubmit: (event) => {
      event.preventDefault();
      void submit();
    },
    reset: () => {
      setInvalid(null);
      setFailure(null);
    },
  };
}

function without<Field extends string>({ problems, summary }: Invalid<Field>, changes: object): Invalid<Field> | null {
  const left = Object.entries(problems).filter(([field]) => !(field in changes));
  // Keys of an object are strings to TypeScript; these are a part of the fields they came from.
  return left.length > 0 ? { problems: Object.fromEntries(left) as FieldProblems<Field>, summary } : null;
}
