/**
 * A map that iterates in key order. Lookups and updates cost the same as for a Map; new keys are merged into the order by
 * the next iteration, which costs no more than the iteration itself.
 */
export class SortedMap<V> {
  readonly #values = new Map<string, V>();
  #sorted: string[] = [];
  #added: string[] = [];
  #removed = 0;

  constructor(private readonly compare: (a: string, b: string) => number) {}

  get size(): number {
    return this.#values.size;
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: V): void {
    if (!this.#values.has(key)) this.#added.push(key);
    this.#values.set(key, value);
  }

  delete(key: string): void {
    if (this.#values.delete(key)) this.#removed++;
  }

  /** The values in key order. The map must not change during the iteration. */
  *values(): Generator<V, void> {
    this.#settle();
    for (const key of this.#sorted) yield this.#values.get(key) as V;
  }

  #settle(): void {
    if (this.#removed > 0) {
      const present = (key: string) => this.#values.has(key);
      this.#sorted = this.#sorted.filter(present);
      // A key that was deleted and set again is in both lists, or twice in the second.
      const known = new Set(this.#sorted);
      this.#added = [...new Set(this.#added)].filter((key) => present(key) && !known.has(key));
      this.#removed = 0;
    }
    if (this.#added.length === 0) return;
    const added = this.#added.sort(this.compare);
    this.#added = [];
    const last = this.#sorted.at(-1);
    if (last === undefined || this.compare(last, added[0] as string) < 0) {
      for (const key of added) this.#sorted.push(key);
    } else {
      this.#sorted = merge(this.#sorted, added, this.compare);
    }
  }
}

function merge(a: readonly string[], b: readonly string[], compare: (a: string, b: string) => number): string[] {
  const merged: string[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    merged.push(compare(a[i] as string, b[j] as string) < 0 ? (a[i++] as string) : (b[j++] as string));
  }
  while (i < a.length) merged.push(a[i++] as string);
  while (j < b.length) merged.push(b[j++] as string);
  return merged;
}
