import type { ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { HeartIcon, PlusIcon } from '../../ui/icons.tsx';
import { PeopleIcon, SparkIcon } from '../../ui/rare-icons.tsx';
import { Band } from './band.tsx';

type Reason = 'together' | 'ai' | 'extra' | 'tact';

const REASONS: readonly { readonly reason: Reason; readonly look: string; readonly icon: ReactNode }[] = [
  { reason: 'together', look: 'bg-leaf-wash text-leaf', icon: <PeopleIcon className="size-6" /> },
  { reason: 'ai', look: 'bg-marigold-wash text-marigold-ink', icon: <SparkIcon className="size-6" /> },
  { reason: 'extra', look: 'bg-marigold-wash text-marigold-ink', icon: <PlusIcon className="size-6" /> },
  { reason: 'tact', look: 'bg-wine-wash text-wine', icon: <HeartIcon className="size-6" /> },
];

export function Reasons() {
  const { say } = useSession();
  return (
    <div className="border-y border-line bg-card">
      <Band title={say('landing.reasons.title')}>
        <ul className="mx-auto grid grid-cols-1 max-w-4xl gap-x-12 gap-y-8 md:grid-cols-2">
          {REASONS.map(({ reason, look, icon }) => (
            <li key={reason} className="flex gap-4">
              <span aria-hidden className={`grid size-12 shrink-0 place-items-center rounded-full ${look}`}>
                {icon}
              </span>
              <div>
                <h3 className="font-display text-2xl text-wine">{say(`landing.reasons.${reason}.title`)}</h3>
                <p className="mt-1 text-faded">{say(`landing.reasons.${reason}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Band>
    </div>
  );
}
