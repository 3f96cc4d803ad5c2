import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from './icons.tsx';
import type * as toastPosition from './toast-position.ts';
import {
  closePlace,
  current,
  dismiss,
  foremost,
  openPlace,
  placeWord,
  type PlaceWords,
  subscribe,
  type Toast,
  type ToastText,
} from './toast.ts';

const SHOWN_FOR_MS = 4000;

const NONE: readonly Toast[] = [];

let position: Promise<typeof toastPosition | null> | undefined;

/** Loaded after the page, because every byte before it counts. Until then the style sheet positions the toasts. */
function loadPosition(): Promise<typeof toastPosition | null> {
  return (position ??= import('./toast-position.ts').catch(() => {
    position = undefined;
    return null;
  }));
}

/**
 * The region where toasts appear. The application has one; each open dialog adds its own, because everything behind a dialog
 * is inert.
 */
export function Toasts({ dismissLabel, partWords }: PlaceWords) {
  const region = useRef<HTMLDivElement>(null);
  const [id] = useState(() => ({}));
  const all = useSyncExternalStore(subscribe, current, () => NONE);
  const front = useSyncExternalStore(subscribe, foremost, () => undefined);
  const toasts = front === id ? all : NONE;
  useEffect(() => {
    void loadPosition();
    return () => closePlace(id);
  }, [id]);
  useEffect(() => openPlace({ id, words: { dismissLabel, partWords } }), [id, dismissLabel, partWords]);
  useLayoutEffect(() => {
    const here = region.current;
    if (!here || toasts.length === 0) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    // Once loaded, this runs before the browser paints.
    void loadPosition().then((loaded) => {
      if (!isOver) stop = loaded?.keepClear(here);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [toasts]);
  return (
    <div ref={region} popover="manual" aria-live="polite" className="toasts">
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          dismissLabel={dismissLabel ?? placeWord('dismissLabel')}
          partWords={partWords ?? placeWord('partWords')}
        />
      ))}
    </div>
  );
}

/** Those that screen readers have announced. In the region of a dialog, or behind it again, they are not announced twice. */
const announced = new Set<number>();

function ToastCard({ toast, dismissLabel = '', partWords }: PlaceWords & { toast: Toast }) {
  const { id, kind, text, lang, action, stays, shownAt } = toast;
  const [held, setHeld] = useState(false);
  const wasHeld = useRef(false);
  const [isMoved] = useState(() => announced.has(id));
  useEffect(() => void announced.add(id), [id]);
  useEffect(() => {
    if (held || stays) return;
    const since = wasHeld.current ? 0 : performance.now() - shownAt;
    const timer = setTimeout(() => dismiss(id), SHOWN_FOR_MS - since);
    return () => clearTimeout(timer);
  }, [held, stays, id, shownAt]);
  const hold = () => {
    wasHeld.current = true;
    setHeld(true);
  };
  const release = () => setHeld(false);
  const good = kind === 'success';
  const said = (word: ToastText) => (typeof word === 'string' ? word : partWords ? word(partWords) : '');
  return (
    <div
      role={good || isMoved ? undefined : 'alert'}
      aria-live={isMoved ? 'off' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="toast flex max-sm:text-sm items-center gap-3 rounded-xl border border-line bg-card py-1 pr-1 pl-4 text-ink lift-high"
    >
      <span className={good ? 'text-leaf' : 'text-alarm'}>{good ? <CheckIcon /> : <WarningIcon />}</span>
      <p lang={lang} className={`my-2 grow ${stays && !action ? 'pointer-events-auto select-text' : ''}`}>
        {said(text)}
      </p>
      {action && (
        <Button
          look="link"
          className="toast-action"
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {said(action.label)}
        </Button>
      )}
      <IconButton label={dismissLabel} onClick={() => dismiss(id)}>
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  );
}
