export async function everyPage<T>(pages: AsyncIterable<T>): Promise<readonly T[]> {
  const read: T[] = [];
  for await (const page of pages) read.push(page);
  return read;
}
