import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from './icons.tsx';

type Tone = 'failure' | 'information';

const TONES: Readonly<Record<Tone, string>> = {
  failure: 'bg-alarm-wash text-alarm',
  information: 'bg-marigold-wash text-ink',
};

/** A message where the event happened; the child of a failure is its retry. */
export function Notice({
  text,
  tone = 'failure',
  children,
}: {
  readonly text: ReactNode;
  readonly tone?: Tone;
  readonly children?: ReactNode;
}) {
  const failure = tone === 'failure';
  return (
    <div
      role={failure ? 'alert' : undefined}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl px-4 py-3 ${TONES[tone]}`}
    >
      <div className="flex min-w-56 flex-1 gap-3">
        {failure ? <WarningIcon className="mt-0.5 size-5" /> : <InfoIcon className="mt-0.5 size-5" />}
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
