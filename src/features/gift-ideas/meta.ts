import type { PageMeta } from '../../session/page-meta.ts';

export const meta: PageMeta = { titleKey: 'gift-ideas.title', descriptionKey: 'gift-ideas.description' };
