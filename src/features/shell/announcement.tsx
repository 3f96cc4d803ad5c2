import { useSession } from '../../session/session.tsx';
import { useAnnouncement } from '../../session/settings/announcement.ts';
import { type ReadSettings, useSettingsRead } from '../../session/settings/settings-read.ts';
import { Banner } from '../../ui/banner.tsx';

/** The platform's announcement, until it is closed. */
export function Announcement({ read }: { readonly read?: ReadSettings }) {
  const { say, langOf } = useSession();
  useSettingsRead(read);
  const { text, close } = useAnnouncement();
  return (
    <aside aria-label={say('shell.announcement')}>
      <div role="status" className="announced">
        {text !== '' && (
          <Banner text={text} lang={langOf(text)} closeLabel={say('shell.announcement.close')} onClose={close} />
        )}
      </div>
    </aside>
  );
}
