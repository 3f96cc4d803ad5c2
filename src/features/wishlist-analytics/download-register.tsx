import { useEffect, useRef, useState } from 'react';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toast } from '../../ui/toast.ts';
import type { AnalyticsDesk } from './analytics-desk.ts';
import { everythingOf } from './everything-of.ts';
import { registerFile } from './register-file.ts';

interface DownloadRegisterProps {
  readonly wishlist: Wishlist;
  readonly desk: AnalyticsDesk;
}

/** The whole register as a file, with what is read so far while it is read. */
export function DownloadRegister({ wishlist, desk }: DownloadRegisterProps) {
  const { say } = useSession();
  const [count, setCount] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const download = async () => {
    const { signal } = (leaving.current = new AbortController());
    setCount(0);
    try {
      const { all } = await everythingOf(desk, wishlist, signal, setCount);
      const file = new Blob([registerFile(say, all)], { type: 'text/csv;charset=utf-8' });
      saveFile(file, say('analytics.register.file', { title: wishlist.title }), 'csv');
    } catch {
      if (!signal.aborted) toast.error(say('analytics.register.download-failed'));
    }
    setCount(null);
  };
  return (
    <Button
      look="quiet"
      icon={<DownloadIcon />}
      busy={count !== null}
      busyLabel={say('analytics.register.downloading', { count: count ?? 0 })}
      onClick={() => void download()}
    >
      {say('analytics.register.download')}
    </Button>
  );
}
