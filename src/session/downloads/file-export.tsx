import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/rare-icons.tsx';
import { useSession } from '../session.tsx';
import { type FileDownload, type FileFormat, useFileDownload } from './use-file-download.ts';

interface FileExportProps<T> {
  readonly label: string;
  readonly format?: FileFormat;
  readonly source: Parameters<typeof useFileDownload<T>>[0];
}

/** Downloads a whole collection. It shows its progress, and can be stopped. */
export function FileExport<T>({ label, format = 'csv', source }: FileExportProps<T>) {
  const { count, start, stop } = useFileDownload(source);
  return <ExportButton label={label} count={count} onStart={() => void start(format)} onStop={stop} />;
}

interface ExportButtonProps {
  readonly label: string;
  readonly count: number | null;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

export function ExportButton({ label, count, onStart, onStop }: ExportButtonProps) {
  const { say } = useSession();
  const isBusy = count !== null;
  return (
    <div className="flex max-w-full flex-wrap items-center gap-3">
      <Button
        look="quiet"
        icon={<DownloadIcon />}
        busy={isBusy}
        busyLabel={say('export.busy', { count: count ?? 0 })}
        onClick={onStart}
      >
        {label}
      </Button>
      {isBusy && (
        <Button look="link" onClick={onStop}>
          {say('export.stop')}
        </Button>
      )}
    </div>
  );
}

/** The progress of a download that was started from a menu. */
export function DownloadProgress({ count, stop }: FileDownload) {
  const { say } = useSession();
  if (count === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p role="status" className="text-faded figures">
        {say('export.busy', { count })}
      </p>
      <Button look="link" onClick={stop}>
        {say('export.stop')}
      </Button>
    </div>
  );
}
