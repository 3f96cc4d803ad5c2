import { useEffect } from 'react';
import { brand } from '../../config/brand.ts';

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
