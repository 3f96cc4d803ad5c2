/** Whether the browser's data saver is on. Then nothing is loaded that was not asked for. */
export function savesData(): boolean {
  return (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData === true;
}
