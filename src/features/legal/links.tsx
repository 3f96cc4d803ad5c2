import type { MessageKey } from '../../config/messages/en.ts';
import { useSession } from '../../session/session.tsx';
import { TextLink } from '../../ui/button.tsx';

/** Related links at the end of a legal page. */
export function Links({ links }: { links: readonly { readonly to: string; readonly label: MessageKey }[] }) {
  const { say } = useSession();
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ to, label }) => (
        <li key={to}>
          <TextLink href={to} className="inline-flex min-h-touch items-center">
            {say(label)}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
