import { paths } from '../../../config/paths.ts';
import { useSession } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';

/** Leads to the page that deletes the account. */
export function DeleteSection() {
  const { say } = useSession();
  return (
    <Section title={say('account.delete')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-faded">{say('account.delete.text')}</p>
        <ButtonLink look="quiet" href={paths.erasure.to()}>
          {say('account.delete')}
        </ButtonLink>
      </div>
    </Section>
  );
}
