/** Treats `__proto__` as an ordinary key. */
export function setOwn(map: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(map, key, { value, enumerable: true, configurable: true, writable: true });
  } else map[key] = value;
}
