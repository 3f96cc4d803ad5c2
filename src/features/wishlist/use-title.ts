import { useEffect } from 'react';
import { brand } from '../../config/brand.ts';

/** The document's title, for tabs and bookmarks. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
