import { randomBytes } from 'node:crypto';
import type { Engine } from '../engine/engine.ts';
import type { Caller } from '../engine/requests.ts';
import { parseDatabaseName, type DatabaseName } from '../model/path.ts';
import type { Requests } from './messages.ts';
import type { OpenStream, StreamPeer } from './rpc.ts';
import { toStatusError } from './status.ts';
import { encodeMicros } from './values.ts';
import { decodeWrite, encodeWriteResult } from './writes.ts';

/**
 * A Write stream. The first request only names the database and is answered with a stream id and a token; each later
 * one is a commit, answered in order. An error ends the stream; the client opens another and continues there.
 */
export function openWrite(engine: Engine, caller: Caller, peer: StreamPeer): OpenStream {
  let database: DatabaseName | undefined;
  let answered = 0;

  const nextToken = () => Buffer.from(String(answered++));

  const handle = (request: Requests['Write']): void => {
    if (database === undefined) {
      database = parseDatabaseName(request.database ?? '');
      peer.send({ streamId: randomBytes(8).toString('hex'), streamToken: nextToken() });
      return;
    }
    const name = database;
    const writes = (request.writes ?? []).map((write) => decodeWrite(name, write));
    const { writeResults, commitTime } = engine.commit(caller, name, writes);
    peer.send({
      streamToken: nextToken(),
      writeResults: writeResults.map(encodeWriteResult),
      commitTime: encodeMicros(commitTime),
    });
  };

  let ended = false;
  return {
    heldDocuments: 0,
    receive: (message) => {
      if (ended) return;
      try {
        // The codec has checked the message against WriteRequest.
        handle(message);
      } catch (error) {
        ended = true;
        peer.end(toStatusError(error));
      }
    },
    close: () => {
      ended = true;
    },
  };
}
