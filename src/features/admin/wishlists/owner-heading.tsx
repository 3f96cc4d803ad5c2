import { useCallback } from 'react';
import type { UserId } from '../../../domain/ids.ts';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ArrowLeftIcon } from '../../../ui/icons.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { PartView } from '../frame/part-view.tsx';
import { usePart } from '../frame/use-part.ts';
import { addressOf } from './review-view.ts';
import { useDenied } from './use-denied.ts';
import type { WishlistsDesk } from './wishlists-desk.ts';

interface OwnerHeadingProps {
  readonly owner: UserId;
  readonly desk: WishlistsDesk;
  readonly onDenied: () => void;
}

/** Whose wishlists are shown, and the way back to everybody's. */
export function OwnerHeading({ owner, desk, onDenied }: OwnerHeadingProps) {
  const { say } = useSession();
  const user = usePart(useCallback(() => desk.user(owner), [desk, owner]));
  useDenied([user.shown], onDenied);
  return (
    <div className="mb-5 grid justify-items-start gap-2">
      <ButtonLink look="link" href={addressOf({})} icon={<ArrowLeftIcon />}>
        {say('admin-wishlists.back-to-all')}
      </ButtonLink>
      <PartView part={user} failed={say('admin-wishlists.owner-failed')} waiting={<SkeletonLines count={2} />}>
        {(known) => (
          <>
            <h2 className="font-display text-2xl/8 wrap-anywhere text-wine">
              {known
                ? say('admin-wishlists.of', { name: known.displayName.trim() || known.email })
                : say('admin-wishlists.of-unknown')}
            </h2>
            <p className="wrap-anywhere text-faded">{known?.email || owner}</p>
          </>
        )}
      </PartView>
    </div>
  );
}
