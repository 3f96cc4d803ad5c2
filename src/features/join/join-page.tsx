import { paths } from '../../config/paths.ts';
import { checkHostName } from '../../domain/forms/host-name-form.ts';
import { expiryOf, type HostInvitation } from '../../domain/hosts.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { useCheckedForm, useTyped } from '../../session/forms/checked-form.ts';
import { HostNameField } from '../../session/hosts/host-name-field.tsx';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import type { JoinApi } from './api.ts';

interface JoinPageProps {
  readonly invitation: HostInvitation;
  readonly api: JoinApi;
}

/** Who invites to what, and what the invited person will do. */
export function JoinPage({ invitation, api }: JoinPageProps) {
  const { say, format } = useSession();
  const { profile } = useMember();
  const { go } = useNavigation();
  const { title, from, role } = invitation;
  const { form, change, errorOf, failure, isBusy, element, onSubmit } = useCheckedForm({
    typed: useTyped({ name: profile.displayName }),
    check: checkHostName,
    send: async ({ name }) => {
      const outcome = await outcomeOf(() => api.join(invitation, name));
      if (outcome.ok) {
        toast.success(say('join.joined', { title }));
        go(paths.dashboard.to(), { replace: true });
      }
      return outcome;
    },
  });
  return (
    <MessagePage
      title={from === '' ? say('join.invites.nameless', { title }) : say('join.invites', { from, title })}
      motif={<Monogram first={from === '' ? title : from} second={profile.displayName} className="size-20" />}
    >
      <p>{say(`join.role.${role}`)}</p>
      <form ref={element} noValidate onSubmit={onSubmit} className="grid w-full grid-cols-1 gap-2 text-left">
        <HostNameField {...{ form, change, errorOf }} />
        {failure && (
          <Notice
            text={
              failure.reason === 'denied' ? say('join.denied') : `${say('join.failed')} ${sayFailure(say, failure)}`
            }
          />
        )}
        <Button type="submit" wide busy={isBusy} busyLabel={say('join.busy')}>
          {say('join.accept')}
        </Button>
        <ButtonLink look="link" href={paths.dashboard.to()} className="justify-self-center">
          {say('join.later')}
        </ButtonLink>
      </form>
      <p className="text-sm text-faded">{say('join.until', { date: format.date(expiryOf(invitation)) })}</p>
    </MessagePage>
  );
}
