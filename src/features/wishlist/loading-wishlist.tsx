import { MONTHS } from '../../domain/calendar.ts';
import { useSession } from '../../session/session.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { BlessBarTemplate } from './bless-bar.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { GiftTemplate } from './gift-template.tsx';
import { GIFT_GRID, WISHLIST_WIDTH } from './layout.ts';
import { OwnerBarPlace } from './owner-bar-place.tsx';
import { ShareAction } from './page-actions.tsx';
import { PastNotice } from './past-notice.tsx';
import { WishlistHeader } from './wishlist-header.tsx';

/**
 * The guest's page while it loads. It is prerendered into wishlist.html, and the inline script (app/first-paint) paints
 * into it. It reserves the space of the content, and shows no button before it works.
 */
export function LoadingWishlist() {
  const { say } = useSession();
  return (
    <>
      <div data-slot="owner" hidden>
        <OwnerBarPlace />
      </div>
      <WishlistHeader
        wishlist={null}
        cover={<CoverPicture cover={null} alt="" />}
        action={
          <div style={UNPAINTED}>
            <ShareAction isBusy={false} onShare={noTapYet} />
          </div>
        }
      />
      <div data-slot="past" data-days={MONTHS.map((month) => say(`date.${month}`)).join('|')} hidden>
        <PastNotice date="{date}" />
      </div>
      <div className={`${WISHLIST_WIDTH} pt-2 sm:pt-6`}>
        <p role="status" className="sr-only">
          {say('app.loading')}
        </p>
        <div data-slot="filters" aria-hidden className="h-11" />
        <ul data-slot="gifts" className={GIFT_GRID}>
          {[1, 2, 3].map((card) => (
            <li key={card}>
              <SkeletonCard />
            </li>
          ))}
        </ul>
      </div>
      <BlessBarTemplate style={UNPAINTED} />
      <GiftTemplate />
    </>
  );
}

/** Until the inline script has painted the wishlist. */
const UNPAINTED = { visibility: 'hidden' } as const;

// Early taps are recorded (session/browser/early-taps.ts).
function noTapYet(): void {}
