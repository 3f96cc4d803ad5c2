import { useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../session/session.tsx';

interface ClampedTextProps {
  readonly text: string | undefined;
  /** How many lines of it are seen: the class that says so. */
  readonly clamp: 'line-clamp-2' | 'line-clamp-2 sm:line-clamp-3';
  readonly className?: string;
  /** Not on the page itself. */
  readonly onCard?: boolean;
  /** What it is about, for the button's name. */
  readonly about?: string;
  readonly slot?: string;
}

/** A few lines of a text; what is longer opens with a tap. */
export function ClampedText({ text, clamp, className = '', onCard = false, about, slot }: ClampedTextProps) {
  const { say } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isLonger, setLonger] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const lines = paragraph.current;
    if (lines && !isOpen) setLonger(lines.scrollHeight > lines.clientHeight + 1);
  }, [text, isOpen]);
  const label = say(isOpen ? 'guest.read-less' : 'guest.read-all');
  return (
    <div className={`relative ${onCard ? '[--paper:var(--card)]' : ''}`}>
      <p ref={paragraph} data-slot={slot} className={`${className} ${isOpen ? '' : clamp}`}>
        {text}
      </p>
      {isLonger && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={about && `${label}: ${about}`}
          onClick={() => setOpen(!isOpen)}
          // Over the end of the last line: below it, it would push everything down once React is there.
          className={`text-base/6 text-wine underline underline-offset-4 ${isOpen ? 'min-h-touch' : 'absolute right-0 bottom-0 bg-paper pl-1 fades-in-from-left before:absolute before:-inset-x-2 before:-inset-y-2.5'}`}
        >
          {label}
        </button>
      )}
    </div>
  );
}
