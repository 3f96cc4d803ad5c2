import { oncePerConnection, type Connection } from '../connection.ts';

/**
 * Notifies listeners of account changes that Firebase reports, with two exceptions: not while a new account is still
 * being named, and also when the name or photo changes, which Firebase does not report.
 */
interface AccountNews {
  readonly listeners: Set<() => void>;
  held: number;
}

const newsOf = oncePerConnection((): AccountNews => ({ listeners: new Set(), held: 0 }));

export function areNewsHeld(connection: Connection): boolean {
  return newsOf(connection).held > 0;
}

export function onAccountNews(connection: Connection, listener: () => void): () => void {
  const { listeners } = newsOf(connection);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds back notifications until `change` has finished, then sends them. */
export async function changingAccount<T>(connection: Connection, change: () => Promise<T>): Promise<T> {
  const news = newsOf(connection);
  news.held += 1;
  try {
    return await change();
  } finally {
    news.held -= 1;
    if (news.held === 0) for (const listener of [...news.listeners]) listener();
  }
}
