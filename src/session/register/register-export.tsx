import { CsvExport } from '../downloads/csv-export.tsx';
import { useLanguages, useSession } from '../session.tsx';
import type { RegisterOf } from './read-register.ts';

/** Downloads a wishlist's register from a screen that does not show it. */
export function RegisterExport({ wishlist }: { readonly wishlist: RegisterOf }) {
  const { connection, say } = useSession();
  const { withAreas } = useLanguages();
  const loadSource = async () => {
    const [{ registerFile }, { contributionRows }] = await Promise.all([
      withAreas(import('./register-file.ts'), 'analytics'),
      import('../../data/contributions/list-contributions.ts'),
    ]);
    return registerFile(say, wishlist, (of, signal) => contributionRows(connection, of, signal));
  };
  return <CsvExport label={say('page-state.register')} source={loadSource} />;
}
