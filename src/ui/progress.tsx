import type { ReactNode } from 'react';

/** A progress bar with its text. */
export function Progress({
  percent,
  label,
  valueText,
  funded = false,
  children,
}: {
  /** 0 to 100. */
  readonly percent: number;
  readonly label: string;
  /** Read by screen readers instead of the percentage. */
  readonly valueText?: string | undefined;
  /** Green: fully funded. */
  readonly funded?: boolean;
  /** The visible text below the bar. */
  readonly children?: ReactNode;
}) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown)}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={`progress-fill h-full rounded-full ${funded ? 'bg-leaf' : 'bg-marigold'}`}
          style={{ width: `${shown}%` }}
        />
      </div>
      {children !== undefined && <div className="pt-1.5 text-sm text-faded figures">{children}</div>}
    </div>
  );
}
