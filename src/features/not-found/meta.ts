import type { PageMeta } from '../../session/page-meta.ts';

export const meta: PageMeta = { titleKey: 'not-found.title', descriptionKey: 'not-found.description' };
