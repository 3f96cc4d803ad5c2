import type { Message } from '../protobuf/types.ts';

/**
 * A commit is sent to many streams at once, usually in the same form. Within one turn of the event loop, `shared` returns the
 * same message for the same source and key, so that the transports can encode it once.
 */
let messages: Map<unknown, Map<string, Message>> | undefined;

export function shared(source: unknown, key: string, create: () => Message): Message {
  if (!messages) {
    messages = new Map();
    queueMicrotask(() => (messages = undefined));
  }
  const ofSource = messages.get(source) ?? new Map<string, Message>();
  messages.set(source, ofSource);
  const message = ofSource.get(key) ?? create();
  ofSource.set(key, message);
  return message;
}

/** An encoder that remembers its result for as long as the message is in use. */
export function encodedOnce<Encoded>(encode: (message: Message) => Encoded): (message: Message) => Encoded {
  const results = new WeakMap<Message, { readonly encoded: Encoded }>();
  return (message) => {
    const known = results.get(message);
    if (known) return known.encoded;
    const encoded = encode(message);
    results.set(message, { encoded });
    return encoded;
  };
}
