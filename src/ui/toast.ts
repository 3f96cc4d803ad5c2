/** Something said in passing. */
export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly text: string;
  /** On the clock of `performance.now()`. */
  readonly saidAt: number;
}

/** Where toasts can be seen. */
export interface Place {
  /** The name of the button that takes a toast away. A place without one uses the application's. */
  readonly dismissLabel: string | undefined;
}

type Listener = () => void;

let toasts: readonly Toast[] = [];
/** Oldest first. Only the last shows toasts: a dialog makes everything behind it mute. */
let places: readonly Place[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function changed(): void {
  for (const listener of listeners) listener();
}

function say(kind: Toast['kind'], text: string): void {
  // Said twice, it is still one thing: the newer stays for its whole time.
  toasts = [
    ...toasts.filter((earlier) => earlier.text !== text),
    { id: ++lastId, kind, text, saidAt: performance.now() },
  ];
  changed();
}

/** Callable from anywhere; `<Toasts/>` shows it. */
export const toast = {
  success: (text: string) => say('success', text),
  error: (text: string) => say('error', text),
};

export function dismiss(id: number): void {
  toasts = toasts.filter((candidate) => candidate.id !== id);
  changed();
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
