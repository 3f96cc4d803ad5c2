/** Keeps one core busy until it or its parent process exits. */
import process from 'node:process';

const LOOK_EVERY_MS = 250;
const parent = process.ppid;

while (process.ppid === parent) {
  const until = performance.now() + LOOK_EVERY_MS;
  while (performance.now() < until);
}
