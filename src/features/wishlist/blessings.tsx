import type { Rupees } from '../../domain/money.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { WISHLIST_WIDTH } from './layout.ts';

const MOST_SHOWN = 12;

/** The blessings, newest first. */
export function Blessings({ wishlist }: { wishlist: Wishlist }) {
  const { say, format, langOf } = useSession();
  const blessed = wishlist.contributors
    .filter(({ message }) => message !== '')
    .reverse()
    .slice(0, MOST_SHOWN);
  const signed = (name: string, amount: Rupees) =>
    wishlist.showsAmounts ? say('guest.blessings.from', { name, amount: format.rupees(amount) }) : name;
  return (
    <section aria-labelledby="blessings" className={`${WISHLIST_WIDTH} far-256 pt-8`}>
      <h2 id="blessings" className="font-display text-2xl/8 text-wine">
        {say('guest.blessings')}
      </h2>
      <ul className="mt-4 columns-1 gap-4 sm:columns-2 lg:columns-3">
        {blessed.map(({ message, isAnonymous, displayName, amount, contributedAt }, place) => (
          <li
            key={`${contributedAt.getTime()}-${place}`}
            className="mb-4 break-inside-avoid overflow-hidden rounded-2xl border border-line bg-card p-4"
          >
            <blockquote lang={langOf(message)}>{message}</blockquote>
            <p className="mt-2 line-clamp-3 text-sm text-faded">
              {signed(isAnonymous ? say('guest.anonymous') : displayName, amount)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
