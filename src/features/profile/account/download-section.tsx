import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../config/brand.ts';
import type { AccountData } from '../../../data/account-data/read-account-data.ts';
import { ARCHIVE_FILES, archiveTexts } from '../../../domain/account-archive.ts';
import { indianTime } from '../../../domain/calendar.ts';
import type { User } from '../../../domain/user.ts';
import { fileName } from '../../../session/downloads/use-file-download.ts';
import type { Say } from '../../../session/language/catalogue.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { asFailure } from '../../../session/outcome.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { DownloadIcon } from '../../../ui/rare-icons.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast.ts';
import type { AccountApi } from './account-api.ts';

interface DownloadSectionProps {
  readonly profile: User;
  readonly api: AccountApi;
}

/** Saves everything that is stored about the member in one archive. */
export function DownloadSection({ profile, api }: DownloadSectionProps) {
  const { say } = useSession();
  const [count, setCount] = useState<number | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const start = async () => {
    if (count !== null) return;
    const { signal } = (reading.current = new AbortController());
    setCount(0);
    try {
      const data = await api.data({ signal, onProgress: setCount });
      const { zipFile } = await import('../../../session/downloads/zip-file.ts');
      signal.throwIfAborted();
      saveFile(zipFile(archiveTexts(readmeOf(say, profile, data), data)), fileName('my data'), 'zip');
    } catch (error) {
      // Stopped, or the page was left.
      if (!signal.aborted) toast.error(`${say('account.archive.failed')}: ${sayFailure(say, asFailure(error))}`);
    }
    setCount(null);
  };

  return (
    <Section title={say('account.archive')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-faded">{say('account.archive.text')}</p>
        <div className="flex max-w-full flex-wrap items-center gap-3">
          <Button
            look="quiet"
            icon={<DownloadIcon />}
            busy={count !== null}
            busyLabel={say('export.busy', { count: count ?? 0 })}
            onClick={() => void start()}
          >
            {say('account.archive')}
          </Button>
          {count !== null && (
            <Button look="link" onClick={() => reading.current?.abort()}>
              {say('export.stop')}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

/** For a person, in their language: what is in which file, and what is not. */
function readmeOf(say: Say, { displayName, email }: User, data: AccountData): string {
  const files = ARCHIVE_FILES.filter((file) => data.get(file)?.length);
  return [
    say('account.archive.readme', { brand: brand.name, name: displayName, email, time: indianTime(new Date()) }),
    files.map((file) => `${file}: ${say(`account.archive.${file}`)}`).join('\n'),
    say('account.archive.formats'),
    say('account.archive.elsewhere', { email: brand.supportEmail }),
    '',
  ].join('\n\n');
}
