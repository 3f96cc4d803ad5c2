import { useEffect, useRef } from 'react';

export interface FieldProblem {
  /** The id that was given to the field. */
  readonly fieldId: string;
  readonly text: string;
}

/** Why a form was not sent: takes the focus when it appears, and leads to each field. Give it a key per attempt. */
export function FormError({ title, problems }: { readonly title: string; readonly problems: readonly FieldProblem[] }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="mb-4 rounded-xl bg-alarm-wash px-4 py-3 text-alarm">
      <p className="font-semibold">{title}</p>
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                // Not a change of address: nothing for a router to see.
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
              className="inline-flex min-h-touch items-center underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
