import { csvFile, type CsvValue } from './csv.ts';

/** The files of the archive that a member downloads, in this order. `account.archive.<kind>` says what is in each. */
export const ARCHIVE_FILES = [
  'profile',
  'wishlists',
  'hosts',
  'host-invitations',
  'upi-addresses',
  'invitation-texts',
  'histories',
  'statistics',
  'days',
  'gifts-received',
  'register-entries',
  'register-notes',
  'gifts-given',
  'lists-shared-with-you',
  'notifications',
] as const;

/** What only admins can read, in the archive that they make when a person asks for it. */
export const ADMIN_FILES = ['messages', 'subscriptions', 'reports', 'visits', 'log'] as const;
export type ArchiveFile = (typeof ARCHIVE_FILES)[number] | (typeof ADMIN_FILES)[number];

/** A document as it is stored, with its id. Times are dates. */
export type ArchivedDocument = Readonly<Record<string, unknown>>;

/** What was found, with each file that is not empty as JSON, which has everything, and as a table. */
export function archiveTexts(
  readme: string,
  found: ReadonlyMap<ArchiveFile, readonly ArchivedDocument[]>,
): Readonly<Record<string, string>> {
  const texts: Record<string, string> = { 'README.txt': readme };
  for (const [file, documents] of found) {
    if (documents.length === 0) continue;
    texts[`${file}.json`] = `${JSON.stringify(documents, null, 2)}\n`;
    texts[`${file}.csv`] = tableOf(documents);
  }
  return texts;
}

/** Has a column for each field that any of the documents has. */
function tableOf(documents: readonly ArchivedDocument[]): string {
  const columns = [...new Set(documents.flatMap((document) => Object.keys(document)))];
  return csvFile(
    columns,
    documents.map((document) => columns.map((column) => cellOf(document[column]))),
  );
}

function cellOf(value: unknown): CsvValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Date ? value : JSON.stringify(value);
}
