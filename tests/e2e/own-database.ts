import { type BrowserContext, type Page } from '@playwright/test';
import { inject } from 'vitest';
import { writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import { type PersonKey } from '../../scripts/seed/people/demo-people.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { startOwnEmulator } from '../data/own-emulator.ts';
import { findStored, type Stored } from '../data/stored.ts';
import { type Prepare, type Visitors } from './visitors.ts';

/** For demo data behind the shared application. */
export const demoOptions = () => ({
  now: new Date(),
  origin: inject('appUrl'),
  storagePort: inject('suitePorts').storage,
});

/**
 * An empty database for one test, behind the shared application and with the shared accounts. Platform-wide changes in
 * it do not affect other tests.
 */
export class OwnDatabase {
  readonly ports: { readonly auth: number; readonly firestore: number };
  readonly #visitors: Visitors;

  private constructor(visitors: Visitors, firestore: number) {
    this.#visitors = visitors;
    this.ports = { auth: inject('suitePorts').auth, firestore };
  }

  static async start(visitors: Visitors): Promise<OwnDatabase> {
    const { port } = await startOwnEmulator();
    return new OwnDatabase(visitors, port);
  }

  /** Lets the pages of a context use this database. */
  async serve(context: BrowserContext): Promise<void> {
    const shared = `http://${LOOPBACK}:${inject('suitePorts').firestore}/`;
    await context.route(`${shared}**`, (route) =>
      route.continue({ url: route.request().url().replace(shared, `http://${LOOPBACK}:${this.ports.firestore}/`) }),
    );
  }

  at(path: string, prepare?: Prepare): Promise<Page> {
    return this.#visitors.at(path, async (context) => {
      await prepare?.(context);
      await this.serve(context);
    });
  }

  signedInAt(path: string, who: PersonKey): Promise<Page> {
    return this.#visitors.signedInAt(path, who, (context) => this.serve(context));
  }

  write(documents: Parameters<typeof writeDocuments>[1]): Promise<void> {
    return writeDocuments(this.ports, documents);
  }

  /** The log entries of admin actions. */
  async logOf(targetId: string): Promise<readonly Stored[]> {
    return Object.values(await findStored('systemLogs', 'targetId', targetId, this.ports.firestore));
  }
}
