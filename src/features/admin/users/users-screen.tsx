import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import type { NamedUser } from '../../../data/admin/named-user.ts';
import type { UserId } from '../../../domain/ids.ts';
import type { User } from '../../../domain/user.ts';
import { useSession } from '../../../session/session.tsx';
import { useApi } from '../../../session/use-api.ts';
import { Button, TextLink } from '../../../ui/button.tsx';
import { ArrowLeftIcon } from '../../../ui/rare-icons.tsx';
import { toast } from '../../../ui/toast.ts';
import type { DataRequestsApi } from '../data-requests/api.ts';
import { DataRequests } from '../data-requests/data-requests.tsx';
import { ExportButton } from '../exports/export-button.tsx';
import { usersTable } from '../exports/tables.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { RefreshButton } from '../../../session/server-state/refresh-button.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { Counters } from './counters.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useActivity } from './use-activity.ts';
import { useTypedFilter } from './use-typed-filter.ts';
import { useUserList } from './use-user-list.ts';
import { UserDetails, userKey } from './user-details.tsx';
import { isAdminByAddress } from './user-words.ts';
import { type Change, USERS, usersApi, type UsersApi } from './api.ts';
import { UsersList } from './users-list.tsx';

interface UsersScreenProps {
  readonly api?: UsersApi;
  readonly dataRequests?: DataRequestsApi;
  /** The current admin. */
  readonly self: { readonly id: UserId; readonly isConfiguredAdmin: boolean };
  /** What is searched for at first. */
  readonly search?: string;
  /** Whose details are open at first. */
  readonly linked?: UserId | null;
}

/** The users, for admins. */
export function UsersScreen({ api: given, dataRequests, self, search = '', linked = null }: UsersScreenProps) {
  const { say, format } = useSession();
  const api = useApi(usersApi, given);
  const counts = useServerQuery({ queryKey: [...USERS, 'counts'], queryFn: api.counts });
  const typed = useTypedFilter(search);
  const list = useUserList(api, typed.filter);
  const { shown } = list;
  const users = shown.state === 'ready' ? shown.value.items : NOBODY;
  const client = useQueryClient();
  const [details, setDetails] = useState(linked && { id: linked, open: true });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [request, setRequest] = useState<{ readonly about: string; readonly open: boolean } | null>(null);
  const isListed = users.some(({ id }) => id === details?.id);
  const activity = useActivity(api, details && !isListed ? [...users, details] : users);
  const mayChange = (user: NamedUser) => user.id !== self.id && (self.isConfiguredAdmin || !isAdminByAddress(user));
  const readAgain = (user: NamedUser) => {
    void client.invalidateQueries({ queryKey: userKey(user.id) });
    list.reload(user);
    counts.refresh();
  };

  const isFailed = shown.state === 'failed' || list.sweep?.unanswered?.state === 'failed';
  useEffect(() => {
    if (isFailed) toast.error(say('toast.users-failed'));
  }, [isFailed, say]);

  const showing = useRef<HTMLParagraphElement>(null);
  const wasChanged = useRef(false);
  useEffect(() => {
    if (!wasChanged.current) return;
    wasChanged.current = false;
    // The changed user may no longer match the filter; its row and the focus are then gone.
    if (document.activeElement === document.body) showing.current?.focus({ preventScroll: true });
  }, [users]);

  return (
    <AdminPage
      title={say('admin-users.title')}
      lead={
        <TextLink href={paths.admin.to()} className="inline-flex min-h-touch items-center gap-2 text-base">
          <ArrowLeftIcon />
          {say('admin-users.back')}
        </TextLink>
      }
      aside={
        <>
          <RefreshButton queries={[list, counts]} />
          <Button look="quiet" onClick={() => setRequest({ about: '', open: true })}>
            {say('admin-users.data')}
          </Button>
          <ExportButton label={say('admin-users.export')} tables={[usersTable({ say, format }, api, typed.filter)]} />
        </>
      }
    >
      <Counters counts={counts} />
      <FilterBar filter={typed} />
      <UsersList
        list={list}
        filter={typed.filter}
        showing={showing}
        counts={counts.shown}
        users={users}
        activity={activity}
        self={self.id}
        mayChange={mayChange}
        onDetails={(user) => {
          client.setQueryData(userKey(user.id), user);
          setDetails({ id: user.id, open: true });
        }}
        onChange={ask}
      />
      {details && (
        <UserDetails
          {...details}
          api={api}
          activity={activity.of(details)}
          mayChange={mayChange}
          onChange={ask}
          onChanged={() => {
            list.refresh();
            counts.refresh();
          }}
          onDataRequest={() => {
            setDetails({ ...details, open: false });
            setRequest({ about: details.id, open: true });
          }}
          onClose={() => setDetails({ ...details, open: false })}
        />
      )}
      {request && (
        <DataRequests
          key={request.about}
          {...request}
          api={dataRequests}
          onClose={() => setRequest({ ...request, open: false })}
        />
      )}
      {asked && (
        <ChangeDialog
          key={`${asked.change} ${asked.user.id}`}
          {...asked}
          api={api}
          onClose={() => setAsked({ ...asked, open: false })}
          onChanged={() => {
            wasChanged.current = true;
            readAgain(asked.user);
          }}
        />
      )}
    </AdminPage>
  );

  function ask(change: Change, user: NamedUser) {
    setAsked({ change, user, open: true });
  }
}

interface Asked {
  readonly user: NamedUser;
  readonly change: Change;
  readonly open: boolean;
}

const NOBODY: readonly User[] = [];
