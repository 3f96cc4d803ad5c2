export interface IconProps {
  /** Replaces the default size. */
  readonly className?: string | undefined;
}

/** An icon of one path. Always next to text or inside a labelled element; hidden from screen readers. */
export function Line({ d, className = 'size-5' }: IconProps & { d: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={d} />
    </svg>
  );
}
