import type { PageMeta } from '../../session/page-meta.ts';

export const meta: PageMeta = { titleKey: 'privacy.title', descriptionKey: 'privacy.description' };
