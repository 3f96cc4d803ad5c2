import type { PageMeta } from '../../session/page-meta.ts';

export const meta: PageMeta = { titleKey: 'help.title', descriptionKey: 'help.description' };
