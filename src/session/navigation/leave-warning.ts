import { useEffect, useState } from 'react';
import { holdHistory } from './held-history.ts';
import { useNavigation } from './navigation.tsx';

export interface LeaveWarning {
  /** Somebody is about to leave. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks before a page is left on which something is not saved: by the browser's own words when it is closed, else by ours,
 * whether it is left by a link or by Back.
 */
export function useLeaveWarning(isUnsaved: boolean): LeaveWarning {
  const { go, leave: leavePage } = useNavigation();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // Before anybody else hears of the click: what takes links over would go on at once.
    const ask = (event: MouseEvent) => {
      const to = leadsTo(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      setGoOn(() => () => go(to));
    };
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, { capture: true });
    const letGo = holdHistory((leave) => setGoOn(() => () => (leavePage ? leavePage(leave) : leave())));
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, { capture: true });
      letGo();
    };
  }, [isUnsaved, go, leavePage]);

  return {
    isAsking: goOn !== null,
    stay: () => setGoOn(null),
    leave: () => {
      setGoOn(null);
      goOn?.();
    },
  };
}

/** Another page of the application, in this window. */
function leadsTo(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target !== '' || anchor.hasAttribute('download')) return null;
  const to = new URL(anchor.href);
  if (to.origin !== location.origin || to.pathname === location.pathname) return null;
  return to.pathname + to.search + to.hash;
}
