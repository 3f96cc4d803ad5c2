import type { UserId } from '../../../domain/ids.ts';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ArrowLeftIcon } from '../../../ui/rare-icons.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { userAddress } from '../../../session/moderation/user-link.ts';
import { addressOf } from './review-view.ts';
import { REVIEW, type ReviewApi } from './api.ts';

interface OwnerHeadingProps {
  readonly owner: UserId;
  readonly api: ReviewApi;
}

/** The owner whose wishlists are shown, with a link to all wishlists. */
export function OwnerHeading({ owner, api }: OwnerHeadingProps) {
  const { say } = useSession();
  const user = useServerQuery({ queryKey: [...REVIEW, 'user', owner], queryFn: () => api.user(owner) });
  return (
    <div className="mb-5 grid justify-items-start gap-2">
      <ButtonLink look="link" href={addressOf({})} icon={<ArrowLeftIcon />}>
        {say('admin-wishlists.back-to-all')}
      </ButtonLink>
      <QueryView query={user} failed={say('admin-wishlists.owner-failed')} waiting={<SkeletonLines count={2} />}>
        {(known) => (
          <>
            <h2 className="line-clamp-3 font-display text-2xl/8 text-wine">
              {known
                ? say('admin-wishlists.of', { name: known.displayName.trim() || known.email })
                : say('admin-wishlists.of-unknown')}
            </h2>
            <p className="text-faded">{known?.email || owner}</p>
            <ButtonLink look="link" href={userAddress(owner)}>
              {say('admin-wishlists.owner-details')}
            </ButtonLink>
          </>
        )}
      </QueryView>
    </div>
  );
}
