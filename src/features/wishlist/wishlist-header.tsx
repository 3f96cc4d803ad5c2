import type { ComponentProps, ReactNode } from 'react';
import { type CalendarDay, daysBetween, localDay } from '../../domain/calendar.ts';
import { headingOf } from '../../domain/couple.ts';
import { goalOf } from '../../domain/funding.ts';
import { isGivingOver, type Wishlist } from '../../domain/wishlist.ts';
import type { Say, Values } from '../../session/language/catalogue.ts';
import { useSession } from '../../session/session.tsx';
import { Toran } from '../../ui/motifs.tsx';
import { Amounts } from './amounts.tsx';
import { ClampedText } from './clamped-text.tsx';

interface WishlistHeaderProps {
  readonly wishlist: Wishlist | null;
  readonly cover: ReactNode;
  readonly action: ReactNode;
}

/** On a computer the words stand beside the cover, so that the first gifts are on the first screen of a laptop. */
const BESIDE_COVER = 'lg:mx-auto lg:flex lg:max-w-5xl lg:items-center';

/**
 * The title, date, welcome and progress. Also prerendered empty: the inline script (app/first-paint) fills the elements
 * with a `data-slot`. Every element reserves its height, so that nothing shifts; what may need more lines in a wider
 * font is painted in full.
 */
export function WishlistHeader({ wishlist, cover, action }: WishlistHeaderProps) {
  const { say, format, langOf } = useSession();
  const { language = null, eventType, eventDate, invitation, ceremonies, stage } = wishlist ?? {};
  const isAfter = stage === 'after';
  const words = (isAfter && wishlist?.thanks?.words) || wishlist?.description;
  const title = wishlist ? headingOf(wishlist) : '';
  const families = invitation?.families ?? '';
  const date = eventDate && format.day(eventDate);
  const sayOccasion = () => {
    const countdown = eventDate ? sayCountdown(say, eventDate) : null;
    return `${eventType ? say(`guest.occasion.${eventType}`) : ''}${countdown === null ? '' : ` · ${countdown}`}`;
  };
  return (
    <header className="text-center">
      <div className="toran z-1 max-sm:-mt-4">
        <Toran />
      </div>
      <div className={BESIDE_COVER}>
        {cover}
        <div className="mx-auto max-w-2xl px-4 sm:pt-3 lg:min-w-0 lg:grow">
          {/* If the title has one line, the room of the second one is around all three. */}
          <div className="sm:flex sm:min-h-36 sm:flex-col sm:justify-center lg:[:is([data-slot=cover]:not([hidden]),.contents)+*_&]:min-h-0">
            {/* On a phone the families' line takes the room of the occasion and of a second line of the names. */}
            <div className="flex min-h-20 flex-col sm:contents">
              <p
                data-slot="families"
                lang={isAfter ? undefined : langOf(families, language)}
                className="min-h-5 text-sm tracking-wide text-balance text-faded uppercase"
              >
                {isAfter ? say('guest.thanks') : families || sayOccasion()}
              </p>
              <h1
                data-slot="title"
                tabIndex={-1}
                lang={langOf(title, language)}
                className="flex items-center justify-center font-display text-2xl leading-tight text-balance text-wine max-sm:grow sm:mt-1 sm:text-4xl"
              >
                {title}
              </h1>
            </div>
            <p data-slot="date" className="min-h-6 font-display text-ink sm:min-h-7 sm:text-lg/7">
              {ceremonies?.length ? (
                <a
                  href="#events"
                  className="relative text-wine underline underline-offset-4 before:absolute before:-inset-x-2 before:-inset-y-2.5"
                >
                  {date}
                </a>
              ) : (
                date
              )}
            </p>
          </div>
          <Welcome text={words} lang={langOf(words ?? '', language)} clamp={isAfter ? '' : 'line-clamp-2'} />
          <FundingBar wishlist={wishlist} action={action} />
        </div>
      </div>
    </header>
  );
}

/** A longer countdown is not shown. */
const FIRST_COUNTED_DAY = 365;

/** null if it is over or too far away. */
function sayCountdown(say: Say, eventDate: CalendarDay): string | null {
  const days = daysBetween(localDay(new Date()), eventDate);
  if (days < 0 || days > FIRST_COUNTED_DAY) return null;
  if (days === 0) return say('guest.today');
  return days === 1 ? say('guest.tomorrow') : say('guest.days-to-go', { count: days });
}

function FundingBar({ wishlist, action }: Omit<WishlistHeaderProps, 'cover'>) {
  const { say, format } = useSession();
  const isOver = wishlist !== null && isGivingOver(wishlist);
  const given = wishlist?.fundedAmount ?? 0;
  const wanted = wishlist ? goalOf(wishlist) : 0;
  const percent = wanted > 0 ? Math.min(100, (given / wanted) * 100) : 0;
  const sayGiven = (values: Values) =>
    say(wanted > 0 ? 'guest.given-of' : 'guest.given', { goal: format.rupees(wanted), ...values });
  return (
    <div className="mt-3 sm:mt-4">
      {!isOver && (
        <div
          role="progressbar"
          aria-label={say('guest.progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={wishlist ? Math.round(percent) : undefined}
          aria-valuetext={wishlist ? sayGiven({ given: format.rupees(given) }) : undefined}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div
            data-slot="bar"
            className={`h-full rounded-full ${percent === 100 ? 'bg-leaf' : 'bg-marigold'}`}
            style={{ width: `${percent}%` }}
          />
        </div>
      )}
      {/* The button is beside the text, or below large text. */}
      <div className="flex flex-wrap items-end justify-end gap-x-3 pt-1 sm:items-center sm:pt-2">
        <p className="min-h-touch flex-[1_1_10em] text-left text-sm text-faded figures sm:min-h-0">
          {isOver ? null : wishlist ? (
            <Amounts text={sayGiven({})} given={format.rupees(given)} />
          ) : (
            <>
              <span data-slot="given" hidden>
                <Amounts text={say('guest.given')} given="{given}" />
              </span>
              <span data-slot="given-of" hidden>
                <Amounts text={say('guest.given-of')} given="{given}" />
              </span>
            </>
          )}
        </p>
        {action}
      </div>
    </div>
  );
}

/** Two lines of the welcome; a tap shows the rest. Words of thanks are shown in full. Two lines are reserved while loading. */
function Welcome(words: Pick<ComponentProps<typeof ClampedText>, 'text' | 'lang' | 'clamp'>) {
  return (
    <div className="mx-auto mt-1 max-w-prose text-base/6 sm:mt-2 sm:text-lg/7 text-ink">
      <ClampedText slot="welcome" {...words} className="min-h-[2lh] whitespace-pre-line" />
    </div>
  );
}
