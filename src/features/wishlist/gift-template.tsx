import { ITEM_FACTS } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Amounts } from './amounts.tsx';
import { GiftBadge, GiftFace, LinkWithHost, PICTURE, type GiftMark } from './gift-face.tsx';

const MARKS: readonly GiftMark[] = ['experience', 'donation', 'wished'];

/**
 * An item with `{names}` in place of unknown values. The inline script (app/first-paint) fills it in for the first
 * items; an element with `data-if` stays only if that condition holds. React then renders the same, with more on it.
 */
export function GiftTemplate() {
  const { say } = useSession();
  return (
    <template data-slot="gift">
      <GiftFace
        id="{id}"
        title="{title}"
        lang="{titleLanguage}"
        description={
          <p lang="{descriptionLanguage}" className="line-clamp-2 sm:line-clamp-3 text-faded">
            {'{description}'}
          </p>
        }
        picture={
          // Its colours: a picture that loads now would delay the page's own script.
          <div data-if="picture" className={PICTURE} style={{ background: '{pictureColours}' }} />
        }
        badge={MARKS.map((mark) => (
          <span key={mark} data-if={mark} className="contents">
            <GiftBadge mark={mark} say={say} />
          </span>
        ))}
        facts={ITEM_FACTS.map((fact) => (
          <span key={fact} data-if={fact}>
            {say(`item-fact.${fact}`)}
          </span>
        ))}
        link={
          <LinkWithHost data-if="link" href="{link}" host="{host}">
            {say('guest.see-it')}
          </LinkWithHost>
        }
        progress={<Progress percent={0} label={say('guest.progress-of')} valueText="{percent}%" />}
        amounts={
          <>
            <span data-if="begun">
              <Amounts text={say('guest.amounts')} given="{given}" />
            </span>
            <span data-if="begun">{say('guest.to-go')}</span>
            <span data-if="untouched">
              <strong className="font-semibold text-ink">{'{goal}'}</strong>
            </span>
            <span data-if="first">{say('guest.first-to-give')}</span>
            <span data-if="min">{say('guest.minimum-hint')}</span>
          </>
        }
        contributors={<span />}
        action={
          <Button data-if="open" data-early-tap="{id}" aria-label={say('guest.contribute-to')}>
            {say('guest.contribute')}
          </Button>
        }
      />
    </template>
  );
}
