import { Spinner } from './spinner.tsx';

/** A loading message that reserves the space of the content. */
export function Waiting({ text, className = 'min-h-32' }: { readonly text: string; readonly className?: string }) {
  return (
    <p role="status" className={`flex items-center justify-center gap-3 text-faded ${className}`}>
      <span className="text-marigold">
        <Spinner />
      </span>
      {text}
    </p>
  );
}
