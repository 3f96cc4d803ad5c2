import { createHash } from 'node:crypto';

/** A seeded pseudo-random generator of numbers in [0, 1), identical in every run. */
export type SeededRandom = () => number;

export function seededRandom(name: string): SeededRandom {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks a name with the probability given by its weight. */
export function pick<Name extends string>(random: SeededRandom, weights: Readonly<Record<Name, number>>): Name {
  const names = Object.entries<number>(weights) as [Name, number][];
  let left = random() * names.reduce((total, [, weight]) => total + weight, 0);
  for (const [name, weight] of names) {
    left -= weight;
    if (left < 0) return name;
  }
  const [first] = names[0] ?? [];
  if (first === undefined) throw new RangeError('There is nothing to pick from.');
  return first;
}
