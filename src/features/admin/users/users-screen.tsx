import { useEffect, useMemo, useRef, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import type { UserId } from '../../../domain/ids.ts';
import type { User } from '../../../domain/user.ts';
import { useMember } from '../../../session/auth/use-member.ts';
import { useSession } from '../../../session/session.tsx';
import { TextLink } from '../../../ui/button.tsx';
import { ArrowLeftIcon } from '../../../ui/icons.tsx';
import { toast } from '../../../ui/toast.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { RefreshButton } from '../frame/refresh-button.tsx';
import { CsvExport } from '../frame/csv-export.tsx';
import { usePart } from '../frame/use-part.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { Counters } from './counters.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useActivity } from './use-activity.ts';
import { useTypedFilter } from './use-typed-filter.ts';
import { useUserList } from './use-user-list.ts';
import { UserDetails } from './user-details.tsx';
import { type Change, useUsersDesk, type UsersDesk } from './users-desk.ts';
import { usersFile } from '../files/data-files.ts';
import { UsersList } from './users-list.tsx';

export function UsersScreen() {
  return <UsersScreenWith desk={useUsersDesk()} self={useMember().account.id} />;
}

/** Every user, for admins: who they are, and what they may do. `self` is the admin who looks. */
export function UsersScreenWith({ desk, self }: { readonly desk: UsersDesk; readonly self: UserId }) {
  const { say } = useSession();
  const counts = usePart(desk.counts);
  const typed = useTypedFilter();
  const list = useUserList(desk, typed.filter);
  const { shown } = list;
  const users = shown.state === 'ready' ? shown.value.items : NOBODY;
  const activity = useActivity(desk, users);
  const [details, setDetails] = useState<{ readonly user: User; readonly open: boolean } | null>(null);
  const [asked, setAsked] = useState<{ readonly user: User; readonly change: Change; readonly open: boolean } | null>(
    null,
  );
  const file = useMemo(() => usersFile(say, desk.everybody), [say, desk]);

  const isFailed = shown.state === 'failed' || list.sweep?.unanswered?.state === 'failed';
  useEffect(() => {
    if (isFailed) toast.error(say('toast.users-failed'));
  }, [isFailed, say]);

  const showing = useRef<HTMLParagraphElement>(null);
  const wasChanged = useRef(false);
  useEffect(() => {
    if (!wasChanged.current) return;
    wasChanged.current = false;
    // Whoever was changed may fit no longer, and the focus went with them.
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
          <RefreshButton parts={[list, counts]} />
          <CsvExport label={say('admin-users.export')} source={file} />
        </>
      }
      asked={[counts.shown, shown]}
    >
      <Counters counts={counts} />
      <FilterBar filter={typed} />
      <UsersList
        list={list}
        filter={typed.filter}
        showing={showing}
        counts={counts.shown.state === 'ready' ? counts.shown.value : null}
        users={users}
        activity={activity}
        self={self}
        onDetails={(user) => setDetails({ user, open: true })}
        onChange={(change, user) => setAsked({ change, user, open: true })}
      />
      {details && (
        <UserDetails
          {...details}
          activity={activity.of(details.user)}
          onClose={() => setDetails({ ...details, open: false })}
        />
      )}
      {asked && (
        <ChangeDialog
          {...asked}
          desk={desk}
          onClose={() => setAsked({ ...asked, open: false })}
          onChanged={() => {
            wasChanged.current = true;
            list.reload(asked.user);
            counts.refresh();
          }}
        />
      )}
    </AdminPage>
  );
}

const NOBODY: readonly User[] = [];
