import type { Caller } from '../engine/requests.ts';
import type { Message } from '../protobuf/types.ts';
import type { BidiMethod, RpcService, StreamPeer } from '../wire/rpc.ts';
import type { EmulatorAdmin } from './admin/emulator-admin.ts';

/** A test double of the service: records calls and responds as the test configures. */
export class FakeService implements RpcService {
  readonly calls: { readonly method: string; readonly request: Message; readonly caller: Caller }[] = [];
  readonly streams: FakeStream[] = [];
  answer: () => Message = () => ({});
  answers: () => Iterable<Message> = () => [];
  private waiting: (() => void)[] = [];

  unary: RpcService['unary'] = async (method, request, caller) => {
    this.calls.push({ method, request, caller });
    return this.answer();
  };

  serverStreaming: RpcService['serverStreaming'] = async (method, request, caller) => {
    this.calls.push({ method, request, caller });
    return this.answers();
  };

  openStream: RpcService['openStream'] = (method, caller, peer) => {
    const stream = new FakeStream(method, caller, peer);
    this.streams.push(stream);
    this.notify();
    return {
      get heldDocuments() {
        return stream.heldDocuments;
      },
      receive: (message) => stream.received.push(message) && this.notify(),
      close: () => {
        stream.closed = true;
        this.notify();
      },
    };
  };

  /** Resolves with the first stream for which `ready` holds. */
  async stream(ready: (stream: FakeStream) => boolean = () => true): Promise<FakeStream> {
    for (;;) {
      const found = this.streams.find(ready);
      if (found) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  private notify(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

export class FakeStream {
  readonly method: BidiMethod;
  readonly caller: Caller;
  readonly peer: StreamPeer;
  readonly received: Message[] = [];
  heldDocuments = 0;
  closed = false;

  constructor(method: BidiMethod, caller: Caller, peer: StreamPeer) {
    this.method = method;
    this.caller = caller;
    this.peer = peer;
  }
}

export function fakeAdmin(overrides: Partial<EmulatorAdmin> = {}): EmulatorAdmin {
  return {
    setRules: async () => [],
    coverage: async () => ({}),
    coveragePage: async () => '',
    coverageOf: async () => ({}),
    tryMutants: async () => ({}),
    clear: async () => undefined,
    exportTo: async () => undefined,
    ...overrides,
  };
}
