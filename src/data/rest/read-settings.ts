import { Failure } from '../../domain/failure.ts';
import { DEFAULT_SETTINGS, type PlatformSettings } from '../../domain/platform.ts';
import { list, map, type Schema } from '../../domain/schema.ts';
import type { Connection } from '../connection.ts';
import { parseSettings } from '../documents/settings.ts';
import { appCheckProof } from './app-check-proof.ts';
import { decodeFields } from './decode-fields.ts';
import { databaseOf } from './document-address.ts';

const anything: Schema<unknown> = { parse: (value) => value };
const batchResult = map({ missing: anything, found: anything });

/**
 * Reads the settings without authentication and without the SDK, in one request. It uses a batch of one, because a
 * missing document is an error otherwise, which the browser would log on every page.
 */
export async function readSettingsAsGuest(connection: Connection): Promise<PlatformSettings> {
  const { address, name, key } = databaseOf(connection.environment);
  const proof = await appCheckProof(connection);
  const response = await fetch(`${address}:batchGet?key=${key}`, {
    method: 'POST',
    // text/plain needs no CORS preflight.
    body: JSON.stringify({ documents: [`${name}/settings/platform`] }),
    ...(proof !== null && { headers: { 'X-Firebase-AppCheck': proof } }),
  }).catch((error: unknown) => {
    throw new Failure('offline', String(error), error);
  });
  if (!response.ok) throw new Failure('unknown', `The server answered ${response.status}: ${await response.text()}`);
  return settingsIn(await response.json());
}

function settingsIn(answer: unknown): PlatformSettings {
  const [batch] = list(batchResult, 1).parse(answer, 'The answer');
  if (!batch) throw new Failure('unexpected-data', 'The server answered with nothing.');
  return batch.missing ? DEFAULT_SETTINGS : parseSettings(decodeFields(batch.found));
}
