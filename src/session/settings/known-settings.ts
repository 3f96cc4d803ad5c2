import { useSyncExternalStore } from 'react';
import { DEFAULT_SETTINGS } from '../../domain/platform.ts';
import { map, number } from '../../domain/schema.ts';
import { type PlatformSettings, settingsForm } from '../../domain/settings.ts';
import { WindowMemory } from '../browser/window-memory.ts';
import { SETTINGS_KEY } from './memory-keys.ts';

const FRESH_FOR_MS = 5 * 60_000;
const remembered = map({ settings: map(settingsForm), readAt: number({}) });
const memory = new WindowMemory(SETTINGS_KEY);

interface Known {
  readonly text: string;
  readonly settings: PlatformSettings;
  readonly readAt: number;
}

const NOTHING: Known = { text: '', settings: DEFAULT_SETTINGS, readAt: -Infinity };
let latest = NOTHING;

/** As they were last read in this window; the defaults before that, and in what is rendered before anybody has a window. */
export function useSettings(): PlatformSettings {
  return useSyncExternalStore(memory.subscribe, knownSettings, () => DEFAULT_SETTINGS);
}

export function rememberSettings(settings: PlatformSettings): void {
  memory.write(JSON.stringify({ settings, readAt: Date.now() }));
}

/** Whether they were read so lately that nobody need ask again. */
export function areSettingsFresh(): boolean {
  const age = Date.now() - known().readAt;
  return age >= 0 && age < FRESH_FOR_MS;
}

/** As last read in this window, else the defaults. */
export const knownSettings = (): PlatformSettings => known().settings;

/** The same object for as long as the same is remembered. */
function known(): Known {
  const text = memory.read();
  if (text !== latest.text) latest = parse(text);
  return latest;
}

function parse(text: string): Known {
  try {
    return { text, ...remembered.parse(JSON.parse(text), 'the remembered settings') };
  } catch {
    // Written by another version, or by somebody's hand: as if nothing were known.
    return { ...NOTHING, text };
  }
}
