import * as icons from '../../ui/icons.tsx';
import { Marigold } from '../../ui/marigold.tsx';
import { Diya, Toran } from '../../ui/motifs.tsx';
import { Paisley } from '../../ui/paisley.tsx';
import { Section } from '../../ui/page.tsx';

const INKS = [
  ...['paper', 'card', 'ink', 'faded', 'line', 'edge', 'wine', 'wine-wash', 'seal', 'seal-lit', 'on-seal', 'marigold'],
  ...['marigold-ink', 'marigold-wash', 'leaf', 'leaf-wash', 'alarm', 'alarm-wash', 'focus'],
];

export function PaletteShown() {
  return (
    <Section title="Motifs, icons, inks">
      <div className="grid gap-8">
        <Toran />
        <div className="gallery-row">
          <Marigold className="size-24" />
          <Paisley className="size-24" />
          <Diya className="size-24" />
        </div>
        <div className="gallery-icons">
          {Object.entries(icons).map(([name, Icon]) => (
            <div key={name}>
              <Icon className="size-6" />
              {name.replace('Icon', '')}
            </div>
          ))}
        </div>
        <div className="gallery-row">
          {INKS.map((name) => (
            <div key={name} className="gallery-swatch" style={{ background: `var(--${name})` }}>
              <span>{name}</span>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
