import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { brand } from '../../../config/brand.ts';
import { mayRemoveWay, type OwnWay, type Provider } from '../../../domain/sign-in-ways.ts';
import type { Account } from '../../../domain/user.ts';
import { useGoogleWindow } from '../../../session/auth/use-google-window.tsx';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ACCOUNT, type AccountApi } from './account-api.ts';
import { EmailSheet } from './email-sheet.tsx';
import { PasswordSheet } from './password-sheet.tsx';

interface SecurityCardProps {
  readonly account: Account;
  readonly api: AccountApi;
  readonly hasFacebook?: boolean;
}

/** How the member signs in, and changes of it. */
export function SecurityCard({ account, api, hasFacebook = brand.hasFacebookSignIn }: SecurityCardProps) {
  const { say } = useSession();
  const query = useServerQuery({ queryKey: [...ACCOUNT, account.id], queryFn: () => api.ways() });
  return (
    <Section title={say('account.title')}>
      <QueryView query={query} failed={say('account.failed')} waiting={<Loading />}>
        {(ways) => <Ways account={account} ways={ways} api={api} hasFacebook={hasFacebook} />}
      </QueryView>
    </Section>
  );
}

interface WaysProps extends Required<SecurityCardProps> {
  readonly ways: readonly OwnWay[];
}

function Ways({ account: { email }, ways, api, hasFacebook }: WaysProps) {
  const { say } = useSession();
  const client = useQueryClient();
  const [sheet, setSheet] = useState<{ readonly what: 'password' | 'email'; readonly turn: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (what: 'password' | 'email') => {
    setSheet((before) => ({ what, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  };
  const close = () => setOpen(false);
  const refresh = () => void client.invalidateQueries({ queryKey: ACCOUNT });
  const hasPassword = ways.some(({ way }) => way === 'password');
  const parts = { api, open: isOpen, onClose: close };
  return (
    <>
      <ul className="divide-y divide-line rounded-2xl border border-line bg-card px-5 lift sm:px-6">
        {email !== '' && (
          <>
            <Row title={say('profile.email')} detail={email}>
              <Button look="link" onClick={() => open('email')}>
                {say('account.email.change')}
              </Button>
            </Row>
            <Row
              title={say('sign-in.password')}
              detail={say(hasPassword ? 'account.password.set' : 'account.password.not-set')}
            >
              <Button look="link" onClick={() => open('password')}>
                {say(hasPassword ? 'account.password.change' : 'account.password.add')}
              </Button>
            </Row>
          </>
        )}
        <ProviderRow provider="google" ways={ways} api={api} onChanged={refresh} />
        {(hasFacebook || ways.some(({ way }) => way === 'facebook')) && (
          <ProviderRow provider="facebook" ways={ways} api={api} onChanged={refresh} />
        )}
      </ul>
      <p className="mt-3 text-sm text-faded">{say(hasPassword ? 'account.sessions' : 'account.sessions.provider')}</p>
      {sheet?.what === 'email' && <EmailSheet key={sheet.turn} {...parts} />}
      {sheet?.what === 'password' && (
        <PasswordSheet
          key={sheet.turn}
          {...parts}
          ways={ways}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
    </>
  );
}

interface ProviderRowProps {
  readonly provider: Provider;
  readonly ways: readonly OwnWay[];
  readonly api: AccountApi;
  readonly onChanged: () => void;
}

function ProviderRow({ provider, ways, api, onChanged }: ProviderRowProps) {
  const { say } = useSession();
  const own = ways.find(({ way }) => way === provider);
  const connecting = useMutation({
    mutationFn: (idToken: string | undefined) => api.connectProvider(provider, idToken),
    meta: { done: 'account.connected.done', failed: 'account.connect.failed' },
    onSettled: onChanged,
  });
  const disconnecting = useMutation({
    mutationFn: () => api.disconnectProvider(provider),
    meta: { done: 'account.disconnected.done', failed: 'account.disconnect.failed' },
    onSettled: onChanged,
  });
  const google = useGoogleWindow((idToken) => connecting.mutate(idToken));
  return (
    <Row
      title={say(`account.way.${provider}`)}
      detail={
        own ? (
          <>
            {own.email === '' ? say('account.connected') : own.email}
            {!mayRemoveWay(ways) && <span className="block">{say('account.last-way')}</span>}
          </>
        ) : (
          say('account.not-connected')
        )
      }
    >
      {own ? (
        mayRemoveWay(ways) && (
          <Button
            look="link"
            aria-label={say(`account.disconnect.${provider}`)}
            busy={disconnecting.isPending}
            onClick={() => disconnecting.mutate()}
          >
            {say('account.disconnect')}
          </Button>
        )
      ) : (
        <Button
          look="link"
          aria-label={say(`account.connect.${provider}`)}
          busy={connecting.isPending}
          onClick={provider === 'google' ? google.ask : () => connecting.mutate(undefined)}
        >
          {say('account.connect')}
        </Button>
      )}
      {google.picker}
    </Row>
  );
}

function Row({
  title,
  detail,
  children,
}: {
  readonly title: string;
  readonly detail: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <div className="min-w-0 py-1">
        <p className="font-medium">{title}</p>
        <div className="text-sm wrap-anywhere text-faded">{detail}</div>
      </div>
      {children}
    </li>
  );
}

function Loading() {
  const { say } = useSession();
  return (
    <div role="status" className="divide-y divide-line rounded-2xl border border-line bg-card px-5 sm:px-6">
      <span className="sr-only">{say('account.loading')}</span>
      {['email', 'password', 'google'].map((row) => (
        <div key={row} className="grid gap-3 py-4">
          <Skeleton className="h-4 w-1/4" />
          <Skeleton className="h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}
