import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { TextLink } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import type { DeletedList } from './use-own-counts.ts';

/** The registers of deleted wishlists. */
export function DeletedLists({ lists }: { readonly lists: readonly DeletedList[] }) {
  const { say, format, langOf } = useSession();
  return (
    <Section title={say('dashboard.deleted')}>
      <p className="-mt-2 mb-2 text-sm text-faded">{say('dashboard.deleted.text')}</p>
      <ul className="divide-y divide-line">
        {lists.map(({ id, title, deletedAt, contributions }) => (
          <li key={id} className="py-2">
            <TextLink
              href={paths.wishlistAnalytics.to(id)}
              lang={langOf(title)}
              className="inline-flex min-h-touch items-center"
            >
              {title === '' ? say('dashboard.deleted.untitled') : title}
            </TextLink>
            <p className="text-sm text-faded">
              {say('dashboard.deleted.gifts', {
                count: contributions,
                date: format.date(deletedAt),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
