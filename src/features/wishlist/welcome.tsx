import { ClampedText } from './clamped-text.tsx';

/** Two lines of welcome; what is longer opens with a tap. The two lines are kept free before anything is known. */
export function Welcome({ text }: { text: string | undefined }) {
  return (
    <div className="mx-auto mt-2 max-w-prose text-lg/7 text-ink">
      <ClampedText slot="welcome" text={text} clamp="line-clamp-2" className="min-h-[2lh] whitespace-pre-line" />
    </div>
  );
}
