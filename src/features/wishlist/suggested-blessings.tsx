import { useState } from 'react';
import { withSuggestion } from '../../domain/blessing.ts';
import { message as messageField } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';

const SUGGESTIONS = ['giving.blessing.one', 'giving.blessing.two', 'giving.blessing.three'] as const;

interface SuggestedBlessingsProps {
  readonly message: string;
  readonly onChange: (message: string) => void;
  /** Called after undo; its button is gone. */
  readonly onUndone: () => void;
}

/** Suggestions to add with a tap, in one row that scrolls sideways. They stay visible, so that nothing shifts. */
export function SuggestedBlessings({ message, onChange, onUndone }: SuggestedBlessingsProps) {
  const { say, langOf } = useSession();
  /** The message before each tap, latest last. */
  const [taps, setTaps] = useState<readonly { readonly before: string; readonly after: string }[]>([]);
  const suggestions = SUGGESTIONS.map((key) => say(key));
  const latest = taps.at(-1);
  const canUndo = latest?.after === message;
  const choose = (after: string) => {
    if (after === message) return;
    setTaps([...(canUndo ? taps : []), { before: message, after }]);
    onChange(after);
  };
  const undo = () => {
    setTaps(taps.slice(0, -1));
    onChange(latest?.before ?? '');
    onUndone();
  };
  return (
    <>
      <div className="flex items-baseline justify-between gap-3 text-sm text-faded">
        <p id="suggestions">{say('giving.blessing.suggestions')}</p>
        {canUndo && (
          <button
            type="button"
            onClick={undo}
            className="relative text-wine underline underline-offset-4 before:absolute before:-inset-x-4 before:-inset-y-3"
          >
            {say('giving.blessing.undo')}
          </button>
        )}
      </div>
      <div
        role="group"
        aria-labelledby="suggestions"
        className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 scrollbar-none sm:-mx-6 sm:px-6"
      >
        {suggestions.map((suggestion) => {
          const after = withSuggestion(message, suggestion, { suggestions, most: messageField.most });
          return (
            <button
              key={suggestion}
              lang={langOf(suggestion)}
              type="button"
              aria-pressed={message.includes(suggestion)}
              disabled={after === null}
              onClick={() => after !== null && choose(after)}
              className="min-h-touch w-56 shrink-0 rounded-2xl border border-edge px-3 py-1.5 text-left text-sm text-ink hover:bg-wine-wash aria-pressed:border-seal aria-pressed:bg-wine-wash"
            >
              {suggestion}
            </button>
          );
        })}
      </div>
    </>
  );
}
