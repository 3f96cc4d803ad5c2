import { ClampedText } from './clamped-text.tsx';

/** Two lines of the welcome; a tap shows the rest. The lines are reserved while loading. */
export function Welcome({ text }: { text: string | undefined }) {
  return (
    <div className="mx-auto mt-1 max-w-prose text-base/6 sm:mt-2 sm:text-lg/7 text-ink">
      <ClampedText slot="welcome" text={text} clamp="line-clamp-2" className="min-h-[2lh] whitespace-pre-line" />
    </div>
  );
}
