import { type ButtonHTMLAttributes } from 'react';

type Look = 'primary' | 'quiet';

const LOOKS: Readonly<Record<Look, string>> = {
  primary: 'bg-wine text-on-wine hover:opacity-90',
  quiet: 'border border-line bg-card text-wine hover:border-wine',
};

export function Button({
  look = 'primary',
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return (
    <button
      type="button"
      {...rest}
      className={`min-h-touch rounded-full px-5 font-semibold transition-opacity disabled:opacity-60 motion-reduce:transition-none ${LOOKS[look]} ${className}`}
    />
  );
}
