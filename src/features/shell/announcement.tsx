import { useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { IconButton } from '../../ui/button.tsx';
import { CloseIcon, InfoIcon } from '../../ui/icons.tsx';

/**
 * What the platform has to tell everybody. It comes after the page, so it lies over the page's end instead of pushing
 * its beginning down; who closes it has read this text.
 */
export function Announcement({ text }: { text: string }) {
  const { say } = useSession();
  const [closed, setClosed] = useState('');
  const isShown = text !== '' && text !== closed;
  return (
    <aside aria-label={say('shell.announcement')} className="pointer-events-none fixed inset-x-0 bottom-0 z-30 p-3">
      <div role="status">
        {isShown && (
          <div className="pointer-events-auto mx-auto flex max-w-2xl items-center gap-3 rounded-2xl border border-line bg-marigold-wash py-1 pr-1 pl-4 text-ink lift-high">
            <InfoIcon className="size-5 text-marigold-ink" />
            <p className="grow py-2">{text}</p>
            <IconButton label={say('shell.announcement.close')} onClick={() => setClosed(text)}>
              <CloseIcon />
            </IconButton>
          </div>
        )}
      </div>
    </aside>
  );
}
