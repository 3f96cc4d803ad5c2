import { brand } from '../../../config/brand.ts';
import type { ArchiveFile } from '../../../domain/account-archive.ts';
import { indianTime } from '../../../domain/calendar.ts';
import type { User } from '../../../domain/user.ts';
import { ExportButton } from '../../../session/downloads/file-export.tsx';
import { useCollecting } from '../../../session/downloads/use-collecting.ts';
import { fileName } from '../../../session/downloads/use-file-download.ts';
import type { Say } from '../../../session/language/catalogue.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { asFailure } from '../../../session/outcome.ts';
import { useSession } from '../../../session/session.tsx';
import { Section } from '../../../ui/page.tsx';
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
  const { count, start, stop } = useCollecting(
    async (signal, onProgress) => {
      const archive = await api.archive((files) => readmeOf(say, profile, files), { signal, onProgress });
      saveFile(archive, fileName('my data'), 'zip');
    },
    (error) => toast.error(`${say('account.archive.failed')}: ${sayFailure(say, asFailure(error))}`),
  );
  return (
    <Section title={say('account.archive')}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-faded">{say('account.archive.text')}</p>
        <ExportButton label={say('account.archive')} count={count} onStart={() => void start()} onStop={stop} />
      </div>
    </Section>
  );
}

function readmeOf(say: Say, { displayName, email }: User, files: readonly ArchiveFile[]): string {
  return [
    say('account.archive.readme', { brand: brand.name, name: displayName, email, time: indianTime(new Date()) }),
    files.map((file) => `${file}: ${say(`account.archive.${file}`)}`).join('\n'),
    say('account.archive.formats'),
    say('account.archive.elsewhere', { email: brand.supportEmail }),
    '',
  ].join('\n\n');
}
