import type { PageMeta } from '../../session/page-meta.ts';

export const meta: PageMeta = { titleKey: 'pricing.title', descriptionKey: 'pricing.description' };
