import type { Area } from '../../config/messages/en.ts';
import type { InterfaceLanguage } from '../../config/messages/languages.ts';
import { type Catalogue, type OpenCatalogue, openCatalogue } from './catalogue.ts';
import { type AreaMessages, loadArea } from './load-area.ts';

/** The current language of a page and the messages loaded in it. Starts in English. */
export interface LanguageStore {
  readonly current: () => Catalogue;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads a part of a screen together with its messages. They stay loaded in every language chosen later. */
  readonly withAreas: <Part>(part: Promise<Part>, ...areas: readonly Area[]) => Promise<Part>;
  /** The messages in another language, for a text that is not the reader's. */
  readonly catalogueIn: (language: InterfaceLanguage, areas: readonly Area[]) => Promise<Catalogue>;
  /**
   * Switches after every area in use is loaded. If that fails it rejects and the language stays, so call it in
   * `untilLoaded`. Of several calls at once the last one wins.
   */
  readonly setLanguage: (language: InterfaceLanguage) => Promise<void>;
}

/** `english` is what the page's own script contains: at least `app`, `failures` and `shell` (load-area.ts). */
export function languageStore(
  english: Readonly<Partial<Record<Area, AreaMessages>>>,
  load: typeof loadArea = loadArea,
): LanguageStore {
  const catalogues = new Map<InterfaceLanguage, OpenCatalogue>();
  /** The current catalogue has all of them, except those still being loaded. */
  const inUse = new Set<Area>();
  const pending = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let current = catalogueOf('en');
  let wanted = current;
  for (const [area, messages] of Object.entries(english) as [Area, AreaMessages][]) {
    inUse.add(area);
    current.add(area, messages);
  }

  function catalogueOf(language: InterfaceLanguage): OpenCatalogue {
    const known = catalogues.get(language) ?? openCatalogue(language);
    catalogues.set(language, known);
    return known;
  }

  async function fill(catalogue: OpenCatalogue, areas: readonly Area[]): Promise<void> {
    await Promise.all(areas.filter((area) => !catalogue.has(area)).map((area) => addTo(catalogue, area)));
  }

  /** Parts that need the same area at once share one request. */
  function addTo(catalogue: OpenCatalogue, area: Area): Promise<void> {
    const key = `${catalogue.language} ${area}`;
    const adding =
      pending.get(key) ??
      load(catalogue.language, area)
        .then((messages) => catalogue.add(area, messages))
        .finally(() => pending.delete(key));
    pending.set(key, adding);
    return adding;
  }

  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    withAreas: async (part, ...areas) => {
      for (const area of areas) inUse.add(area);
      const [loaded] = await Promise.all([part, fill(current, areas)]);
      return loaded;
    },
    catalogueIn: async (language, areas) => {
      const catalogue = catalogueOf(language);
      await fill(catalogue, areas);
      return catalogue;
    },
    setLanguage: async (language) => {
      const next = catalogueOf(language);
      wanted = next;
      // More areas may come into use meanwhile.
      while (![...inUse].every(next.has)) await fill(next, [...inUse]);
      if (wanted !== next) return;
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
