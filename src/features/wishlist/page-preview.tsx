import { headingOf } from '../../domain/couple.ts';
import { inGiftOrder } from '../../domain/gift-list.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ThemeStyles } from '../../ui/theme-styles.tsx';
import { Celebration } from './celebration.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { GiftList } from './gift-list.tsx';
import { ShareAction } from './page-actions.tsx';
import { WishlistHeader } from './wishlist-header.tsx';

const FIRST_GIFTS = 2;

interface PagePreviewProps {
  readonly wishlist: Wishlist;
  /** Of the frame, for screen readers. */
  readonly title: string;
}

/** The guest's page as the couple sees it while they edit it, with the first gifts. Nothing in it can be used. */
export function PagePreview({ wishlist, title }: PagePreviewProps) {
  const { language: readIn } = useSession();
  const { items, language, ceremonies, invitation, theme } = wishlist;
  return (
    <>
      <ThemeStyles />
      <PageFrame title={title} lang={readIn}>
        <div data-theme={theme} className="bg-paper pt-4 pb-8 text-ink">
          <WishlistHeader
            wishlist={wishlist}
            cover={invitation?.cover && <CoverPicture cover={invitation.cover} alt={headingOf(wishlist)} />}
            action={<ShareAction isBusy={false} onShare={doNothing} />}
          />
          {items.length > 0 && (
            <GiftList
              items={inGiftOrder(items).slice(0, FIRST_GIFTS)}
              language={language}
              awaited={null}
              onContribute={doNothing}
              onLinkClick={doNothing}
            />
          )}
          {(ceremonies.length > 0 || invitation?.story || invitation?.portrait) && <Celebration wishlist={wishlist} />}
        </div>
      </PageFrame>
    </>
  );
}

function doNothing(): void {}
