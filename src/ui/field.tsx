import { useId, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react';

const BOX = 'mt-1 block w-full rounded-lg border border-line bg-card px-3 text-base text-ink aria-invalid:border-alarm';

interface Labelled {
  readonly label: string;
  readonly error?: string | null;
}

export function TextField({ label, error = null, ...rest }: InputHTMLAttributes<HTMLInputElement> & Labelled) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium text-faded">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error !== null}
        aria-describedby={`${id}-error`}
        {...rest}
        className={`${BOX} min-h-touch`}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

export function TextArea({ label, error = null, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement> & Labelled) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium text-faded">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        aria-invalid={error !== null}
        aria-describedby={`${id}-error`}
        {...rest}
        className={`${BOX} py-2`}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

function FieldError({ id, text }: { id: string; text: string | null }) {
  return (
    <p id={id} role="alert" className="min-h-5 text-sm text-alarm">
      {text}
    </p>
  );
}
