import { useId } from 'react';

export interface MotifProps {
  readonly className?: string | undefined;
}

/** A garland of mango leaves and marigolds, as hung over doors. As wide as its container. */
export function Toran({ className = '' }: MotifProps) {
  const id = useId();
  return (
    <svg aria-hidden height="36" className={`block w-full ${className}`}>
      <defs>
        <g id={`${id}-leaf`}>
          <path d="M0 0c6 5 5 13 0 19-5-6-6-14 0-19" className="fill-leaf" />
          <path d="M0 4v10" className="stroke-card opacity-40" />
        </g>
        {/* From the middle, so that both ends are alike. */}
        <pattern id={id} x="50%" width="64" height="36" patternUnits="userSpaceOnUse">
          <path d="M0 6q32 11 64 0" fill="none" className="stroke-marigold-ink" />
          <use href={`#${id}-leaf`} x="19" y="9.5" />
          <use href={`#${id}-leaf`} x="45" y="9.5" />
          <use href={`#${id}-leaf`} x="32" y="11.5" />
          {[0, 64].map((knot) => (
            <g key={knot}>
              <circle
                cx={knot}
                cy="8"
                r="4.5"
                strokeWidth="3"
                strokeLinecap="round"
                pathLength="10"
                strokeDasharray="0 1"
                className="fill-marigold stroke-marigold"
              />
              <circle cx={knot} cy="8" r="2" className="fill-marigold-wash" />
            </g>
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="36" fill={`url(#${id})`} />
    </svg>
  );
}

export function Diya({ className = 'size-16' }: MotifProps) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={className}>
      <path d="M32 6c9 10 9 19 0 26-9-7-9-16 0-26z" className="fill-marigold" />
      <path d="M32 17c4 5 4 10 0 14-4-4-4-9 0-14z" className="fill-marigold-wash" />
      <path d="M6 34c12 5 40 5 52 0-1 14-12 22-26 22S7 48 6 34z" className="fill-seal" />
      <path
        d="M14 43c10 4 26 4 36 0"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0 6"
        className="stroke-marigold"
      />
    </svg>
  );
}
