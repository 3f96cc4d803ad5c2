import { useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { observeSize } from '../../ui/observe-size.ts';

interface ClampedTextProps {
  readonly text: string | undefined;
  readonly lang?: string | undefined;
  /** The class that limits the number of lines; '' shows all of them. */
  readonly clamp: 'line-clamp-2' | 'line-clamp-2 sm:line-clamp-3' | '';
  readonly className?: string;
  /** Used inside a card. */
  readonly onCard?: boolean;
  /** The subject, for the button's accessible name. */
  readonly about?: string;
  readonly slot?: string;
}

/** A few lines of text; a tap shows the rest. */
export function ClampedText({ text, lang, clamp, className = '', onCard = false, about, slot }: ClampedTextProps) {
  const { say } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isLonger, setLonger] = useState(false);
  // Once it is laid out: measuring a card that is out of sight takes long.
  const measure = (lines: HTMLElement | null) =>
    lines && !isOpen ? observeSize(lines, () => setLonger(lines.scrollHeight > lines.clientHeight + 1)) : undefined;
  const label = say(isOpen ? 'guest.read-less' : 'guest.read-all');
  return (
    <div className={`relative ${onCard ? '[--paper:var(--card)]' : ''}`}>
      <p ref={measure} lang={lang} data-slot={slot} className={`${className} ${isOpen ? '' : clamp}`}>
        {text}
      </p>
      {isLonger && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={about && `${label}: ${about}`}
          onClick={() => setOpen(!isOpen)}
          // Over the end of the last line. Below it, the button would shift the page at hydration.
          className={`text-base/6 text-wine underline underline-offset-4 ${isOpen ? 'min-h-touch' : 'absolute right-0 bottom-0 bg-paper pl-1 fades-in-from-left before:absolute before:-inset-x-2 before:-inset-y-2.5'}`}
        >
          {label}
        </button>
      )}
    </div>
  );
}
