export interface ToastOptions {
  /** What the toast is about. A newer toast with the same key replaces it. */
  readonly key?: string;
  /** One button beside the text. Pressing it dismisses the toast. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until dismissed. Without an action, its text can be selected: there is something to copy. */
  readonly stays?: boolean;
}

export interface Toast extends ToastOptions {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** On the clock of `performance.now()`. */
  readonly shownAt: number;
}

/** Where toasts can be seen. */
export interface Place {
  /** The name of the button that takes a toast away. A place without one uses the application's. */
  readonly dismissLabel: string | undefined;
}

type Listener = () => void;

/** More would not fit a small phone. */
const MOST = 3;

let toasts: readonly Toast[] = [];
/** Oldest first. Only the last shows toasts: a dialog makes everything behind it inert. */
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
    // An action that succeeds answers the error before it.
    (earlier.key === key && (key !== undefined || (kind === 'success' && earlier.kind === 'error')));
  const others = toasts.filter((earlier) => !isReplaced(earlier));
  toasts = [...others, { ...options, id: ++lastId, kind, text, shownAt: performance.now() }].slice(-MOST);
  changed();
}

/**
 * Callable from anywhere; `<Toasts/>` shows them. A success removes the error of the same key; without a key, every error
 * without one. An action that succeeds without a toast calls `clear`.
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
