/**
 * `npm run check`: runs formatting, lint, browser support, types, translations and page sizes in parallel, and reports all
 * of them with their times. `--skip budget` leaves one out.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { skip: { type: 'string', multiple: true, default: [] } } });

const CHECKS = ['languages', 'budget', 'lint', 'browser-support', 'types', 'format']
  .filter((name) => !values.skip.includes(name))
  .map((name) => `check:${name}`);

const results = await Promise.all(
  CHECKS.map(async (script) => {
    const started = performance.now();
    const run = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    run.stdout.on('data', (chunk) => output.push(chunk));
    run.stderr.on('data', (chunk) => output.push(chunk));
    const [code] = await once(run, 'close');
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${script} (${seconds} s)`);
    return { script, code, text: Buffer.concat(output).toString().trim() };
  }),
);

const failed = results.filter(({ code }) => code !== 0);
for (const { script, text } of failed) console.log(`\n${script}\n\n${text}`);
process.exitCode = failed.length === 0 ? 0 : 1;
