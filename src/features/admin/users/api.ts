import { exportsApi, type ExportsApi } from '../exports/api.ts';
import { ADMIN } from '../frame/admin-key.ts';
import { notesApi, type NotesApi } from '../notes/api.ts';
import type { Connection } from '../../../data/connection.ts';
import type { BanProgress, QueriedStatus, Searched, UserActivity } from '../../../data/admin/operations.ts';
import type { NamedUser } from '../../../data/admin/named-user.ts';
import type { Page, PageOptions } from '../../../data/firebase/page-query.ts';
import type { Listed } from '../../../data/listed.ts';
import type { UserId } from '../../../domain/ids.ts';
import type { UserCounts, UserFilter } from '../../../domain/user-list.ts';
import type { User } from '../../../domain/user.ts';

export const USERS = [...ADMIN, 'users'];

/** What an admin may change about another user. */
export type Change = 'ban' | 'unban' | 'grant' | 'revoke';

interface ChangeParts {
  /** Of a ban. */
  readonly reason: string;
  readonly onProgress: (progress: BanProgress) => void;
}

/** What an admin can read about users and change. All functions throw on failure. */
export interface UsersApi extends NotesApi, Pick<ExportsApi, 'userRows'> {
  readonly counts: () => Promise<UserCounts>;
  readonly list: (status: QueriedStatus, options: PageOptions) => Promise<Page<User>>;
  readonly search: (filter: UserFilter, options: Pick<PageOptions, 'after' | 'size'>) => Promise<Searched>;
  readonly findByEmail: (email: string) => Promise<Listed<User>>;
  /** null if the user no longer exists. */
  readonly read: (id: UserId) => Promise<User | null>;
  readonly activity: (id: UserId) => Promise<UserActivity>;
  /** The number of wishlists that an interrupted ban or unban left as they were. */
  readonly unfinished: (user: User) => Promise<number>;
  readonly change: (change: Change, user: NamedUser, parts: ChangeParts) => Promise<void>;
}

export function usersApi(connection: Connection): UsersApi {
  const admin = () => import('../../../data/admin/operations.ts');
  return {
    ...notesApi(connection),
    userRows: exportsApi(connection).userRows,
    counts: async () => (await admin()).readUserCounts(connection),
    list: async (status, options) => (await admin()).listUsers(connection, { ...options, status }),
    search: async (filter, options) => (await admin()).searchUsers(connection, filter, options),
    findByEmail: async (email) => (await admin()).findUsersByEmail(connection, email),
    read: async (id) => (await import('../../../data/profiles/operations.ts')).readProfile(connection, id),
    activity: async (id) => (await admin()).readUserActivity(connection, id),
    unfinished: async (user) => (await admin()).countUnfinished(connection, user),
    change: async (change, user, { reason, onProgress }) => {
      const { banUser, grantAdmin, revokeAdmin, unbanUser } = await admin();
      switch (change) {
        case 'ban':
          return banUser(connection, user, reason, onProgress);
        case 'unban':
          return unbanUser(connection, user, onProgress);
        case 'grant':
          return grantAdmin(connection, user);
        case 'revoke':
          return revokeAdmin(connection, user);
      }
    },
  };
}
