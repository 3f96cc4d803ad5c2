/** The texts of toasts about parts of the page. */
export interface PartWords {
  readonly failed: string;
  readonly retry: string;
  readonly outdated: string;
  readonly reload: string;
}

/** A text, or how to make it from the application's words when it is shown. */
export type ToastText = string | ((words: PartWords) => string);

export interface ToastOptions {
  /** Identifies the subject. A newer toast with the same key replaces it. */
  readonly key?: string;
  /** One button next to the text. Pressing it dismisses the toast. */
  readonly action?: { readonly label: ToastText; readonly run: () => void };
  /** Stays until dismissed. Without an action its text can be selected and copied. */
  readonly stays?: boolean;
}

export interface Toast extends ToastOptions {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: ToastText;
  /** Of the text; it is kept when the page's language changes. */
  readonly lang: string | undefined;
  /** In the time of `performance.now()`. */
  readonly shownAt: number;
}

/** The texts of a region that can show toasts. One without them uses the application's. */
export interface PlaceWords {
  /** The name of the dismiss button. */
  readonly dismissLabel?: string | undefined;
  readonly partWords?: PartWords | undefined;
}

interface Place {
  readonly id: object;
  readonly words: PlaceWords;
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

function show(kind: Toast['kind'], text: ToastText, options: ToastOptions = {}): void {
  const { key } = options;
  const isReplaced = (earlier: Toast) =>
    earlier.text === text ||
    // A successful action removes the error before it.
    (earlier.key === key && (key !== undefined || (kind === 'success' && earlier.kind === 'error')));
  const others = toasts.filter((earlier) => !isReplaced(earlier));
  const lang = typeof text === 'string' ? document.documentElement.lang : undefined;
  toasts = [...others, { ...options, id: ++lastId, kind, text, lang, shownAt: performance.now() }].slice(-MOST);
  changed();
}

/**
 * Can be called from anywhere; `<Toasts/>` shows them. A success removes the error with the same key; without a key,
 * every error without one. If an action succeeds without a toast, call `clear`.
 */
export const toast = {
  success: (text: ToastText, options?: ToastOptions) => show('success', text, options),
  error: (text: ToastText, options?: ToastOptions) => show('error', text, options),
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

export const foremost = (): object | undefined => places.at(-1)?.id;

export function placeWord<Name extends keyof PlaceWords>(name: Name): PlaceWords[Name] {
  return places.find(({ words }) => words[name])?.words[name];
}

/** Opens a region in front of the others, or changes the words of an open one. */
export function openPlace(place: Place): void {
  const isKnown = places.some(({ id }) => id === place.id);
  places = isKnown ? places.map((known) => (known.id === place.id ? place : known)) : [...places, place];
  changed();
}

export function closePlace(closed: object): void {
  places = places.filter(({ id }) => id !== closed);
  changed();
}
