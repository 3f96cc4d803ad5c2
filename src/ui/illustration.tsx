import drawings from './illustrations.svg?no-inline';

/** A drawing of illustrations.svg, in the colours of the page. Decorative. */
export function Illustration({ name, className }: { name: string; className: string }) {
  return (
    <svg
      aria-hidden
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`stroke-wine ${className}`}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
