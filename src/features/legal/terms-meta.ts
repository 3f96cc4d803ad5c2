import type { PageMeta } from '../../session/page-meta.ts';

export const meta: PageMeta = { titleKey: 'terms.title', descriptionKey: 'terms.description' };
