/** The size of a document in bytes, as defined in Firestore's documentation. */
export function storedSize(path: string, document: object): number {
  const name = path.split('/').reduce((total, segment) => total + bytesOf(segment), 16);
  return name + sizeOf(document) + 32;
}

function sizeOf(value: unknown): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number' || value instanceof Date) return 8;
  if (typeof value === 'string') return bytesOf(value);
  if (Array.isArray(value)) return value.reduce<number>((total, entry) => total + sizeOf(entry), 0);
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} cannot be stored.`);
  return Object.entries(value).reduce((total, [name, field]) => total + bytesOf(name) + sizeOf(field), 0);
}

/** Strings count one extra byte. */
function bytesOf(text: string): number {
  return Buffer.byteLength(text) + 1;
}
