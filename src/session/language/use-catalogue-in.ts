import { useEffect, useState } from 'react';
import type { Area } from '../../config/messages/en.ts';
import type { InterfaceLanguage } from '../../config/messages/languages.ts';
import { untilLoaded } from '../../ui/lazy-part.tsx';
import { useSession } from '../session.tsx';
import type { Catalogue } from './catalogue.ts';

/**
 * Messages in a language that may not be the reader's, such as for a letter to another person; null until they are
 * loaded. Give it a constant as `areas`.
 */
export function useCatalogueIn(language: InterfaceLanguage | null, areas: readonly Area[]): Catalogue | null {
  const own = useSession();
  const { languages } = own;
  const other = language === own.language ? null : language;
  const [loaded, setLoaded] = useState<Partial<Record<InterfaceLanguage, Catalogue>>>({});
  useEffect(() => {
    if (other)
      void untilLoaded(() => languages.catalogueIn(other, areas)).then((catalogue) =>
        setLoaded((before) => ({ ...before, [other]: catalogue })),
      );
  }, [languages, other, areas]);
  return other ? (loaded[other] ?? null) : own;
}
