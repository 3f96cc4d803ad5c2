const PETALS = 14;

/** Petals fall once over the whole screen, unless the user prefers reduced motion. */
export function Petals() {
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-50 overflow-hidden">
      {Array.from({ length: PETALS }, (_, petal) => (
        <span
          key={petal}
          className={`petal absolute h-4 w-3 rounded-[100%_0] ${petal % 3 === 0 ? 'bg-seal' : 'bg-marigold'}`}
          style={{
            // Spread by the golden ratio: looks random, but is the same each time.
            left: `${(petal * 61.8) % 100}%`,
            // Negative, so that the animation starts in the middle.
            animationDelay: `-${(((petal * 5) % PETALS) + 1) / PETALS}s`,
            ['--drift' as string]: `${((petal * 37) % 9) - 4}rem`,
          }}
        />
      ))}
    </div>
  );
}
