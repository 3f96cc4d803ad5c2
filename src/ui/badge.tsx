import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'wine' | 'marigold' | 'leaf' | 'alarm';

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: 'border border-line text-faded',
  wine: 'bg-wine-wash text-wine',
  marigold: 'bg-marigold-wash text-marigold-ink',
  leaf: 'bg-leaf-wash text-leaf',
  alarm: 'bg-alarm-wash text-alarm',
};

/** A short label for a state. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex min-h-6 w-max max-w-full items-center gap-1 rounded-xl px-2.5 text-xs font-semibold ${TONES[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}
