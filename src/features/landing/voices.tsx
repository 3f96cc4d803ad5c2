import { useSession } from '../../session/session.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { Band } from './band.tsx';

export function Voices() {
  const { say } = useSession();
  return (
    <Band title={say('landing.voices.title')}>
      <ul className="grid grid-cols-1 gap-5 md:grid-cols-3">
        {([1, 2, 3] as const).map((voice) => (
          <li key={voice}>
            <figure className="flex h-full flex-col rounded-2xl border border-line bg-card p-6 lift">
              <Paisley className="size-9" />
              <blockquote className="mt-3 grow text-lg text-ink">
                <p>“{say(`landing.voices.${voice}.words`)}”</p>
              </blockquote>
              <figcaption className="mt-5 border-t border-line pt-3">
                <span className="block font-display text-xl text-wine">{say(`landing.voices.${voice}.who`)}</span>
                <span className="text-faded">{say(`landing.voices.${voice}.where`)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
