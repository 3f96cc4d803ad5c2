import type { PageMeta } from '../../session/page-meta.ts';

export const meta: PageMeta = { titleKey: 'contact.title', descriptionKey: 'contact.description' };
