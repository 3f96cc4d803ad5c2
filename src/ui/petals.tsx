const PETALS = 14;

/** Petals fall once over the whole screen. Nothing falls for who asks for less motion. */
export function Petals() {
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-50 overflow-hidden">
      {Array.from({ length: PETALS }, (_, petal) => (
        <span
          key={petal}
          className={`petal absolute h-4 w-3 rounded-[100%_0] ${petal % 3 === 0 ? 'bg-seal' : 'bg-marigold'}`}
          style={{
            // Spread by steps of the golden section: it looks thrown, and is the same each time.
            left: `${(petal * 61.8) % 100}%`,
            // Negative: the shower is under way when it is first seen.
            animationDelay: `-${(((petal * 5) % PETALS) + 1) / PETALS}s`,
            ['--drift' as string]: `${((petal * 37) % 9) - 4}rem`,
          }}
        />
      ))}
    </div>
  );
}
