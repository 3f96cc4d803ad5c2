import { rememberedAccount } from '../../data/accounts/remembered-account.ts';
import { readSettingsAsGuest } from '../../data/rest/read-settings.ts';
import { type Announcement, announcementFor, announcements, nextChange } from '../../domain/announcements.ts';
import { DAY_MS } from '../../domain/calendar.ts';
import { pick } from '../../domain/schema.ts';
import type { PlatformSettings } from '../../domain/settings.ts';
import { shownSettings } from '../../domain/shown-settings.ts';
import { WindowMemory } from '../browser/window-memory.ts';
import type { LanguageStore } from '../language/language-store.ts';
import type { Session } from '../session.tsx';
import { closed, shown } from './announcement.ts';
import { areSettingsFresh, rememberSettings } from './known-settings.ts';

/** 'on' if the settings last read in this window said so. */
export const maintenance = new WindowMemory('shagun.maintenance');
/** The announcements of the settings last read in this window, as JSON. */
const planned = new WindowMemory('shagun.announcements');

/** The notice of maintenance has no end that is known. */
const NO_END = 8_640_000_000_000_000;

export type ReadSettings = (session: Session) => Promise<PlatformSettings>;

const overRest: ReadSettings = ({ connection }) => readSettingsAsGuest(connection);

/** Reads the settings unless they are fresh, and shows the announcement of this moment from now on. */
export async function refreshSettings(session: Session, read: ReadSettings = overRest): Promise<void> {
  const { languages } = session;
  if (areSettingsFresh()) await announce(languages);
  else await keepSettings(await read(session), languages);
  if (watched.has(languages)) return;
  watched.add(languages);
  languages.subscribe(() => void announce(languages));
}
const watched = new WeakSet<LanguageStore>();

/** A new announcement waits for the next page. */
export async function keepSettings(settings: PlatformSettings, languages: LanguageStore): Promise<void> {
  maintenance.write(settings.maintenance ? 'on' : '');
  planned.write(JSON.stringify(settings.announcements));
  rememberSettings(pick(shownSettings, settings));
  await announce(languages, (text) => shown.keep(text));
}

/** Chooses again when the clock starts or ends an announcement. */
async function announce(languages: LanguageStore, show = (text: string) => shown.write(text)): Promise<void> {
  clearTimeout(timer);
  const text = await chosen(languages);
  if (text !== shown.read()) show(text);
  const next = nextChange(plannedNow(), new Date());
  // Timers are limited to less than a month.
  if (next) timer = setTimeout(() => void announce(languages), Math.min(Number(next) - Date.now(), DAY_MS));
}
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * During maintenance its notice stands in for the announcement. Members have it on their own pages as soon as this window
 * knows, so their banner keeps the announcement (maintenance-notice.tsx).
 */
async function chosen(languages: LanguageStore): Promise<string> {
  const { language } = languages.current();
  const isMember = rememberedAccount() !== null;
  const isClosed = (id: string) => closed.read().includes(id);
  if (maintenance.read() === 'on' && !isMember) {
    const { say } = await languages.catalogueIn(language, ['offline']);
    return isClosed('maintenance') ? '' : `${NO_END} maintenance ${say('offline.maintenance')}`;
  }
  const found = announcementFor(plannedNow(), isMember ? 'members' : 'visitors', new Date(), isClosed);
  if (!found) return '';
  const { id, endsAt, texts } = found;
  return `${Number(endsAt)} ${id} ${(language in texts && texts[language as keyof typeof texts]) || texts.en}`;
}

function plannedNow(): readonly Announcement[] {
  try {
    return announcements.parse(JSON.parse(planned.read(), reviveTime), 'the announcements of this window');
  } catch {
    // Written by another version, or nothing was read yet.
    return [];
  }
}

/** JSON has no times. */
function reviveTime(key: string, value: unknown): unknown {
  return (key === 'startsAt' || key === 'endsAt') && typeof value === 'string' ? new Date(value) : value;
}
