import type { PageMeta } from '../../session/navigation/page-meta.ts';

export const meta = { titleKey: 'landing.title', descriptionKey: 'landing.description' } as const satisfies PageMeta;
