import { memo, Suspense } from 'react';
import { isFunded, isWanted, progressPercent, remaining } from '../../domain/funding.ts';
import { NOTHING } from '../../domain/money.ts';
import { giftMark } from '../../domain/gift-list.ts';
import { blurredColours } from '../../domain/blurred-colours.ts';
import { cardPicture } from '../../domain/card-picture.ts';
import type { ItemId } from '../../domain/ids.ts';
import type { Language } from '../../domain/language.ts';
import { shownHost } from '../../domain/web-address.ts';
import { factsOf, type Item } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { AvatarStack } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Amounts } from './amounts.tsx';
import { ClampedText } from './clamped-text.tsx';
import { GiftBadge, GiftFace, GiftPicture, LinkWithHost } from './gift-face.tsx';
import { shownContributors } from './shown-contributors.ts';

/** Not worth a retry: without it, its space is empty. */
const PicturePlace = lazyPart(() =>
  import('./picture-place.tsx').then(
    (loaded) => loaded.PicturePlace,
    () => () => null,
  ),
);

interface GiftCardProps {
  readonly item: Item;
  /** Of the wishlist. */
  readonly language: Language | null;
  /** null if contributions are not possible. */
  readonly onContribute: ((item: Item) => void) | null;
  /** Its sheet is being loaded. */
  readonly isAwaited: boolean;
  readonly onLinkClick: (item: ItemId) => void;
}

/** An item with its progress, contributors and the button to contribute. Opening a sheet does not render sixty of them again. */
export const GiftCard = memo(function GiftCard(props: GiftCardProps) {
  const { item, language, onContribute, isAwaited, onLinkClick } = props;
  const { say, format, langOf } = useSession();
  const funded = isFunded(item);
  const wanted = isWanted(item);
  const mark = giftMark(item);
  const { names: shown, others } = shownContributors(item);
  const names = shown.map((name) => name ?? say('guest.anonymous'));
  const left = remaining(item);
  const min = item.minContribution;
  const given = format.rupees(item.fundedAmount);
  const goal = format.rupees(item.fundingGoal);
  const isUntouched = item.fundedAmount === NOTHING && !funded;
  return (
    <GiftFace
      id={item.id}
      title={item.title}
      lang={langOf(item.title, language)}
      description={
        <ClampedText
          text={item.description}
          lang={langOf(item.description, language)}
          clamp="line-clamp-2 sm:line-clamp-3"
          className="text-faded"
          onCard
          about={item.title}
        />
      }
      picture={
        <>
          <Suspense>
            <PicturePlace item={item} />
          </Suspense>
          {item.imageUrl && <GiftPicture {...cardPicture(item.imageUrl)} colours={blurredColours(item.imageUrl)} />}
        </>
      }
      badge={mark && <GiftBadge mark={mark} say={say} />}
      facts={factsOf(item).map(([fact, value]) => (
        <span key={fact}>{say(`item-fact.${fact}`, { [fact]: value })}</span>
      ))}
      link={
        item.externalUrl && (
          <LinkWithHost
            href={item.externalUrl}
            host={shownHost(item.externalUrl)}
            aria-label={say('guest.see-it-of', { title: item.title })}
            onClick={() => onLinkClick(item.id)}
          >
            {say('guest.see-it')}
          </LinkWithHost>
        )
      }
      progress={
        <Progress
          percent={progressPercent(item.fundedAmount, item.fundingGoal)}
          label={say('guest.progress-of', { title: item.title })}
          valueText={say('guest.amounts', { given, goal })}
          funded={funded}
        />
      }
      amounts={
        <>
          <span>
            {isUntouched ? (
              <strong className="font-semibold text-ink">{goal}</strong>
            ) : (
              <Amounts text={say('guest.amounts', { goal })} given={given} />
            )}
          </span>
          {isUntouched && wanted && onContribute && <span>{say('guest.first-to-give')}</span>}
          {!isUntouched && wanted && <span>{say('guest.to-go', { left: format.rupees(left) })}</span>}
          {min !== undefined && min < left && wanted && (
            <span>{say('guest.minimum-hint', { min: format.rupees(min) })}</span>
          )}
        </>
      }
      contributors={
        names.length > 0 ? (
          <AvatarStack
            people={shown.map((name) => ({ name: name ?? '' }))}
            total={names.length + others}
            label={givenBy(names, others)}
          />
        ) : (
          <span />
        )
      }
      action={
        !wanted ? (
          <p className="font-semibold text-leaf">{say(funded ? 'guest.fully-funded' : 'guest.obtained')}</p>
        ) : (
          onContribute && (
            <Button
              data-early-tap={item.id}
              busy={isAwaited}
              onClick={() => onContribute(item)}
              aria-label={say('guest.contribute-to', { title: item.title })}
            >
              {say('guest.contribute')}
            </Button>
          )
        )
      }
    />
  );

  function givenBy(shown: readonly string[], more: number): string {
    const names = shown.join(', ');
    return more > 0 ? say('guest.given-by-and-more', { names, more }) : say('guest.given-by', { names });
  }
});
