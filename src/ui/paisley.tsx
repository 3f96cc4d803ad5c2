import type { MotifProps } from './motifs.tsx';

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
