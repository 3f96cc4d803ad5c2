import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { buttonClass, type Pressable } from './button-look.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Pressable {
  /** While true, the button shows a spinner and does nothing. It keeps the focus, unlike a disabled one. */
  readonly busy?: boolean | undefined;
  /** The label while busy. Its width is always reserved, so that nothing shifts. */
  readonly busyLabel?: string | undefined;
  readonly icon?: ReactNode;
}

export function Button({
  look,
  size,
  wide,
  busy = false,
  busyLabel,
  icon,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? doNothing : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass({ look, size, wide }, className)}
    >
      {busyLabel === undefined ? (
        <>
          {busy ? <Spinner size="small" /> : icon}
          {children}
        </>
      ) : (
        <span className="grid grid-cols-1">
          <Face hidden={busy} icon={icon} label={children} />
          <Face hidden={!busy} icon={busy ? <Spinner size="small" /> : <span className="size-5" />} label={busyLabel} />
        </span>
      )}
    </button>
  );
}

/**
 * One of two labels in the same place, which is as wide as the wider one. Icon and label stay together in the middle.
 */
function Face({ hidden, icon, label }: { hidden: boolean; icon: ReactNode; label: ReactNode }) {
  return (
    <span
      aria-hidden={hidden || undefined}
      className={`inline-flex items-center justify-center gap-2 [grid-area:1/1] ${hidden ? 'invisible' : ''}`}
    >
      {icon}
      <span className="min-w-0">{label}</span>
    </span>
  );
}

/** Nor is a form sent. */
function doNothing(event: MouseEvent): void {
  event.preventDefault();
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Pressable & { readonly icon?: ReactNode }) {
  return (
    <a {...rest} className={buttonClass({ look, size, wide }, className)}>
      {icon}
      {children}
    </a>
  );
}

/** A link in running text. */
export function TextLink({ className = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={`text-wine underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`} />
  );
}

/** A round button with only an icon; the label is its accessible name. */
export function IconButton({
  label,
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`inline-grid size-touch shrink-0 place-items-center rounded-full text-wine fades hover:bg-wine-wash ${className}`}
    />
  );
}
