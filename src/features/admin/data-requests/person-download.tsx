import { brand } from '../../../config/brand.ts';
import { indianTime } from '../../../domain/calendar.ts';
import type { DataSubject } from '../../../domain/data-request.ts';
import { ExportButton } from '../../../session/downloads/file-export.tsx';
import { useCollecting } from '../../../session/downloads/use-collecting.ts';
import { fileName } from '../../../session/downloads/use-file-download.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { asFailure } from '../../../session/outcome.ts';
import { useLanguages, useSession } from '../../../session/session.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../../ui/toast.ts';
import type { DataRequestsApi } from './api.ts';

interface PersonDownloadProps {
  readonly api: DataRequestsApi;
  readonly subject: DataSubject;
}

/** The archive of "Download my data", as far as admins can read it, in the person's language. */
export function PersonDownload({ api, subject }: PersonDownloadProps) {
  const { say } = useSession();
  const { catalogueIn } = useLanguages();
  const { count, start, stop } = useCollecting(
    async (signal, onProgress) => {
      const theirs = (await catalogueIn(subject.language, ['account'])).say;
      const archive = await api.archive(
        subject,
        (files) =>
          [
            theirs('account.archive.readme', {
              ...{ brand: brand.name, name: subject.name, email: subject.email },
              time: indianTime(new Date()),
            }),
            files.map((file) => `${file}: ${theirs(`account.archive.${file}`)}`).join('\n'),
            theirs('account.archive.formats'),
            theirs('account.archive.by-admin'),
            '',
          ].join('\n\n'),
        { signal, onProgress },
      );
      saveFile(archive, fileName('data of a person'), 'zip');
    },
    (error) => toast.error(`${say('admin-users.data.export.failed')}: ${sayFailure(say, asFailure(error))}`),
  );
  return (
    <div className="grid gap-3">
      <p className="text-sm text-faded">{say('admin-users.data.export.text')}</p>
      <ExportButton label={say('admin-users.data.export')} count={count} onStart={() => void start()} onStop={stop} />
    </div>
  );
}
