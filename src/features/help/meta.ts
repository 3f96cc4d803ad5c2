import type { PageMeta } from '../../session/navigation/page-meta.ts';

export const meta = { titleKey: 'help.title', descriptionKey: 'help.description' } as const satisfies PageMeta;
