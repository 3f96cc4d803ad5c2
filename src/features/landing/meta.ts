import type { PageMeta } from '../../session/page-meta.ts';

export const meta: PageMeta = { titleKey: 'landing.title', descriptionKey: 'landing.description' };
