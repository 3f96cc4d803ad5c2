import type { WorkerMessage } from '../../config/service-worker.ts';
import type { Say } from '../../session/language/catalogue.ts';
import { toast } from '../../ui/toast.ts';

/** Says that there is a new version. Refresh replaces the worker in all windows, and reloads this one. */
export function offerRefresh(waiting: ServiceWorker, say: Say): void {
  const refresh = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'take-over' } satisfies WorkerMessage);
  };
  toast.success(say('offline.new-version'), {
    key: 'new-version',
    stays: true,
    action: { label: say('offline.refresh'), run: refresh },
  });
}
