import { brand } from '../../config/brand.ts';
import { useSession } from '../../session/session.tsx';
import { Line } from '../../ui/icon.tsx';

/** Outlines drawn for us, not the three trademarks. */
const NETWORKS = [
  {
    name: 'Instagram',
    to: brand.social.instagram,
    d: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17.2 6.8v0',
  },
  { name: 'Facebook', to: brand.social.facebook, d: 'M16.500 4H14a3.500 3.500 0 0 0-3.500 3.500V21M7 12.500h8' },
  { name: 'X (Twitter)', to: brand.social.twitter, d: 'M4 4l16 16M20 4 4 20M4 4h3.500L20 20h-3.500z' },
];

export function SocialLinks() {
  const { say } = useSession();
  return (
    <nav aria-label={say('footer.social')}>
      <ul className="-ml-3 flex gap-1">
        {NETWORKS.map(({ name, to, d }) => (
          <li key={name}>
            <a
              href={to}
              aria-label={name}
              rel="noopener noreferrer"
              target="_blank"
              className="inline-grid size-touch place-items-center rounded-full text-wine hover:bg-wine-wash"
            >
              <Line d={d} className="size-6" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
