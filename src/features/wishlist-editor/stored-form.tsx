import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useRef } from 'react';
import type { CheckedForm } from '../../domain/forms/field-problem.ts';
import { type CheckedFormState, useCheckedForm } from '../../session/forms/checked-form.ts';
import type { Outcome } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The fields that are typed but not saved, from `useState`. */
export type Edits<Form> = readonly [Partial<Form>, Dispatch<SetStateAction<Partial<Form>>>];

interface StoredFormProps<Form, Value, Field extends string> {
  readonly title: string;
  readonly lead?: string;
  /** The stored values, which may change meanwhile. */
  readonly stored: Form;
  readonly edits: Edits<Form>;
  readonly check: (form: Form) => CheckedForm<Value, Field>;
  readonly save: (value: Value, changed: readonly (keyof Form)[]) => Promise<Outcome<unknown>>;
  readonly saveLabel: string;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Nothing like it is saved yet, so that saving is offered before anything is typed. */
  readonly isNew?: boolean;
  readonly children: (fields: Pick<CheckedFormState<Form, Field>, 'form' | 'change' | 'errorOf'>) => ReactNode;
}

/** A card with the stored values and the user's edits. Fields that are not edited follow what other devices store. */
export function StoredForm<Form extends object, Value, Field extends string>({
  title,
  lead,
  stored,
  edits: [typed, setTyped],
  check,
  save,
  saveLabel,
  onUnsaved,
  isNew = false,
  children,
}: StoredFormProps<Form, Value, Field>) {
  const { say } = useSession();
  const status = useRef<HTMLParagraphElement>(null);
  const edited = { ...stored, ...typed };
  const changed = (Object.keys(stored) as (keyof Form)[]).filter((field) => stored[field] !== edited[field]);
  const isUnsaved = changed.length > 0;
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);

  const { form, change, errorOf, summary, isBusy, element, onSubmit, reset } = useCheckedForm({
    typed: [edited, (changes) => setTyped((before) => ({ ...before, ...changes }))],
    check,
    send: async (value) => {
      const outcome = await save(value, changed);
      if (outcome.ok) {
        setTyped({});
        // The button is disabled after saving and loses the focus.
        status.current?.focus({ preventScroll: true });
      }
      return outcome;
    },
  });
  return (
    <Card title={title}>
      {lead !== undefined && <p className="mb-4 text-faded">{lead}</p>}
      <form ref={element} noValidate onSubmit={onSubmit}>
        {children({ form, change, errorOf })}
        {summary !== null && <Notice text={summary} />}
        <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
          <p ref={status} role="status" tabIndex={-1} className="grow text-sm text-faded">
            {isNew && !isUnsaved ? '' : say(isUnsaved ? 'editor.details.unsaved' : 'editor.details.saved')}
          </p>
          {isUnsaved && (
            <Button
              look="link"
              onClick={() => {
                setTyped({});
                reset();
              }}
            >
              {say('editor.details.undo')}
            </Button>
          )}
          <Button type="submit" disabled={!isUnsaved && !isNew} busy={isBusy} busyLabel={say('editor.details.saving')}>
            {saveLabel}
          </Button>
        </div>
      </form>
    </Card>
  );
}
