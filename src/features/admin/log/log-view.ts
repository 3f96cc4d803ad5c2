import { paths } from '../../../config/paths.ts';
import type { LogFilter } from '../../../data/admin/list-system-log.ts';
import { calendarDay } from '../../../domain/calendar.ts';
import { oneDay } from '../../../domain/period.ts';
import { LOG_TYPES } from '../../../domain/system-log.ts';
import { uuidIn } from '../../../domain/uuid-in.ts';
import { withQuery } from '../frame/with-query.ts';

export type LogType = (typeof LOG_TYPES)[number];

/** The filters as they are typed; '' for none. They are in the URL, so that they can be linked to. */
export interface LogView {
  readonly type: LogType | '';
  readonly actor: string;
  readonly target: string;
  readonly day: string;
}

export function viewAt(query: string): LogView {
  const asked = new URLSearchParams(query);
  const of = (name: string) => asked.get(name)?.trim() ?? '';
  return { type: typeIn(of('type')), actor: of('actor'), target: of('target'), day: of('day') };
}

export function typeIn(text: string): LogType | '' {
  return LOG_TYPES.find((known) => known === text) ?? '';
}

export function addressOf(view: Partial<LogView>): string {
  return withQuery(paths.adminLog.to(), { ...view });
}

/** null if there is no such day. */
export function filterOf({ type, actor, target, day }: LogView): LogFilter | null {
  const read = calendarDay(day);
  if (day !== '' && read === null) return null;
  // An address may contain what looks like an id.
  const id = target.includes('@') ? null : uuidIn(target);
  return { type, actor, target: id ?? target, period: read && oneDay(read) };
}
