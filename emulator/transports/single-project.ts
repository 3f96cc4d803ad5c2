import type { Message, OpenStream, RpcService } from '../wire/rpc.ts';

const PROJECT = /^projects\/([^/]+)\//;
/** Where requests name their database, in the order in which they are asked. */
const NAMES = ['database', 'parent', 'name'] as const;

/**
 * The service, with a warning for each project that is named beside the one it is for. In most set-ups that is a client
 * with a wrong configuration, whose data would seem to be lost.
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
