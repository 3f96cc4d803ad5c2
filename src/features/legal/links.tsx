import type { MessageKey } from '../../config/messages/en.ts';
import type { PagePath } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';
import { TextLink } from '../../ui/button.tsx';

/** Related links at the end of a legal page. */
export function Links({ links }: { links: readonly { readonly page: PagePath; readonly label: MessageKey }[] }) {
  const { say, language } = useSession();
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ page, label }) => (
        <li key={page.pattern}>
          <TextLink href={page.to(language)} className="inline-flex min-h-touch items-center">
            {say(label)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
