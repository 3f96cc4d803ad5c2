import { type ComponentType, Suspense } from 'react';
import type { InvitationTexts } from '../../domain/invitation-texts.ts';
import type { Language } from '../../domain/language.ts';
import { shareLink } from '../../domain/share.ts';
import { isOpenToGuests, type Wishlist } from '../../domain/wishlist.ts';
import { MessageBubble } from '../../session/invitation/message-bubble.tsx';
import { useInvitation } from '../../session/invitation/use-invitation.ts';
import { useSession } from '../../session/session.tsx';
import { wishlistLink } from '../../session/wishlists/wishlist-link.ts';

/** The guest's page, which belongs to another feature. */
export type PagePreview = ComponentType<{ readonly wishlist: Wishlist; readonly title: string }>;

interface PreviewProps {
  /** As it is typed. */
  readonly wishlist: Wishlist;
  readonly texts: Partial<InvitationTexts>;
  readonly language: Language;
  readonly Page: PagePreview;
}

/** What guests will get: the message, and the page behind its link. */
export function Preview({ wishlist, texts, language, Page }: PreviewProps) {
  const { say } = useSession();
  const invitation = useInvitation(wishlist, texts, language);
  const isOpen = isOpenToGuests(wishlist);
  return (
    <div className="grid grid-cols-1 gap-5">
      <section aria-labelledby="previewed-message">
        <h2 id="previewed-message" className="mb-2 font-display text-xl text-wine">
          {say('editor.preview.message')}
        </h2>
        {isOpen ? (
          invitation && (
            <MessageBubble
              text={invitation.text}
              link={shareLink(wishlistLink({ id: wishlist.id, language }), 'whatsapp')}
              language={language}
            />
          )
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
