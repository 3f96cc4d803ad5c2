import type { PageMeta } from '../../session/navigation/page-meta.ts';

export const meta = {
  titleKey: 'not-found.title',
  descriptionKey: 'not-found.description',
} as const satisfies PageMeta;
