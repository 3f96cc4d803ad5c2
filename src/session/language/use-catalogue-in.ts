import type { Area } from '../../config/messages/en.ts';
import type { InterfaceLanguage } from '../../config/messages/languages.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { useServerQuery } from '../server-state/use-server-query.ts';
import { useSession } from '../session.tsx';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { loadArea } from './load-area.ts';

/** Messages in a language that may not be the reader's, such as for a letter to somebody else. */
export function useCatalogueIn(language: InterfaceLanguage | null, ...areas: readonly Area[]): Loadable<Catalogue> {
  const own = useSession();
  const isOwn = language === null || language === own.language;
  const { shown } = useServerQuery({
    queryKey: ['catalogue', language, ...areas],
    queryFn: () => catalogueIn(language ?? own.language, areas),
    enabled: !isOwn,
    staleTime: Infinity,
  });
  return isOwn ? { state: 'ready', value: own } : shown;
}

async function catalogueIn(language: InterfaceLanguage, areas: readonly Area[]): Promise<Catalogue> {
  const catalogue = openCatalogue(language);
  await Promise.all(areas.map(async (area) => catalogue.add(area, await loadArea(language, area))));
  return catalogue;
}
