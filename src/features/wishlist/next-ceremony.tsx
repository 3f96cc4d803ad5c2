import { useEffect, useState } from 'react';
import { nextOf } from '../../domain/celebration.ts';
import type { Ceremony } from '../../domain/ceremonies.ts';
import { useSession } from '../../session/session.tsx';
import { useCeremonyWords } from '../../session/wishlists/ceremony-words.ts';

const UNITS = ['days', 'hours', 'minutes'] as const;

/** Counts down to the next event; nothing once all have begun. Screen readers read it when they come to it, not as it changes. */
export function NextCeremony({ ceremonies }: { readonly ceremonies: readonly Ceremony[] }) {
  const { say } = useSession();
  const words = useCeremonyWords();
  const found = nextOf(ceremonies, useMinute());
  if (!found) return null;
  const { days, rest } = found.countdown;
  const name = words.name(found.next);
  if (!rest && days < 2)
    return <p className="mt-2 text-center">{say(days === 0 ? 'invitation.today' : 'invitation.tomorrow', { name })}</p>;
  const counts = { days, ...rest };
  return (
    <div role="timer" className="mt-2 text-center">
      <p>{say('invitation.begins-in', { name })}</p>
      <p className="mt-2 flex justify-center gap-3">
        {UNITS.map((unit) => {
          const count = counts[unit];
          return count === undefined ? null : (
            <span key={unit} className="grid rounded-xl bg-marigold-wash px-4 py-2 text-marigold-ink">
              <span className="font-display text-2xl figures">{count}</span>
              <span className="text-sm">{say(`invitation.${unit}`, { count })}</span>
            </span>
          );
        })}
      </p>
    </div>
  );
}

/** The time, renewed whenever a minute begins. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (now.getTime() % 60_000));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
