import { Motif } from './motif.tsx';
import { Toran } from './motifs.tsx';

interface ThemeSwatchProps {
  /** One that themes.css defines. */
  readonly theme: string;
  /** As on the page, such as two names. */
  readonly title: string;
  readonly lang?: string | undefined;
}

/** A page in small, in the theme's own styles: garland, title, progress, motif and button. A picture, so it has no text for screen readers. */
export function ThemeSwatch({ theme, title, lang }: ThemeSwatchProps) {
  return (
    <span aria-hidden data-theme={theme} className="block overflow-hidden rounded-lg border border-line bg-paper pb-3">
      <span className="toran block">
        <Toran />
      </span>
      <span className="grid justify-items-center gap-2 px-3">
        <span lang={lang} className="line-clamp-1 font-display text-sm text-wine sm:text-xl">
          {title}
        </span>
        <span className="h-1.5 w-full overflow-hidden rounded-full bg-line">
          <span className="block h-full w-3/5 rounded-full bg-marigold" />
        </span>
        <span className="flex w-full items-center gap-2 rounded-xl border border-line bg-card p-2">
          <Motif className="size-7 shrink-0" />
          <span className="grid grow gap-1">
            <span className="h-1.5 w-4/5 rounded-full bg-ink opacity-60" />
            <span className="h-1.5 w-3/5 rounded-full bg-faded opacity-60" />
          </span>
          <span className="h-4 w-9 rounded-full bg-seal" />
        </span>
      </span>
    </span>
  );
}
