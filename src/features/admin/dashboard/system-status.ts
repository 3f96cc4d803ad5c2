/** Above this, the database counts as slow: twice what a phone on 4G needs for one small document. */
export const SLOW_ABOVE_MS = 1_000;

export type SystemStatus = 'healthy' | 'slow';

export function statusOf(latencyMs: number): SystemStatus {
  return latencyMs > SLOW_ABOVE_MS ? 'slow' : 'healthy';
}
