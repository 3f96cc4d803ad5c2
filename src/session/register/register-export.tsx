import { FileExport } from '../downloads/file-export.tsx';
import { useLanguages, useSession } from '../session.tsx';
import type { RegisterOf } from './read-register.ts';

/** Downloads a wishlist's register from a screen that does not show it. */
export function RegisterExport({ wishlist }: { readonly wishlist: RegisterOf }) {
  const { connection, say } = useSession();
  const { withAreas } = useLanguages();
  const loadSource = async () => {
    const [{ registerFile }, { contributionRows }, { readFamilyBook }] = await Promise.all([
      withAreas(import('./register-file.ts'), 'accounts', 'analytics', 'book'),
      import('../../data/contributions/list-contributions.ts'),
      import('../../data/register/read-family-book.ts'),
    ]);
    return registerFile(say, wishlist, {
      contributions: (of, signal) => contributionRows(connection, of, signal),
      familyBook: (of, signal) => readFamilyBook(connection, of, signal),
    });
  };
  return <FileExport label={say('page-state.register')} source={loadSource} />;
}
