import { paths } from '../../config/paths.ts';
import { localDay } from '../../domain/calendar.ts';
import { type Reminder, remindersOf } from '../../domain/reminders.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useNow } from '../../session/browser/use-now.ts';
import type { Say } from '../../session/language/catalogue.ts';
import { useSession } from '../../session/session.tsx';
import { TextLink } from '../../ui/button.tsx';

interface RemindersProps {
  readonly wishlist: Wishlist;
  /** How many guests are not thanked yet; null until known. */
  readonly unthanked: number | null;
  /** Whether the reader may edit the wishlist. */
  readonly isEditor: boolean;
}

/** What its hosts should do next. */
export function Reminders({ wishlist, unthanked, isEditor }: RemindersProps) {
  const { say } = useSession();
  const reminders = remindersOf(wishlist, localDay(useNow()), unthanked).filter(
    ({ kind }) => isEditor || kind !== 'write-thanks',
  );
  if (reminders.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap items-center gap-x-6 rounded-xl bg-marigold-wash px-4 text-marigold-ink">
      {reminders.map((reminder) => (
        <li key={reminder.kind} className="flex min-h-touch items-center">
          {reminder.kind === 'days-to-go' ? (
            sayDays(say, reminder.days)
          ) : (
            <TextLink href={whereTo(reminder, wishlist)} className="inline-flex min-h-touch items-center">
              {reminder.kind === 'to-thank'
                ? say('dashboard.reminder.to-thank', { count: reminder.count })
                : say(reminder.daysAgo === 1 ? 'dashboard.reminder.yesterday' : 'dashboard.reminder.over')}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function sayDays(say: Say, days: number): string {
  return days === 0 ? say('dashboard.reminder.today') : say('dashboard.reminder.days-to-go', { count: days });
}

function whereTo({ kind }: Reminder, { id }: Wishlist): string {
  return kind === 'to-thank'
    ? `${paths.wishlistAnalytics.to(id)}?filter=unthanked`
    : `${paths.editWishlist.to(id)}#thanks`;
}
