import { useState } from 'react';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { DownloadIcon } from '../../../ui/rare-icons.tsx';
import { ExportForm } from './export-form.tsx';
import type { ExportTable } from './tables.ts';

interface ExportButtonProps {
  /** "Export CSV" unless the screen has its own word for it. */
  readonly label?: string;
  /** Those to choose from. */
  readonly tables: readonly [ExportTable, ...ExportTable[]];
}

/** Opens the sheet that exports a table to a file: the one way for all admin screens. */
export function ExportButton({ label, tables }: ExportButtonProps) {
  const { say } = useSession();
  const [isOpen, setOpen] = useState(false);
  const name = label ?? say('admin.export');
  return (
    <>
      <Button look="quiet" icon={<DownloadIcon />} onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={name} closeLabel={say('admin.export.close')}>
        <ExportForm tables={tables} />
      </Sheet>
    </>
  );
}
