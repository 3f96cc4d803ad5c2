import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { DownloadIcon } from './icons.tsx';
import { saveFile } from './save-file.ts';
import { toast } from './toast.ts';

interface MadeFile {
  readonly contents: Blob;
  /** Without the extension. */
  readonly name: string;
  readonly extension: string;
}

interface DownloadButtonProps {
  readonly label: string;
  /** The progress, with the number of rows read so far. */
  readonly sayProgress: (count: number) => string;
  readonly failed: string;
  readonly make: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<MadeFile>;
}

/** Creates a file on click and downloads it. Leaving the page cancels it. */
export function DownloadButton({ label, sayProgress, failed, make }: DownloadButtonProps) {
  const [count, setCount] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const download = async () => {
    const { signal } = (leaving.current = new AbortController());
    setCount(0);
    try {
      const { contents, name, extension } = await make(signal, setCount);
      saveFile(contents, name, extension);
    } catch {
      if (!signal.aborted) toast.error(failed);
    }
    setCount(null);
  };
  return (
    <Button
      look="quiet"
      icon={<DownloadIcon />}
      busy={count !== null}
      busyLabel={sayProgress(count ?? 0)}
      onClick={() => void download()}
    >
      {label}
    </Button>
  );
}
