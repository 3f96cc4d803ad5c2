import { strToU8, zipSync } from 'fflate';
import { ADMIN_FILES, ARCHIVE_FILES, type ArchiveFile, archiveTexts } from '../../domain/account-archive.ts';
import type { Connection } from '../connection.ts';
import type { ReadingData } from './document-reader.ts';
import { type AccountData, readAccountData } from './read-account-data.ts';

/** What is in each of these files, and what is not, for a person. */
export type ReadmeOf = (files: readonly ArchiveFile[]) => string;

/** A zip file with everything that is stored about the signed-in member. */
export async function accountArchive(connection: Connection, readmeOf: ReadmeOf, reading: ReadingData): Promise<Blob> {
  return archiveOf(await readAccountData(connection, reading), readmeOf);
}

export function archiveOf(data: AccountData, readmeOf: ReadmeOf): Blob {
  const readme = readmeOf([...ARCHIVE_FILES, ...ADMIN_FILES].filter((file) => data.get(file)?.length));
  const texts = Object.entries(archiveTexts(readme, data)).map(([name, text]) => [name, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries(texts))], { type: 'application/zip' });
}
