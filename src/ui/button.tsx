import { useLayoutEffect, useRef, type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { buttonClass, type Pressable } from './button-look.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Pressable {
  /** While true it cannot be pressed again, and turns a marigold. */
  readonly busy?: boolean | undefined;
  /** What it says meanwhile; room for it is kept all the time, so that nothing moves. */
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
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      ref={useFocusKeptWhile(busy)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ look, size, wide }, className)}
    >
      {busyLabel === undefined ? (
        <>
          {busy ? <Spinner size="small" /> : icon}
          {children}
        </>
      ) : (
        <span className="grid">
          <Face hidden={busy} icon={icon} label={children} />
          <Face hidden={!busy} icon={busy ? <Spinner size="small" /> : <span className="size-5" />} label={busyLabel} />
        </span>
      )}
    </button>
  );
}

/** One of two in the same place, which is as wide as the wider one. Icon and label stay together in its middle. */
function Face({ hidden, icon, label }: { hidden: boolean; icon: ReactNode; label: ReactNode }) {
  return (
    <span
      aria-hidden={hidden || undefined}
      className={`inline-flex items-center justify-center gap-2 [grid-area:1/1] ${hidden ? 'invisible' : ''}`}
    >
      {icon}
      <span>{label}</span>
    </span>
  );
}

/** A browser takes the focus from a button that is disabled; who pressed it with a key gets it back. */
function useFocusKeptWhile(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const pressed = button.current;
    // Chromium takes it at once, before React's clean-up can see that it was there; others later, and without a word.
    const taken = () => {
      hadFocus.current = pressed?.disabled ?? false;
    };
    pressed?.addEventListener('blur', taken);
    return () => pressed?.removeEventListener('blur', taken);
  }, []);
  useLayoutEffect(() => {
    if (busy) return;
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = false;
    const pressed = button.current;
    return () => {
      hadFocus.current ||= document.activeElement === pressed;
    };
  }, [busy]);
  return button;
}

/** An address that looks like a button. */
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

/** An address among words. */
export function TextLink({ className = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={`text-wine underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`} />
  );
}

/** A round button that is only an icon; the label is its name. */
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
      className={`inline-grid size-touch shrink-0 place-items-center rounded-full text-wine transition-colors hover:bg-wine-wash disabled:opacity-60 ${className}`}
    />
  );
}
