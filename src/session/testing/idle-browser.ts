import { vi } from 'vitest';

/** A browser that has nothing better to do. For all tests of a file: what they leave is called off after them. */
export function idleBrowser(): void {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle));
}
