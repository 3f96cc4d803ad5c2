import { Suspense, useEffect, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { stateOf } from '../../domain/list-state.ts';
import { isOpenToGuests, type Wishlist } from '../../domain/wishlist.ts';
import { useLanguages, useSession } from '../../session/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Petals } from '../../ui/petals.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';

const Sharing = lazyPart(
  async ({ withAreas }) =>
    (await withAreas(import('../../session/invitation/invitation-sharing.tsx'), 'giving', 'invitation', 'invite'))
      .NewInvitationSharing,
  useLanguages,
);

/** The page after creation, with the link to share. */
export function CreatedWishlist({ wishlist }: { readonly wishlist: Wishlist }) {
  const { say, langOf } = useSession();
  const isOpen = isOpenToGuests(wishlist);
  const isDraft = stateOf(wishlist) === 'draft';
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top}>
      <Petals />
      <MessagePage
        title={say('editor.created.title')}
        actions={
          <>
            <ButtonLink look="link" href={paths.wishlist.to(wishlist.id)}>
              {say('editor.created.view')}
            </ButtonLink>
            <ButtonLink look="link" href={paths.dashboard.to()}>
              {say('editor.created.dashboard')}
            </ButtonLink>
          </>
        }
      >
        <p lang={langOf(wishlist.title, wishlist.language)} className="font-display text-xl text-ink">
          {wishlist.title}
        </p>
        <p className="text-faded">
          {say(isOpen ? 'editor.created.text' : isDraft ? 'editor.created.draft' : 'editor.created.private')}
        </p>
        {isOpen && (
          <div className="w-full">
            <Suspense fallback={<LoadingSharing />}>
              <Sharing wishlist={wishlist} />
            </Suspense>
          </div>
        )}
      </MessagePage>
    </div>
  );
}

function LoadingSharing() {
  return (
    <div className="min-h-120 pt-4">
      <SkeletonLines count={6} />
    </div>
  );
}
