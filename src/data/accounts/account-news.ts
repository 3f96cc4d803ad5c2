import { oncePerConnection, type Connection } from '../connection.ts';

/**
 * Who is signed in is told when Firebase says so, with two exceptions: not while a new account is still being given its
 * name, and also when the shown name or picture changes, of which Firebase says nothing.
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

/** Nobody hears of the account before this is over; then everybody does. */
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
