import { tolerantly } from './tolerantly.ts';

const KEY = 'shagun.install';

/** Whether somebody has been asked on this device to install the application. */
export const isInstallAnswered = (): boolean => (tolerantly(() => localStorage.getItem(KEY)) ?? null) !== null;

export function answerInstall(): void {
  tolerantly(() => localStorage.setItem(KEY, 'answered'));
}
