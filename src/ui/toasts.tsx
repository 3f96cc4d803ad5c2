import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from './icons.tsx';
import { current, dismiss, dismissLabel, foremost, openPlace, type Place, subscribe, type Toast } from './toast.ts';

const SHOWN_FOR_MS = 4000;

const NONE: readonly Toast[] = [];

/**
 * Where toasts appear: top right below the header, above everything. The application has one; each open dialog brings its own, because
 * what is behind a dialog can be neither heard nor pressed.
 */
export function Toasts({ dismissLabel: own }: Partial<Place>) {
  const region = useRef<HTMLDivElement>(null);
  const place = useMemo<Place>(() => ({ dismissLabel: own }), [own]);
  const toasts = useSyncExternalStore(subscribe, current, () => NONE);
  const front = useSyncExternalStore(subscribe, foremost, () => undefined);
  useEffect(() => {
    // Without popovers (Safari < 17, Chrome < 114) the region is fixed above the page; dialogs have their own.
    region.current?.showPopover?.();
    return openPlace(place);
  }, [place]);
  return (
    <div ref={region} popover="manual" aria-live="polite" className="toasts">
      {front === place && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </div>
  );
}

function ToastCard({ toast: { id, kind, text, saidAt } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const wasHeld = useRef(false);
  useEffect(() => {
    if (held) return;
    const since = wasHeld.current ? 0 : performance.now() - saidAt;
    const timer = setTimeout(() => dismiss(id), SHOWN_FOR_MS - since);
    return () => clearTimeout(timer);
  }, [held, id, saidAt]);
  const hold = () => {
    wasHeld.current = true;
    setHeld(true);
  };
  const release = () => setHeld(false);
  const good = kind === 'success';
  return (
    <div
      role={good ? undefined : 'alert'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="toast flex items-center gap-3 rounded-xl border border-line bg-card py-1 pr-1 pl-4 text-ink lift-high"
    >
      <span className={good ? 'text-leaf' : 'text-alarm'}>{good ? <CheckIcon /> : <WarningIcon />}</span>
      <p className="grow py-2">{text}</p>
      <IconButton label={dismissLabel()} onClick={() => dismiss(id)}>
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  );
}
