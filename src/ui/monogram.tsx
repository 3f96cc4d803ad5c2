import { initials } from './initials.ts';

/** The initials of two people in a ring of flowers: an ornament, because their names are in the text beside it. */
export function Monogram({ first, second, className = 'size-24' }: MonogramProps) {
  const [one, other] = [letterOf(first), letterOf(second)];
  // Letters of Indian scripts are wider.
  const size = /[^a-z]/i.test(one + other) ? 12 : 15;
  return (
    <svg aria-hidden viewBox="0 0 64 64" fill="none" className={`shrink-0 text-wine ${className}`}>
      <circle cx="32" cy="32" r="25" className="fill-wine-wash stroke-wine" />
      <circle
        cx="32"
        cy="32"
        r="29.5"
        strokeWidth="3.5"
        strokeLinecap="round"
        pathLength="32"
        strokeDasharray="0 1"
        className="stroke-marigold"
      />
      <text x="32" y="37" textAnchor="middle" fontSize={size} fill="currentColor" className="font-display">
        {one}
        <tspan fontSize={size * 0.65} dx="2" className="fill-marigold">
          &amp;
        </tspan>
        <tspan dx="2">{other}</tspan>
      </text>
    </svg>
  );
}

interface MonogramProps {
  readonly first: string;
  readonly second: string;
  readonly className?: string;
}

/** Of the first word, because a name may be written with the family's. */
function letterOf(name: string): string {
  return initials(name.trim().split(/\s+/, 1)[0] ?? '');
}
