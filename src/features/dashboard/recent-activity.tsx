import { paths } from '../../config/paths.ts';
import { avatars, RECENT_WISHLISTS } from '../../domain/dashboard.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Say } from '../../session/language/catalogue.ts';
import { useSession } from '../../session/session.tsx';
import { AvatarStack } from '../../ui/avatar.tsx';
import { TextLink } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';

/** The newest wishlists with their contributors. */
export function RecentActivity({ wishlists }: { readonly wishlists: readonly Wishlist[] }) {
  const { say, langOf } = useSession();
  const recent = wishlists.slice(0, RECENT_WISHLISTS);
  return (
    <Section title={say('dashboard.activity')}>
      {recent.length === 0 ? (
        <p className="text-faded">{say('dashboard.activity.none')}</p>
      ) : (
        <ul className="grid divide-y divide-line">
          {recent.map(({ id, title, language, userId: owner, contributors, contributorCount }) => (
            <li key={id} className="flex min-h-16 items-center justify-between gap-3 pb-2">
              <div className="min-w-0">
                <TextLink href={paths.wishlistAnalytics.to(id)} className="-mb-1 inline-block pt-3 pb-2">
                  <span lang={langOf(title, language)} className="line-clamp-2">
                    {title}
                  </span>
                </TextLink>
                <p className="text-sm text-faded">{sayContributors(say, contributorCount)}</p>
              </div>
              {contributors.length > 0 && (
                <AvatarStack
                  people={avatars(contributors, contributorCount).shown.map(({ userId, displayName }) => ({
                    name: userId === owner ? say('name.you') : displayName,
                  }))}
                  total={contributorCount}
                  label={sayContributors(say, contributorCount)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function sayContributors(say: Say, count: number): string {
  return say(count === 0 ? 'dashboard.activity.givers.none' : 'dashboard.activity.givers', { count });
}
