import type { PageMeta } from '../../session/navigation/page-meta.ts';

export const meta = {
  titleKey: 'gift-ideas.title',
  descriptionKey: 'gift-ideas.description',
} as const satisfies PageMeta;
