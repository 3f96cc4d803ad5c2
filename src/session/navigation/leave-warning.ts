import { useEffect, useState, useSyncExternalStore } from 'react';
import { NavigationType, useBlocker, type Blocker, type BlockerFunction } from 'react-router-dom';
import { BY_LINK, useNavigation } from './navigation.tsx';

export interface LeaveWarning {
  /** True while the warning is shown. */
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks before a page with unsaved changes is left: the browser when the tab is closed, this hook on a link or on Back.
 * Navigations of the page itself (after saving, on signing out) are never blocked.
 */
export function useLeaveWarning(isUnsaved: boolean): LeaveWarning {
  const { path, leave } = useNavigation();
  const blocker = useBlocker(isUnsaved ? leavesPage : false);
  // The router updates its state later; meanwhile the question is closed, and history steps no longer answer it.
  const [answered, setAnswered] = useState<Blocker | null>(null);
  // The router goes forward again after Back. The question may add its history entry only once that has happened.
  const isBack = useSyncExternalStore(onPopState, pathInAddress) === path;

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  return {
    isAsking: blocker.state === 'blocked' && blocker !== answered && isBack,
    stay: () => {
      setAnswered(blocker);
      blocker.reset?.();
    },
    leave: () => {
      setAnswered(blocker);
      if (leave) leave(() => blocker.proceed?.());
      else blocker.proceed?.();
    },
  };
}

const leavesPage: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  (historyAction === NavigationType.Pop || nextLocation.state === BY_LINK);

function onPopState(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

function pathInAddress(): string {
  return window.location.pathname;
}
