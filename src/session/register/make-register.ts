import type { Connection } from '../../data/connection.ts';
import { contributionRows } from '../../data/contributions/list-contributions.ts';
import type { Say } from '../language/catalogue.ts';
import { readRegister, type RegisterOf } from './read-register.ts';
import { registerFile } from './register-file.ts';

/** Reads the whole register and creates its file. */
export async function makeRegister(
  connection: Connection,
  say: Say,
  wishlist: RegisterOf,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<ReturnType<typeof registerFile>> {
  const pages = (of: RegisterOf, until: AbortSignal) => contributionRows(connection, of, until);
  const { all } = await readRegister(pages, wishlist, signal, onProgress);
  return registerFile(say, wishlist, all);
}
