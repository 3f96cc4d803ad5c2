import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Display {
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A virtual display, for browsers without a headless mode. */
export async function virtualDisplay(): Promise<Display> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.'))),
  ])) as [Buffer];
  return {
    environment: { DISPLAY: `:${number.toString().trim()}`, GDK_BACKEND: 'x11' },
    async close() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
