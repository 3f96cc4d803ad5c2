import { useSession } from '../../../session/session.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { FileExport } from '../../../session/downloads/file-export.tsx';
import type { AdminDashboardApi } from './api.ts';
import { transactionsFile, usersFile, wishlistsFile } from '../files/data-files.ts';

interface ExportSheetProps {
  readonly api: AdminDashboardApi;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Downloads whole collections as files. */
export function ExportSheet({ api, open, onClose }: ExportSheetProps) {
  const { say } = useSession();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say('admin-dashboard.export')}
      closeLabel={say('admin-dashboard.export.close')}
    >
      <p>{say('admin-dashboard.export.lead')}</p>
      <div className="my-5 grid grid-cols-1 gap-3">
        <FileExport label={say('admin-dashboard.export.wishlists')} source={wishlistsFile(say, api.allWishlists)} />
        <FileExport label={say('admin-dashboard.export.users')} source={usersFile(say, api.allUsers)} />
        <FileExport
          label={say('admin-dashboard.export.transactions')}
          source={transactionsFile(say, api.allTransactions)}
        />
      </div>
      <p className="text-sm text-faded">{say('admin-dashboard.export.private')}</p>
    </Sheet>
  );
}
