import type { PageMeta } from '../../session/navigation/page-meta.ts';

export const meta = { titleKey: 'about.title', descriptionKey: 'about.description' } as const satisfies PageMeta;
