import { useEffect, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import type { SubscriberId } from '../../domain/ids.ts';
import { useSubmission } from '../../session/forms/submission.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { useApi } from '../../session/use-api.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { Notice } from '../../ui/notice.tsx';
import { unsubscribeApi, type UnsubscribeApi } from './api.ts';

interface UnsubscribeScreenProps {
  /** Of the link; empty if it is damaged. */
  readonly ids: readonly SubscriberId[];
  readonly api?: UnsubscribeApi;
}

/** Only the button unsubscribes: mail programs open links on their own. */
export function UnsubscribeScreen({ ids, api: given }: UnsubscribeScreenProps) {
  const { say, language } = useSession();
  const api = useApi(unsubscribeApi, given);
  const { outcome, submit } = useSubmission(api.unsubscribe);
  if (ids.length === 0)
    return (
      <MessagePage
        title={say('unsubscribe.damaged')}
        motif={<Paisley />}
        actions={<ButtonLink href={paths.contact.to(language)}>{say('unsubscribe.contact')}</ButtonLink>}
      >
        <p>{say('unsubscribe.damaged.text')}</p>
      </MessagePage>
    );
  if (outcome.state === 'done') return <Done />;
  return (
    <MessagePage title={say('unsubscribe.title')} motif={<Paisley />}>
      <p>{say('unsubscribe.text')}</p>
      {outcome.state === 'failed' && (
        <Notice text={`${say('unsubscribe.failed')} ${sayFailure(say, outcome.failure)}`} />
      )}
      <Button busy={outcome.state === 'busy'} busyLabel={say('unsubscribe.busy')} onClick={() => void submit(ids)}>
        {say('unsubscribe.confirm')}
      </Button>
    </MessagePage>
  );
}

/** Takes the focus of the button, so that screen readers announce it. */
function Done() {
  const { say, language } = useSession();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <MessagePage
      title={say('unsubscribe.done')}
      motif={<Paisley />}
      actions={
        <ButtonLink look="quiet" href={paths.home.to(language)}>
          {say('unsubscribe.home')}
        </ButtonLink>
      }
    >
      <p ref={words} tabIndex={-1}>
        {say('unsubscribe.done.text')}
      </p>
    </MessagePage>
  );
}
