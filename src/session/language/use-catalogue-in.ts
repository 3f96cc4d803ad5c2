import { useEffect, useState } from 'react';
import type { Area } from '../../config/messages/en.ts';
import type { InterfaceLanguage } from '../../config/messages/languages.ts';
import { LOADING, type Loadable } from '../../domain/loadable.ts';
import { asFailure } from '../outcome.ts';
import { useSession } from '../session.tsx';
import type { Catalogue } from './catalogue.ts';

/**
 * Messages in a language that may not be the reader's, such as for a letter to somebody else. Give it a constant as
 * `areas`. Not a server query, because the guest's page has no cache for those.
 */
export function useCatalogueIn(language: InterfaceLanguage | null, areas: readonly Area[]): Loadable<Catalogue> {
  const own = useSession();
  const { languages } = own;
  const other = language === own.language ? null : language;
  const [loaded, setLoaded] = useState<{ readonly language: InterfaceLanguage; readonly shown: Loadable<Catalogue> }>();
  useEffect(() => {
    if (other === null) return;
    let isWanted = true;
    const show = (shown: Loadable<Catalogue>) => {
      if (isWanted) setLoaded({ language: other, shown });
    };
    languages.catalogueIn(other, areas).then(
      (value) => show({ state: 'ready', value }),
      (error: unknown) => show({ state: 'failed', failure: asFailure(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [languages, other, areas]);
  if (other === null) return { state: 'ready', value: own };
  return loaded?.language === other ? loaded.shown : LOADING;
}
