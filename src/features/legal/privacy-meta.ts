import type { PageMeta } from '../../session/navigation/page-meta.ts';

export const meta = { titleKey: 'privacy.title', descriptionKey: 'privacy.description' } as const satisfies PageMeta;
