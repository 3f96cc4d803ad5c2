import { useLanguages } from '../../../session/session.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';

// With the CSV reader, which nothing else on the page needs.
export const ImportPart = lazyPart(
  async ({ withAreas }) => (await withAreas(import('../import/import-part.tsx'), 'statement')).ImportPart,
  useLanguages,
);
export const StatementPart = lazyPart(
  async ({ withAreas }) => (await withAreas(import('../statement/statement-part.tsx'), 'statement')).StatementPart,
  useLanguages,
);
