import { useEffect, useState } from 'react';
import { brand } from '../../../config/brand.ts';
import type { MessageKey } from '../../../config/messages/en.ts';
import { paths } from '../../../config/paths.ts';
import { ERASURE_STEPS } from '../../../domain/erasure.ts';
import { useAuth } from '../../../session/auth/auth-provider.tsx';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { signInPath } from '../../../session/navigation/return-path.ts';
import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { type AccountApi, accountApi } from '../account/account-api.ts';
import { type ErasureApi, erasureApi } from './erasure-api.ts';
import { type ErasureState, useErasure } from './use-erasure.ts';

interface ErasureScreenProps {
  readonly api?: ErasureApi;
  readonly account?: AccountApi;
}

/** Deletes the account. A member who signs in after an interruption is sent here, and the deletion continues. */
export function ErasureScreen({ api: givenApi, account: givenAccount }: ErasureScreenProps) {
  const { say, language } = useSession();
  const { who, retry } = useAuth();
  const api = useApi(erasureApi, givenApi);
  const account = useApi(accountApi, givenAccount);
  const { erasure, run, confirmSheet } = useErasure(api, account);
  const isInterrupted = who.state === 'failed' && who.failure.reason === 'erasing';
  useEffect(() => {
    if (isInterrupted) void run();
  }, [isInterrupted, run]);

  if (erasure.state === 'done')
    return (
      <MessagePage
        title={say('erasure.done.title')}
        actions={<ButtonLink href={paths.home.to(language)}>{say('guard.home')}</ButtonLink>}
      >
        <p className="text-faded">{say('erasure.done.text')}</p>
      </MessagePage>
    );
  if (erasure.state !== 'idle')
    return (
      <>
        <Running erasure={erasure} onContinue={() => void run()} />
        {confirmSheet}
      </>
    );
  switch (who.state) {
    case 'loading':
      return <Waiting text={say('guard.loading')} className="min-h-[60dvh]" />;
    case 'failed':
      return (
        <MessagePage title={say('guard.failed')} actions={<Button onClick={retry}>{say('failure.retry')}</Button>}>
          <p className="text-faded">{sayFailure(say, who.failure)}</p>
        </MessagePage>
      );
    case 'signed-out':
      return (
        <MessagePage
          title={say('erasure.title')}
          actions={
            <ButtonLink href={signInPath(paths.login.to(), paths.erasure.to())}>{say('login.submit')}</ButtonLink>
          }
        >
          <p className="text-faded">{say('erasure.signed-out')}</p>
        </MessagePage>
      );
    case 'signed-in':
      return <Question onConfirm={() => void run()} />;
  }
}

const REMOVED = ['erasure.removed.profile', 'erasure.removed.lists', 'erasure.removed.notifications'] as const;
const STAYS = [
  'erasure.stays.inherited',
  'erasure.stays.gifts',
  'erasure.stays.received',
  'erasure.stays.messages',
  'erasure.stays.record',
] as const;

function Question({ onConfirm }: { onConfirm: () => void }) {
  const { say } = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <Page width="medium">
      <PageHeading title={say('erasure.title')} lead={say('erasure.lead')} />
      <div className="grid grid-cols-1 gap-6">
        <Facts title={say('erasure.removed')} facts={REMOVED} />
        <Facts title={say('erasure.stays')} facts={STAYS} />
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <Button look="danger" onClick={() => setAsking(true)}>
            {say('erasure.start')}
          </Button>
          <ButtonLink look="quiet" href={paths.profile.to()}>
            {say('erasure.keep')}
          </ButtonLink>
        </div>
      </div>
      <ConfirmDialog
        danger
        open={isAsking}
        title={say('erasure.ask.title')}
        confirmLabel={say('erasure.start')}
        cancelLabel={say('erasure.keep')}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{say('erasure.ask.text')}</p>
      </ConfirmDialog>
    </Page>
  );
}

function Facts({ title, facts }: { readonly title: string; readonly facts: readonly MessageKey[] }) {
  const { say } = useSession();
  return (
    <Card title={title}>
      <ul className="grid list-disc gap-2 ps-5">
        {facts.map((fact) => (
          <li key={fact}>{say(fact, { email: brand.supportEmail })}</li>
        ))}
      </ul>
    </Card>
  );
}

interface RunningProps {
  readonly erasure: Extract<ErasureState, { state: 'running' | 'failed' }>;
  readonly onContinue: () => void;
}

function Running({ erasure, onContinue }: RunningProps) {
  const { say } = useSession();
  const step = erasure.state === 'running' ? erasure.step : null;
  const done = step ? ERASURE_STEPS.indexOf(step) + 1 : 0;
  return (
    <Page width="medium">
      <PageHeading title={say('erasure.busy')} lead={say('erasure.busy.text')} />
      {erasure.state === 'failed' ? (
        <Notice text={`${say('erasure.failed')} ${sayFailure(say, erasure.failure)}`}>
          <Button look="quiet" onClick={onContinue}>
            {say('erasure.continue')}
          </Button>
        </Notice>
      ) : (
        <div role="status">
          <Progress percent={(done / (ERASURE_STEPS.length + 1)) * 100} label={say('erasure.busy')}>
            {step && say(`erasure.step.${step}`)}
          </Progress>
        </div>
      )}
    </Page>
  );
}
