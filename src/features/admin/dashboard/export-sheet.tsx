import { useSession } from '../../../session/session.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { CsvExport } from '../frame/csv-export.tsx';
import type { DashboardDesk } from './dashboard-desk.ts';
import { transactionsFile, usersFile, wishlistsFile } from '../files/data-files.ts';

interface ExportSheetProps {
  readonly desk: DashboardDesk;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Whole collections as files. */
export function ExportSheet({ desk, open, onClose }: ExportSheetProps) {
  const { say } = useSession();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say('admin-dashboard.export')}
      closeLabel={say('admin-dashboard.export.close')}
    >
      <p>{say('admin-dashboard.export.lead')}</p>
      <div className="my-5 grid gap-3">
        <CsvExport label={say('admin-dashboard.export.wishlists')} source={wishlistsFile(say, desk.allWishlists)} />
        <CsvExport label={say('admin-dashboard.export.users')} source={usersFile(say, desk.allUsers)} />
        <CsvExport
          label={say('admin-dashboard.export.transactions')}
          source={transactionsFile(say, desk.allTransactions)}
        />
      </div>
      <p className="text-sm text-faded">{say('admin-dashboard.export.private')}</p>
    </Sheet>
  );
}
