import type { PageMeta } from '../../session/navigation/page-meta.ts';

export const meta = { titleKey: 'contact.title', descriptionKey: 'contact.description' } as const satisfies PageMeta;
