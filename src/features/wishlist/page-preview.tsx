import { inGiftOrder } from '../../domain/gift-list.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { Celebration } from './celebration.tsx';
import { GiftList } from './gift-list.tsx';
import { ShareAction } from './page-actions.tsx';
import { WishlistHeader } from './wishlist-header.tsx';

const FIRST_GIFTS = 2;

/** The guest's page as the couple sees it while they edit it, with the first gifts. Nothing in it can be used. */
export function PagePreview({ wishlist }: { readonly wishlist: Wishlist }) {
  const { items, language, ceremonies, invitation } = wishlist;
  return (
    <div className="pt-4 pb-8">
      <WishlistHeader wishlist={wishlist} action={<ShareAction isBusy={false} onShare={doNothing} />} />
      {items.length > 0 && (
        <GiftList
          items={inGiftOrder(items).slice(0, FIRST_GIFTS)}
          language={language}
          awaited={null}
          onContribute={doNothing}
          onLinkClick={doNothing}
        />
      )}
      {(ceremonies.length > 0 || invitation?.story) && <Celebration wishlist={wishlist} />}
    </div>
  );
}

function doNothing(): void {}
