import type { Engine } from '../engine/engine.ts';
import type { BloomFilter, Caller, ListenEvent, ListenSession, Target } from '../engine/requests.ts';
import type { DatabaseName } from '../model/path.ts';
import { invalidArgument } from '../model/status.ts';
import type { Requests, TargetMessage } from './messages.ts';
import { decodeParent, decodeQuery } from './queries.ts';
import type { Message } from '../protobuf/types.ts';
import type { OpenStream, StreamPeer } from './rpc.ts';
import { shared } from './shared-messages.ts';
import { statusMessage, toStatusError } from './status.ts';
import { decodeDocumentName, decodeMicros, documentName, encodeDocument, encodeMicros } from './values.ts';

/** A Listen stream: the first request names the database; each request adds or removes a target. */
export function openListen(engine: Engine, caller: Caller, peer: StreamPeer): OpenStream {
  let session: ListenSession | undefined;
  let database: DatabaseName | undefined;

  const handle = (request: Requests['Listen']): void => {
    if (database === undefined) {
      const name = request.database ?? '';
      session = engine.listen(caller, name, (event) => {
        peer.send(encodeEvent(name, event));
      });
      database = name;
    }
    if (request.addTarget) addTarget(database, request.addTarget);
    else if (request.removeTarget !== undefined) session?.removeTarget(request.removeTarget);
  };

  /** An invalid target is removed with its cause; the others continue. */
  const addTarget = (name: DatabaseName, message: TargetMessage): void => {
    let target: Target;
    try {
      target = decodeTarget(name, message);
    } catch (error) {
      const targetIds = [message.targetId ?? 0];
      peer.send(encodeEvent(name, { kind: 'target', change: 'REMOVE', targetIds, cause: toStatusError(error) }));
      return;
    }
    session?.addTarget(target);
  };

  return {
    get heldDocuments() {
      return session?.heldDocuments ?? 0;
    },
    receive: (message) => {
      try {
        // Safe cast: the codec validated the message as ListenRequest.
        handle(message);
      } catch (error) {
        session?.close();
        peer.end(toStatusError(error));
      }
    },
    close: () => session?.close(),
  };
}

function decodeTarget(database: DatabaseName, message: TargetMessage): Target {
  const common = {
    id: message.targetId ?? 0,
    once: message.once ?? false,
    resume: decodeResume(message),
    expectedCount: message.expectedCount && (message.expectedCount.value ?? 0),
  };
  if (message.documents) {
    const names = message.documents.documents ?? [];
    return { ...common, documents: names.map((name) => decodeDocumentName(database, name)) };
  }
  if (!message.query) throw invalidArgument('A target must have a query or documents.');
  const parent = decodeParent(message.query.parent ?? '');
  if (parent.database !== database) throw invalidArgument('The query is not for the database of the stream.');
  return { ...common, query: decodeQuery(parent.segments, message.query.structuredQuery ?? {}) };
}

function decodeResume({ resumeToken, readTime }: TargetMessage): Target['resume'] {
  if (resumeToken && resumeToken.length > 0) return { token: resumeToken };
  return readTime && { readTime: decodeMicros(readTime) };
}

function encodeEvent(database: DatabaseName, event: ListenEvent): Message {
  switch (event.kind) {
    case 'target':
      // The end of a snapshot is the same for every stream of the database.
      return event.change === 'NO_CHANGE' && event.targetIds.length === 0
        ? shared(database, String(event.readTime), () => encodeTargetChange(event))
        : encodeTargetChange(event);
    case 'change': {
      const { document, targetIds, removedTargetIds } = event;
      return shared(document, `${targetIds.join()}|${removedTargetIds.join()}`, () => ({
        documentChange: { document: encodeDocument(database, document), targetIds, removedTargetIds },
      }));
    }
    case 'delete':
    case 'remove': {
      const change = {
        document: documentName(database, event.path),
        removedTargetIds: event.removedTargetIds,
        readTime: encodeMicros(event.readTime),
      };
      return event.kind === 'delete' ? { documentDelete: change } : { documentRemove: change };
    }
    case 'filter': {
      const { targetId, count, unchangedNames } = event;
      return {
        filter: { targetId, count, ...(unchangedNames && { unchangedNames: bloomFilterMessage(unchangedNames) }) },
      };
    }
  }
}

function encodeTargetChange(event: Extract<ListenEvent, { kind: 'target' }>): Message {
  const { change, targetIds, cause, resumeToken, readTime } = event;
  return {
    targetChange: {
      targetChangeType: change,
      ...(targetIds.length > 0 && { targetIds }),
      ...(cause && { cause: statusMessage(cause) }),
      ...(resumeToken && { resumeToken }),
      ...(readTime !== undefined && { readTime: encodeMicros(readTime) }),
    },
  };
}

function bloomFilterMessage({ bitmap, padding, hashCount }: BloomFilter): Message {
  return { bits: { bitmap, padding }, hashCount };
}
