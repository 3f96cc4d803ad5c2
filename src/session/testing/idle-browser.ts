import { vi } from 'vitest';

/** Makes the browser idle for all tests of a file, and cancels their pending callbacks afterwards. */
export function idleBrowser(): void {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle));
}
