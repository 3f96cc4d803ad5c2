import { useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../session/session.tsx';

/** Two lines of welcome; what is longer opens with a tap. The two lines are kept free before anything is known. */
export function Welcome({ text }: { text: string | undefined }) {
  const { say } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isLonger, setLonger] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const lines = paragraph.current;
    if (lines && !isOpen) setLonger(lines.scrollHeight > lines.clientHeight + 1);
  }, [text, isOpen]);
  return (
    <div className="relative mx-auto mt-2 max-w-prose text-lg/7 text-ink">
      <p
        ref={paragraph}
        data-slot="welcome"
        className={`min-h-[2lh] whitespace-pre-line ${isOpen ? '' : 'line-clamp-2'}`}
      >
        {text}
      </p>
      {isLonger && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          // Over the end of the second line: below it, it would push everything down once React is there.
          className={`text-base text-wine underline underline-offset-4 ${isOpen ? 'min-h-touch' : 'absolute right-0 bottom-0 h-7 bg-paper pl-1 fades-in-from-left'}`}
        >
          {say(isOpen ? 'guest.read-less' : 'guest.read-all')}
        </button>
      )}
    </div>
  );
}
