import { useLayoutEffect, useRef } from 'react';
import { useSession } from '../../session/session.tsx';
import { useAnnouncement } from '../../session/settings/announcement.ts';
import { type ReadSettings, useSettingsRead } from '../../session/settings/settings-read.ts';
import { Banner } from '../../ui/banner.tsx';

/**
 * What the platform has to tell everybody. It comes after the page, so it lies over the page's end instead of pushing
 * its beginning down, and whoever scrolls to the end finds the end above it.
 */
export function Announcement({ read }: { readonly read?: ReadSettings }) {
  const { say } = useSession();
  useSettingsRead(read);
  const { text, close } = useAnnouncement();
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => (text !== '' && place.current ? tellHowMuchIsCovered(place.current) : undefined), [text]);
  return (
    <aside ref={place} aria-label={say('shell.announcement')} className="sticky bottom-0 z-30">
      <div role="status" className="bg-marigold-wash not-empty:pb-[env(safe-area-inset-bottom)]">
        {text !== '' && <Banner text={text} closeLabel={say('shell.announcement.close')} onClose={close} />}
      </div>
    </aside>
  );
}

/** So that buttons which stay at the bottom of a screen stand above it, and what gets the focus is not behind it. */
function tellHowMuchIsCovered(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const tell = () => {
    style.setProperty('--covered', `${element.offsetHeight}px`);
    style.setProperty('scroll-padding-bottom', `${element.offsetHeight}px`);
  };
  tell();
  window.addEventListener('resize', tell);
  return () => {
    window.removeEventListener('resize', tell);
    style.removeProperty('--covered');
    style.removeProperty('scroll-padding-bottom');
  };
}
