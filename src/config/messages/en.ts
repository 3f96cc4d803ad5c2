import { accounts } from './en/accounts.ts';
import { admin } from './en/admin.ts';
import { app } from './en/app.ts';
import { failures } from './en/failures.ts';
import { achievementNames, priceBands, times } from './en/figures.ts';
import { notifications } from './en/notifications.ts';
import { problems } from './en/problems.ts';
import { wishlists } from './en/wishlists.ts';

/** The catalogue by area. No key is in two of them: a test looks. */
export const areas = [
  app,
  accounts,
  wishlists,
  notifications,
  admin,
  failures,
  problems,
  times,
  achievementNames,
  priceBands,
] as const;

/** Every sentence that a person can read. `{name}` marks what is filled in. */
export const en = {
  ...app,
  ...accounts,
  ...wishlists,
  ...notifications,
  ...admin,
  ...failures,
  ...problems,
  ...times,
  ...achievementNames,
  ...priceBands,
} as const;

export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>>;
