import { useLayoutEffect } from 'react';
import type { Theme } from '../../domain/wishlist.ts';

/** The page wears the theme until this unmounts. With null it stays as app/first-paint has painted it. */
export function useTheme(theme: Theme | null): void {
  useLayoutEffect(() => {
    if (theme === null) return undefined;
    const { dataset } = document.documentElement;
    dataset['theme'] = theme;
    return () => {
      delete dataset['theme'];
    };
  }, [theme]);
}
