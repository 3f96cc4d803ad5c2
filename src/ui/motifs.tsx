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

export function Paisley({ className = 'size-16' }: MotifProps) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" fill="none" strokeLinecap="round" className={className}>
      <path
        d="M40 6c-4 9 12 16 12 32a20 20 0 0 1-40 1C12 22 34 24 40 6z"
        strokeWidth="2.5"
        className="fill-wine-wash stroke-wine"
      />
      <path
        d="M38 17c2 7 8 12 8 21a14 14 0 0 1-28 0c0-10 14-11 20-21z"
        strokeWidth="2"
        strokeDasharray="0 4.2"
        className="stroke-marigold"
      />
      <path d="M32 31c5 3 5 11 0 16-5-5-5-13 0-16z" className="fill-marigold" />
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
