import { formatRupees } from '../../domain/format.ts';
import { isFunded, progressPercent, remaining } from '../../domain/funding.ts';
import type { Item } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { AvatarStack } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { giversOf } from './givers.ts';

interface GiftCardProps {
  readonly item: Item;
  /** null: nobody can contribute, the card only shows. */
  readonly onContribute: ((item: Item) => void) | null;
}

/** One gift: what it is, how far it is, who gave, and the way to give. */
export function GiftCard({ item, onContribute }: GiftCardProps) {
  const { say } = useSession();
  const funded = isFunded(item);
  const { names, others } = giversOf(item, say('guest.anonymous'));
  return (
    <li className="flex flex-col overflow-hidden rounded-2xl border border-line bg-card shadow-sm" data-gift={item.id}>
      {item.imageUrl && (
        <img
          src={item.imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          width={640}
          height={400}
          className="aspect-8/5 w-full bg-line object-cover"
        />
      )}
      <div className="flex grow flex-col gap-3 p-4">
        <div>
          <div className="flex items-start justify-between gap-3">
            <h3 className="font-display text-xl leading-snug text-wine">{item.title}</h3>
            {item.category !== 'physical' && <Badge>{say(`category.${item.category}`)}</Badge>}
            {item.category === 'physical' && item.priority === 'high' && !funded && (
              <Badge tone="marigold">{say('guest.most-wished')}</Badge>
            )}
          </div>
          <p className="mt-1 line-clamp-3 text-faded">{item.description}</p>
          {item.externalUrl && (
            <a
              href={item.externalUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-touch items-center text-sm text-wine underline underline-offset-4"
            >
              {say('guest.see-it')}
            </a>
          )}
        </div>
        <div className="mt-auto space-y-3">
          <Progress
            percent={progressPercent(item.fundedAmount, item.fundingGoal)}
            label={say('guest.progress-of', { title: item.title })}
            funded={funded}
          />
          <p className="text-sm text-faded">
            <strong className="font-semibold text-ink">{formatRupees(item.fundedAmount)}</strong>{' '}
            {say('guest.of', { goal: formatRupees(item.fundingGoal) })}
            {!funded && <> · {say('guest.to-go', { left: formatRupees(remaining(item)) })}</>}
            {!funded && item.minContribution !== undefined && (
              <> · {say('guest.minimum-hint', { min: formatRupees(item.minContribution) })}</>
            )}
          </p>
          <div className="flex min-h-touch items-center justify-between gap-3">
            {names.length > 0 ? (
              <AvatarStack
                people={names.map((name) => ({ name }))}
                total={names.length + others}
                label={givenBy(names, others)}
              />
            ) : (
              <span />
            )}
            {funded ? (
              <p className="font-semibold text-leaf">{say('guest.fully-funded')}</p>
            ) : (
              onContribute && (
                <Button
                  onClick={() => onContribute(item)}
                  aria-label={say('guest.contribute-to', { title: item.title })}
                >
                  {say('guest.contribute')}
                </Button>
              )
            )}
          </div>
        </div>
      </div>
    </li>
  );

  function givenBy(shown: readonly string[], more: number): string {
    return more > 0
      ? say('guest.given-by-and-more', { names: shown.join(', '), more })
      : say('guest.given-by', { names: shown.join(', ') });
  }
}
