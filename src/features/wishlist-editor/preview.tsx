import { type ComponentType, Suspense } from 'react';
import { shareLink } from '../../domain/share.ts';
import { isOpenToGuests, type Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { useShareText } from '../../session/wishlists/share-text.ts';
import { wishlistLink } from '../../session/wishlists/wishlist-link.ts';

/** The guest's page, which belongs to another feature. */
export type PagePreview = ComponentType<{ readonly wishlist: Wishlist; readonly title: string }>;

interface PreviewProps {
  /** As it is typed. */
  readonly wishlist: Wishlist;
  readonly Page: PagePreview;
}

/** What guests will get: the message, and the page behind its link. */
export function Preview({ wishlist, Page }: PreviewProps) {
  const { say, langOf } = useSession();
  const text = useShareText(wishlist);
  const isOpen = isOpenToGuests(wishlist);
  return (
    <div className="grid grid-cols-1 gap-5">
      <section aria-labelledby="previewed-message">
        <h2 id="previewed-message" className="mb-2 font-display text-xl text-wine">
          {say('editor.preview.message')}
        </h2>
        {isOpen ? (
          <p
            lang={langOf(text, wishlist.language)}
            className="rounded-2xl bg-leaf-wash px-4 py-3 break-words whitespace-pre-line"
          >
            {text} <span className="text-wine underline">{shareLink(wishlistLink(wishlist), 'whatsapp')}</span>
          </p>
        ) : (
          <p className="text-faded">{say('editor.created.private')}</p>
        )}
      </section>
      <section aria-labelledby="previewed-page">
        <h2 id="previewed-page" className="mb-2 font-display text-xl text-wine">
          {say('editor.preview.page')}
        </h2>
        <div className="overflow-hidden rounded-2xl border border-line bg-paper lift">
          <Suspense fallback={<div className="min-h-80" />}>
            <Page wishlist={wishlist} title={say('editor.preview.page')} />
          </Suspense>
        </div>
      </section>
    </div>
  );
}
