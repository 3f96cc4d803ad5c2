export type SpinnerSize = 'small' | 'medium' | 'large';

const SIZES: Readonly<Record<SpinnerSize, string>> = { small: 'size-5', medium: 'size-8', large: 'size-12' };

const PETALS = 8;

/** A turning marigold. Without a label it is decorative. */
export function Spinner({ size = 'medium', label }: { size?: SpinnerSize; label?: string }) {
  return (
    <span {...(label !== undefined && { role: 'status' })} className="inline-flex">
      <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={`spinner shrink-0 ${SIZES[size]}`}>
        {Array.from({ length: PETALS }, (_, petal) => (
          <ellipse
            key={petal}
            cx="12"
            cy="4.5"
            rx="2.2"
            ry="3.5"
            opacity={(petal + 1) / PETALS}
            transform={`rotate(${(petal * 360) / PETALS} 12 12)`}
          />
        ))}
      </svg>
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
