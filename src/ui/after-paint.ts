/** Calls `act` once the browser has painted the next frame. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
