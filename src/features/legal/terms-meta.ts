import type { PageMeta } from '../../session/navigation/page-meta.ts';

export const meta = { titleKey: 'terms.title', descriptionKey: 'terms.description' } as const satisfies PageMeta;
