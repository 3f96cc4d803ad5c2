import type { Language } from '../../domain/language.ts';
import { useSession } from '../session.tsx';

interface MessageBubbleProps {
  readonly text: string;
  readonly link: string;
  readonly language: Language | null;
}

/** A message as it arrives, with the link in its last line. */
export function MessageBubble({ text, link, language }: MessageBubbleProps) {
  const { langOf } = useSession();
  return (
    <p
      lang={langOf(text, language)}
      className="rounded-2xl bg-leaf-wash px-4 py-3 break-words whitespace-pre-line text-ink"
    >
      {text}
      {'\n'}
      <span className="break-all text-wine underline">{link}</span>
    </p>
  );
}
