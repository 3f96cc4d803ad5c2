import { useSession } from '../../session/session.tsx';

const SUGGESTIONS = ['giving.blessing.one', 'giving.blessing.two', 'giving.blessing.three'] as const;

interface SuggestedBlessingsProps {
  readonly chosen: string;
  readonly onChoose: (words: string) => void;
}

/** Words for who has none at hand, in one row that is pushed sideways; they stay, so that nothing moves. */
export function SuggestedBlessings({ chosen, onChoose }: SuggestedBlessingsProps) {
  const { say } = useSession();
  return (
    <div
      role="group"
      aria-label={say('giving.blessing.suggestions')}
      className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 scrollbar-none sm:-mx-6 sm:px-6"
    >
      {SUGGESTIONS.map((key) => (
        <button
          key={key}
          type="button"
          aria-pressed={chosen === say(key)}
          onClick={() => onChoose(say(key))}
          className="min-h-touch w-56 shrink-0 rounded-2xl border border-edge px-3 py-1.5 text-left text-sm text-ink hover:bg-wine-wash aria-pressed:border-seal aria-pressed:bg-wine-wash"
        >
          {say(key)}
        </button>
      ))}
    </div>
  );
}
