import type { MotifProps } from './motifs.tsx';

/** Dots on a ring, for a marigold's petals. */
function Ring({ radius, dot, count, className }: { radius: number; dot: number; count: number; className: string }) {
  return (
    <circle
      cx="32"
      cy="32"
      r={radius}
      fill="none"
      strokeWidth={dot}
      strokeLinecap="round"
      pathLength={count}
      strokeDasharray="0 1"
      className={className}
    />
  );
}

export function Marigold({ className = 'size-16' }: MotifProps) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={className}>
      <circle cx="32" cy="32" r="24" className="fill-marigold" />
      <Ring radius={24} dot={9} count={17} className="stroke-marigold" />
      <Ring radius={17} dot={8} count={13} className="stroke-marigold-wash opacity-40" />
      <Ring radius={10} dot={7} count={9} className="stroke-marigold-wash opacity-55" />
      <circle cx="32" cy="32" r="5" className="fill-seal" />
    </svg>
  );
}
