import { useSyncExternalStore } from 'react';
import { DEFAULT_SETTINGS } from '../../domain/platform.ts';
import { map, number } from '../../domain/schema.ts';
import { type ShownSettings, shownSettings } from '../../domain/shown-settings.ts';
import { WindowMemory } from '../browser/window-memory.ts';
import { SETTINGS_KEY } from './memory-keys.ts';

const FRESH_FOR_MS = 5 * 60_000;
const remembered = map({ settings: map(shownSettings), readAt: number({}) });
const memory = new WindowMemory(SETTINGS_KEY);

interface Known {
  readonly text: string;
  readonly settings: ShownSettings;
  readonly readAt: number;
}

const NOTHING: Known = { text: '', settings: DEFAULT_SETTINGS, readAt: -Infinity };
let latest = NOTHING;

/** The settings last read in this window, otherwise the defaults. Prerendering uses the defaults. */
export function useSettings(): ShownSettings {
  return useSyncExternalStore(memory.subscribe, knownSettings, () => DEFAULT_SETTINGS);
}

export function rememberSettings(settings: ShownSettings): void {
  memory.write(JSON.stringify({ settings, readAt: Date.now() }));
}

/** Whether the settings were read recently enough. */
export function areSettingsFresh(): boolean {
  const age = Date.now() - known().readAt;
  return age >= 0 && age < FRESH_FOR_MS;
}

/** The settings last read in this window, otherwise the defaults. */
export const knownSettings = (): ShownSettings => known().settings;

/** Returns the same object while the stored text is the same. */
function known(): Known {
  const text = memory.read();
  if (text !== latest.text) latest = parse(text);
  return latest;
}

function parse(text: string): Known {
  try {
    return { text, ...remembered.parse(JSON.parse(text), 'the remembered settings') };
  } catch {
    // Written by another version, or edited by hand.
    return { ...NOTHING, text };
  }
}
