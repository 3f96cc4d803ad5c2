import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { anyPorts } from '../../scripts/suite/ports.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { answers, until } from '../../scripts/suite/until.ts';
import type { Driver } from './driver.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface WebDriverProgram {
  readonly program: string;
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Any browser with W3C WebDriver, over plain HTTP. */
export async function webDriver({ program, capabilities, environment }: WebDriverProgram): Promise<Driver> {
  const { webdriver: port } = await anyPorts(['webdriver']);
  const server = spawn(program, [`--port=${port}`, `--host=${LOOPBACK}`], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://${LOOPBACK}:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await until(`${program} answers`, { withinMs: 30_000 }, () => answers(`http://${LOOPBACK}:${port}/status`));
    const created = (await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
      sessionId: string;
      capabilities: { browserName: string; browserVersion: string };
    };
    const session = `/session/${created.sessionId}`;
    return {
      version: `${created.capabilities.browserName} ${created.capabilities.browserVersion}`,
      open: async (url) => void (await call('POST', `${session}/url`, { url })),
      evaluate: (expression) => call('POST', `${session}/execute/sync`, { script: `return ${expression};`, args: [] }),
      clickAt: async (x, y) => {
        const actions = [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await call('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      },
      type: async (text) => {
        const active = (await call('GET', `${session}/element/active`)) as Record<string, string>;
        await call('POST', `${session}/element/${active[ELEMENT]}/value`, { text });
      },
      close: async () => {
        await call('DELETE', session).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
