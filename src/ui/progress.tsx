import type { ReactNode } from 'react';

/** How much of a sum is together: a slim bar that fills, and the words for it. */
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
  /** What is read aloud instead of the percentage. */
  readonly valueText?: string | undefined;
  /** Green: nothing is left to give. */
  readonly funded?: boolean;
  /** The same in sight, below the bar. */
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
