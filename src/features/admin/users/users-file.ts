import { localDay } from '../../../domain/calendar.ts';
import type { User } from '../../../domain/user.ts';
import type { Say } from '../../../session/language.ts';
import type { CsvSource } from '../frame/csv-export.tsx';
import type { UsersDesk } from './users-desk.ts';
import { sayRole } from './user-words.ts';

const COLUMNS = ['id', 'name', 'email', 'phone', 'status', 'role', 'joined', 'last-active'] as const;

/** Everybody, for a spreadsheet: moments in UTC, so that they can be sorted and compared. */
export function usersFile(say: Say, desk: UsersDesk): CsvSource<User> {
  return {
    fileName: `${say('admin-users.list')} ${localDay(new Date())}`,
    header: COLUMNS.map((column) => say(`admin-users.details.${column}`)),
    row: (user) => [
      user.id,
      user.displayName,
      user.email,
      user.phoneNumber,
      say(`admin-users.status.${user.status}`),
      sayRole(say, user),
      user.createdAt,
      user.lastActiveAt,
    ],
    pages: desk.everybody,
  };
}
