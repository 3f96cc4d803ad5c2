import type { PageMeta } from '../../session/navigation/page-meta.ts';

export const meta = { titleKey: 'pricing.title', descriptionKey: 'pricing.description' } as const satisfies PageMeta;
