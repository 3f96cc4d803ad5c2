import { DownloadProgress } from '../../../session/downloads/file-export.tsx';
import { type ExportSource, useFileDownload } from '../../../session/downloads/use-file-download.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { RegisterRow } from '../../../domain/register-row.ts';
import { useSession } from '../../../session/session.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { DownloadIcon, PrintIcon, RupeeIcon, UploadIcon } from '../../../ui/rare-icons.tsx';
import { PrintedBook, type PrintedBookProps, usePrinting } from './printed-book.tsx';

interface FilesMenuProps {
  readonly source: () => Promise<ExportSource<RegisterRow>>;
  readonly rows: Loadable<readonly RegisterRow[]>;
  /** Reads all rows, also again after a failure. */
  readonly read: () => void;
  readonly book: PrintedBookProps;
  readonly onImport: (() => void) | undefined;
  readonly onCompare: (() => void) | undefined;
}

/** What the register goes into and comes from: files, paper and bank statements. */
export function FilesMenu({ source, rows, read, book, onImport, onCompare }: FilesMenuProps) {
  const { say } = useSession();
  const download = useFileDownload(source);
  const { printed, isReading, print } = usePrinting(rows, read);
  const trigger = (
    <>
      <span aria-hidden>{say('analytics.files')}</span>
      <ChevronDownIcon />
    </>
  );
  return (
    <>
      <Menu label={say('analytics.files')} trigger={trigger} className={buttonClass({ look: 'quiet' })}>
        <MenuItem icon={<DownloadIcon />} onSelect={() => void download.start('xlsx')}>
          {say('analytics.register.download.excel')}
        </MenuItem>
        <MenuItem icon={<DownloadIcon />} onSelect={() => void download.start('csv')}>
          {say('analytics.register.download')}
        </MenuItem>
        {/* Firefox on Android had none for long. */}
        {'print' in window && (
          <MenuItem icon={<PrintIcon />} onSelect={print}>
            {say('book.print')}
          </MenuItem>
        )}
        {(onImport || onCompare) && <MenuSeparator />}
        {onImport && (
          <MenuItem icon={<UploadIcon />} onSelect={onImport}>
            {say('book.import')}
          </MenuItem>
        )}
        {onCompare && (
          <MenuItem icon={<RupeeIcon />} onSelect={onCompare}>
            {say('analytics.statement')}
          </MenuItem>
        )}
      </Menu>
      <DownloadProgress {...download} />
      {isReading && (
        <p role="status" className="self-center text-faded">
          {say('app.loading')}
        </p>
      )}
      {printed && <PrintedBook {...book} rows={printed} />}
    </>
  );
}
