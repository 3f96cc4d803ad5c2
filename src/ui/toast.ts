export interface ToastOptions {
  /** Identifies the subject. A newer toast with the same key replaces it. */
  readonly key?: string;
  /** One button next to the text. Pressing it dismisses the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until dismissed. Without an action its text can be selected and copied. */
  readonly stays?: boolean;
}

export interface Toast extends ToastOptions {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** In the time of `performance.now()`. */
  readonly shownAt: number;
}

/** A region that can show toasts. */
export interface Place {
  /** The name of the dismiss button. A region without one uses the application's. */
  readonly dismissLabel: string | undefined;
}

type Listener = () => void;

/** More would not fit on a small phone. */
const MOST = 3;

let toasts: readonly Toast[] = [];
/** Oldest first. Only the last one shows toasts, because a dialog makes everything behind it inert. */
let places: readonly Place[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function changed(): void {
  for (const listener of listeners) listener();
}

function keep(wanted: (toast: Toast) => boolean): void {
  toasts = toasts.filter(wanted);
  changed();
}

function show(kind: Toast['kind'], text: string, options: ToastOptions = {}): void {
  const { key } = options;
  const isReplaced = (earlier: Toast) =>
    earlier.text === text ||
    // A successful action removes the error before it.
    (earlier.key === key && (key !== undefined || (kind === 'success' && earlier.kind === 'error')));
  const others = toasts.filter((earlier) => !isReplaced(earlier));
  toasts = [...others, { ...options, id: ++lastId, kind, text, shownAt: performance.now() }].slice(-MOST);
  changed();
}

/**
 * Can be called from anywhere; `<Toasts/>` shows them. A success removes the error with the same key; without a key,
 * every error without one. If an action succeeds without a toast, call `clear`.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  clear: (key: string) => keep((candidate) => candidate.key !== key),
};

export function dismiss(id: number): void {
  keep((candidate) => candidate.id !== id);
}

export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const current = (): readonly Toast[] => toasts;

export const foremost = (): Place | undefined => places.at(-1);

export const dismissLabel = (): string => places.find((place) => place.dismissLabel)?.dismissLabel ?? '';

export function openPlace(place: Place): () => void {
  places = [...places, place];
  changed();
  return () => {
    places = places.filter((candidate) => candidate !== place);
    changed();
  };
}
