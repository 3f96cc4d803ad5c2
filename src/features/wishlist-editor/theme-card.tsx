import { useId } from 'react';
import { headingOf } from '../../domain/couple.ts';
import type { Language } from '../../domain/language.ts';
import { type Theme, THEMES, type Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { Card } from '../../ui/card.tsx';
import { ThemeStyles } from '../../ui/theme-styles.tsx';
import { ThemeSwatch } from '../../ui/theme-swatch.tsx';

interface ThemeCardProps {
  readonly about: string;
  readonly chosen: Theme;
  /** Of the page, in the previews. */
  readonly title: string;
  readonly language: Language | null;
  readonly onChoose: (theme: Theme) => void;
}

/** The look of the page, chosen from previews that the theme itself draws. */
export function ThemeCard({ about, chosen, title, language, onChoose }: ThemeCardProps) {
  const { say, langOf } = useSession();
  const name = useId();
  return (
    <Card title={say('editor.theme')}>
      <ThemeStyles />
      <p id={`${name}-about`} className="text-faded">
        {about}
      </p>
      <div
        role="radiogroup"
        aria-label={say('editor.theme')}
        aria-describedby={`${name}-about`}
        className="mt-4 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:grid-cols-3"
      >
        {THEMES.map((theme) => (
          <label
            key={theme}
            className={`${theme === chosen ? 'border-seal bg-wine-wash' : 'border-edge bg-card'} flex cursor-pointer flex-col gap-2 rounded-xl border p-2 fades has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
          >
            <ThemeSwatch theme={theme} title={title} lang={langOf(title, language)} />
            <span className="flex items-center gap-2 px-1 font-medium">
              <input
                type="radio"
                name={name}
                value={theme}
                checked={theme === chosen}
                onChange={() => onChoose(theme)}
                aria-labelledby={`${name}-${theme}`}
                aria-describedby={`${name}-${theme}-about`}
                className="tick rounded-full supports-[selector(:has(a))]:outline-none"
              />
              <span id={`${name}-${theme}`}>{say(`editor.theme.${theme}`)}</span>
            </span>
            <span id={`${name}-${theme}-about`} className="px-1 pb-1 text-sm text-faded">
              {say(`editor.theme.${theme}.about`)}
            </span>
          </label>
        ))}
      </div>
    </Card>
  );
}

/** Saves the choice immediately. */
export function StoredThemeCard({ wishlist }: { readonly wishlist: Wishlist }) {
  const { say } = useSession();
  const choosing = useWishlistAction('update');
  const awaited = choosing.isPending ? choosing.variables[1].theme : undefined;
  return (
    <ThemeCard
      about={say('editor.theme.about')}
      chosen={awaited ?? wishlist.theme}
      title={headingOf(wishlist)}
      language={wishlist.language}
      onChoose={(theme) => {
        if (!choosing.isPending) choosing.mutate([wishlist.id, { theme }]);
      }}
    />
  );
}
