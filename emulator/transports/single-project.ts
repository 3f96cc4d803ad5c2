import type { Message } from '../protobuf/types.ts';
import type { OpenStream, RpcService } from '../wire/rpc.ts';

const PROJECT = /^projects\/([^/]+)\//;
/** Fields of requests that name the database, in lookup order. */
const NAMES = ['database', 'parent', 'name'] as const;

/**
 * Wraps the service to warn about requests for another project. Usually that is a misconfigured client whose data would
 * seem lost.
 */
export function warnOfOtherProjects(
  service: RpcService,
  project: string,
  warn: (message: string) => void = console.warn,
): RpcService {
  const known = new Set([project]);
  const look = (request: Message): void => {
    const named = projectOf(request);
    if (named === undefined || known.has(named)) return;
    known.add(named);
    warn(`A client uses project "${named}", but this emulator is for "${project}": its data are kept apart.`);
  };
  return {
    unary: async (method, request, caller) => {
      look(request);
      return service.unary(method, request, caller);
    },
    serverStreaming: async (method, request, caller) => {
      look(request);
      return service.serverStreaming(method, request, caller);
    },
    openStream: (method, caller, peer): OpenStream => {
      const stream = service.openStream(method, caller, peer);
      return {
        get heldDocuments() {
          return stream.heldDocuments;
        },
        receive: (message) => {
          look(message);
          stream.receive(message);
        },
        close: () => stream.close(),
      };
    },
  };
}

function projectOf(request: Message): string | undefined {
  for (const field of NAMES) {
    const name = request[field];
    if (typeof name === 'string') return PROJECT.exec(name)?.[1];
  }
  const document = request['document'];
  if (typeof document !== 'object' || document === null || !('name' in document)) return undefined;
  return typeof document.name === 'string' ? PROJECT.exec(document.name)?.[1] : undefined;
}
