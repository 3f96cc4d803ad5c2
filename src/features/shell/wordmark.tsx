import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../session/session.tsx';

const PETALS = 8;

/** The product's name with its marigold, linked to the home page. */
export function Wordmark({ className = '' }: { className?: string }) {
  const { say, language } = useSession();
  return (
    <a
      href={paths.home.to(language)}
      aria-label={say('shell.home-link', { brand: brand.name })}
      className={`inline-flex min-h-touch items-center gap-2 rounded-md font-display text-2xl text-wine ${className}`}
    >
      <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
        <g fill="var(--marigold)">
          {Array.from({ length: PETALS }, (_, petal) => (
            <ellipse
              key={petal}
              cx="16"
              cy="6.6"
              rx="4"
              ry="5.6"
              transform={`rotate(${(petal * 360) / PETALS} 16 16)`}
            />
          ))}
        </g>
        <circle cx="16" cy="16" r="4.5" fill="var(--seal)" />
      </svg>
      <span translate="no">{brand.name}</span>
    </a>
  );
}
