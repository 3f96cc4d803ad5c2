import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { type HostInvitation, stateOf } from '../../domain/hosts.ts';
import type { HostInvitationId } from '../../domain/ids.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { QueryView } from '../../session/server-state/query-view.tsx';
import { useServerQuery } from '../../session/server-state/use-server-query.ts';
import { useSession } from '../../session/session.tsx';
import { useApi } from '../../session/use-api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Page } from '../../ui/page.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { type JoinApi, joinApi } from './api.ts';
import { JoinPage } from './join-page.tsx';

interface JoinScreenProps {
  readonly id: HostInvitationId;
  readonly api?: JoinApi;
}

/** An invitation to run a wishlist: who invites to what, and whether its link still works. */
export function JoinScreen({ id, api: given }: JoinScreenProps) {
  const { say } = useSession();
  const api = useApi(joinApi, given);
  const query = useServerQuery({ queryKey: ['join', id], queryFn: () => api.read(id) });
  return (
    <QueryView
      query={query}
      failed={say('join.load.failed')}
      waiting={
        <Page width="narrow">
          <SkeletonLines count={5} />
        </Page>
      }
    >
      {(read) => (read.state === 'ready' ? <Read invitation={read.value} api={api} /> : <Closed what="missing" />)}
    </QueryView>
  );
}

function Read({ invitation, api }: { readonly invitation: HostInvitation; readonly api: JoinApi }) {
  const { profile } = useMember();
  const [now] = useState(() => new Date());
  if (invitation.ownerId === profile.id) return <Closed what="own" />;
  if (invitation.used?.by === profile.id) return <Closed what="already" title={invitation.title} />;
  const state = stateOf(invitation, now);
  return state === 'open' ? <JoinPage invitation={invitation} api={api} /> : <Closed what={state} />;
}

interface ClosedProps {
  readonly what: 'missing' | 'own' | 'already' | 'used' | 'expired';
  readonly title?: string;
}

function Closed({ what, title = '' }: ClosedProps) {
  const { say } = useSession();
  return (
    <MessagePage
      title={say(`join.${what}`)}
      motif={<Paisley />}
      actions={<ButtonLink href={paths.dashboard.to()}>{say('join.to-dashboard')}</ButtonLink>}
    >
      <p className="text-faded">{say(`join.${what}.text`, { title })}</p>
    </MessagePage>
  );
}
