import { type SuitePorts } from '../../suite/ports.ts';
import { clockOf } from '../clock.ts';
import { type DemoOptions } from '../demo-documents.ts';
import { writeDocuments } from '../emulator-owner.ts';
import { type Stored } from '../stored.ts';
import { BUSY_PLATFORM, busyPlatform, type PlatformSize } from './busy-platform.ts';

const AT_ONCE = 5_000;

/** Adds a busy platform to the existing data and returns the number of documents. */
export async function seedBusyPlatform(
  ports: Pick<SuitePorts, 'auth' | 'firestore'>,
  { now, origin }: DemoOptions,
  size: PlatformSize = BUSY_PLATFORM,
): Promise<number> {
  let [written, waiting] = [0, new Map<string, Stored>()];
  const write = async () => {
    await writeDocuments(ports, Object.fromEntries(waiting));
    written += waiting.size;
    waiting = new Map();
  };
  for (const documents of busyPlatform(clockOf(now), origin, size)) {
    for (const [path, stored] of Object.entries(documents)) waiting.set(path, stored);
    if (waiting.size >= AT_ONCE) await write();
  }
  await write();
  return written;
}
