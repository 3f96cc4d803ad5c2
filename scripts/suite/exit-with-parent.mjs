/**
 * Preloaded (`node --import`) into the programs that a suite starts (leash.ts). When the parent process is gone, even by
 * kill -9, it stops the program as on Ctrl-C, so that no orphans keep running.
 */
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const LOOK_EVERY_MS = 250;
const GIVE_UP_AFTER_MS = 10_000;

if (isMainThread) {
  // As the parent names itself: if it died before this line, `ppid` is already that of another process.
  const parent = Number(process.env.SHAGUN_PARENT ?? process.ppid);
  // A program that this one forks inherits its arguments, and with them this module.
  process.env.SHAGUN_PARENT = String(process.pid);
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGINT');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GIVE_UP_AFTER_MS).unref();
  }, LOOK_EVERY_MS);
  look.unref();
}
