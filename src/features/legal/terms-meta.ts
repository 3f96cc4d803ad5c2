import type { PageMeta } from '../../session/page-meta.ts';

export const meta = { titleKey: 'terms.title', descriptionKey: 'terms.description' } as const satisfies PageMeta;
