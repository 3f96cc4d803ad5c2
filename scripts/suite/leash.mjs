/**
 * Preloaded (`node --import`) into the programs that a suite starts: when the process that started this one is gone, even
 * by kill -9, stop as for Ctrl-C, so that nothing is left running behind a person's back.
 */
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const LOOK_EVERY_MS = 250;
const GIVE_UP_AFTER_MS = 10_000;

if (isMainThread) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGINT');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GIVE_UP_AFTER_MS).unref();
  }, LOOK_EVERY_MS);
  look.unref();
}
