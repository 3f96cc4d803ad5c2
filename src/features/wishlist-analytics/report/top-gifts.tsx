import { isFunded, progressPercent } from '../../../domain/funding.ts';
import { giftName } from '../../../domain/gift-name.ts';
import { NOTHING } from '../../../domain/money.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { useSession } from '../../../session/session.tsx';
import { Section } from '../../../ui/page.tsx';
import { Progress } from '../../../ui/progress.tsx';

const SHOWN = 5;

/** The items with the most contributions. */
export function TopGifts({ wishlist: { items, language } }: { readonly wishlist: Wishlist }) {
  const { say, format, langOf } = useSession();
  const top = items
    .filter(({ fundedAmount }) => fundedAmount > NOTHING)
    .sort((one, other) => other.fundedAmount - one.fundedAmount)
    .slice(0, SHOWN);
  return (
    <Section title={say('analytics.top')}>
      {top.length === 0 ? (
        <p className="text-faded">{say('analytics.top.none')}</p>
      ) : (
        <ol className="grid grid-cols-1 gap-x-10 gap-y-4 sm:grid-cols-2">
          {top.map((item) => (
            <li key={item.id}>
              <p lang={langOf(item.title, language)} className="mb-1.5 font-medium">
                {giftName(item)}
              </p>
              <Progress
                percent={progressPercent(item.fundedAmount, item.fundingGoal)}
                label={giftName(item)}
                funded={isFunded(item)}
              >
                {say('analytics.top.of', {
                  given: format.rupees(item.fundedAmount),
                  goal: format.rupees(item.fundingGoal),
                })}
              </Progress>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
