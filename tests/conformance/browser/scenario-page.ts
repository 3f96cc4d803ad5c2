import { fileURLToPath } from 'node:url';
import { openScriptedPage } from '../../support/scripted-page.ts';
import type { Order, Outcome } from './page.ts';

export interface ScenarioPage {
  carryOut(order: Order): Promise<Outcome>;
  close(): Promise<void>;
}

declare global {
  /** Defined by page.ts. */
  var carryOut: (order: Order) => Promise<Outcome>;
}

/** Opens a browser on a page with all scenarios, served from another origin than the emulator. */
export async function openScenarioPage(): Promise<ScenarioPage> {
  const scripted = await openScriptedPage(fileURLToPath(new URL('page.ts', import.meta.url)));
  return {
    carryOut: (order) => scripted.page.evaluate((given) => globalThis.carryOut(given), order),
    close: () => scripted.close(),
  };
}
