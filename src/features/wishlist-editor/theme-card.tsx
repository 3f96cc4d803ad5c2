import { useId } from 'react';
import { headingOf } from '../../domain/couple.ts';
import { THEMES, type Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { Card } from '../../ui/card.tsx';
import { ThemeStyles } from '../../ui/theme-styles.tsx';
import { ThemeSwatch } from '../../ui/theme-swatch.tsx';

/** The look of the page, chosen from previews that the theme itself draws. A change is saved immediately. */
export function ThemeCard({ wishlist }: { readonly wishlist: Wishlist }) {
  const { say, langOf } = useSession();
  const choosing = useWishlistAction('update');
  const chosen = (choosing.isPending ? choosing.variables[1].theme : undefined) ?? wishlist.theme;
  const name = useId();
  const title = headingOf(wishlist);
  return (
    <Card title={say('editor.theme')}>
      <ThemeStyles />
      <p id={`${name}-about`} className="text-faded">
        {say('editor.theme.about')}
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
            className={`${theme === chosen ? 'border-seal bg-wine-wash' : 'border-edge bg-card'} flex cursor-pointer flex-col gap-2 rounded-xl border p-2 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
          >
            <ThemeSwatch theme={theme} title={title} lang={langOf(title, wishlist.language)} />
            <span className="flex items-center gap-2 px-1 font-medium">
              <input
                type="radio"
                name={name}
                value={theme}
                checked={theme === chosen}
                onChange={() => {
                  if (!choosing.isPending) choosing.mutate([wishlist.id, { theme }]);
                }}
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
