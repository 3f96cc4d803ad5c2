import { formatRupees } from '../../domain/format.ts';
import { isFunded, progressPercent, remaining } from '../../domain/funding.ts';
import { giftMark } from '../../domain/gift-list.ts';
import type { Item } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { AvatarStack } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { GiftBadge, GiftFace, GiftPicture, ShopLink } from './gift-face.tsx';
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
  const mark = giftMark(item);
  const { names, others } = giversOf(item, say('guest.anonymous'));
  return (
    <GiftFace
      id={item.id}
      title={item.title}
      description={item.description}
      picture={item.imageUrl && <GiftPicture src={item.imageUrl} />}
      badge={mark && <GiftBadge mark={mark} say={say} />}
      link={item.externalUrl && <ShopLink href={item.externalUrl}>{say('guest.see-it')}</ShopLink>}
      progress={
        <Progress
          percent={progressPercent(item.fundedAmount, item.fundingGoal)}
          label={say('guest.progress-of', { title: item.title })}
          funded={funded}
        />
      }
      amounts={
        <>
          <strong className="font-semibold text-ink">{formatRupees(item.fundedAmount)}</strong>{' '}
          {say('guest.of', { goal: formatRupees(item.fundingGoal) })}
          {!funded && ` · ${say('guest.to-go', { left: formatRupees(remaining(item)) })}`}
          {!funded &&
            item.minContribution !== undefined &&
            ` · ${say('guest.minimum-hint', { min: formatRupees(item.minContribution) })}`}
        </>
      }
      givers={
        names.length > 0 ? (
          <AvatarStack
            people={names.map((name) => ({ name }))}
            total={names.length + others}
            label={givenBy(names, others)}
          />
        ) : (
          <span />
        )
      }
      action={
        funded ? (
          <p className="font-semibold text-leaf">{say('guest.fully-funded')}</p>
        ) : (
          onContribute && (
            <Button onClick={() => onContribute(item)} aria-label={say('guest.contribute-to', { title: item.title })}>
              {say('guest.contribute')}
            </Button>
          )
        )
      }
    />
  );

  function givenBy(shown: readonly string[], more: number): string {
    return more > 0
      ? say('guest.given-by-and-more', { names: shown.join(', '), more })
      : say('guest.given-by', { names: shown.join(', ') });
  }
}
