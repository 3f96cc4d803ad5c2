import type { SupportMessage } from '../../../domain/support.ts';
import { useSession } from '../../../session/session.tsx';
import { MessageBadges } from './message-badges.tsx';

interface MessageListProps {
  readonly messages: readonly SupportMessage[];
  readonly onOpen: (message: SupportMessage) => void;
}

/** Cards that open a message when tapped anywhere. */
export function MessageList({ messages, onOpen }: MessageListProps) {
  const { say, format, langOf } = useSession();
  return (
    <ul className="grid grid-cols-1 gap-3">
      {messages.map((message) => {
        const { id, name, email, subject, status, createdAt } = message;
        return (
          <li
            key={id}
            className="relative grid grid-cols-1 gap-2 rounded-2xl border border-line bg-card p-4 fades hover:bg-wine-wash sm:p-5"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className={`min-w-0 text-lg ${status === 'new' ? 'font-semibold' : ''}`}>
                <button
                  type="button"
                  lang={langOf(subject)}
                  onClick={() => onOpen(message)}
                  className="text-left text-wine after:absolute after:inset-0 after:rounded-2xl"
                >
                  <span className="line-clamp-2">{subject}</span>
                </button>
              </h2>
              <time dateTime={createdAt.toISOString()} className="text-sm text-faded figures">
                {format.moment(createdAt)}
              </time>
            </div>
            <p className="line-clamp-3 text-faded">{say('admin-support.messages.from', { name, email })}</p>
            <p lang={langOf(message.message)} className="line-clamp-2">
              {message.message}
            </p>
            <MessageBadges message={message} />
          </li>
        );
      })}
    </ul>
  );
}
