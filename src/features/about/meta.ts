import type { PageMeta } from '../../session/page-meta.ts';

export const meta: PageMeta = { titleKey: 'about.title', descriptionKey: 'about.description' };
