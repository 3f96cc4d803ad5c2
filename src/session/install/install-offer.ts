/** What browsers other than Safari and Firefox dispatch when the page can be installed. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

/** Until the user has been asked. Browsers dispatch it once, often before the screen that asks is loaded. */
let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function become(prompt: InstallPrompt | null): void {
  offered = prompt;
  for (const listener of listeners) listener();
}

/** Keeps the browser's own offer for the dashboard, which makes it once. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    become(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => become(null));
}

export const installOffer = (): InstallPrompt | null => offered;

export function watchInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
