import { useState } from 'react';
import { IconButton } from './button.tsx';
import type { InputProps } from './field.tsx';
import { BOX, FieldFrame } from './field-frame.tsx';
import { EyeIcon, EyeOffIcon } from './rare-icons.tsx';

/** A password field that can show its value. */
export function PasswordField({
  id,
  label,
  note,
  hint,
  error,
  showLabel,
  hideLabel,
  ...rest
}: InputProps & { readonly showLabel: string; readonly hideLabel: string }) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ id, label, note, hint, error }}>
      {(tied) => (
        <>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...tied}
            type={shown ? 'text' : 'password'}
            className={`${BOX} min-h-12 pr-13`}
          />
          <span className="absolute inset-y-0 right-0.5 grid place-items-center">
            <IconButton label={shown ? hideLabel : showLabel} aria-controls={tied.id} onClick={() => setShown(!shown)}>
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </span>
        </>
      )}
    </FieldFrame>
  );
}
