import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { Divider, Motif } from '../../ui/motif.tsx';
import { Toran } from '../../ui/motifs.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Section } from '../../ui/page.tsx';
import { ThemeStyles } from '../../ui/theme-styles.tsx';
import { ThemeSwatch } from '../../ui/theme-swatch.tsx';

const THEMES = ['marigold', 'mehndi', 'lotus', 'peacock', 'jaali', 'ivory'];

const PAGES = [
  {
    lang: 'en',
    families: 'With the blessings of our families',
    title: 'Ananya & Rohan',
    welcome: 'Your presence and your blessings are enough.',
    of: 'of ₹2,50,000',
    wished: 'Close to our hearts',
    funded: 'Fully Funded',
    bless: 'Bless the couple',
  },
  {
    lang: 'hi',
    families: 'दोनों परिवारों के आशीर्वाद से',
    title: 'आयशा और इमरान',
    welcome: 'आपका आना और आपका आशीर्वाद ही हमारे लिए सब कुछ है।',
    of: 'कुल ₹2,50,000',
    wished: 'दिल के क़रीब',
    funded: 'शगुन पूरा हुआ',
    bless: 'जोड़े को आशीर्वाद दें',
  },
  {
    lang: 'ta',
    families: 'இரு குடும்பத்தாரின் ஆசியுடன்',
    title: 'காவ்யா – அரவிந்த்',
    welcome: 'உங்கள் வருகையும் வாழ்த்துமே போதும்.',
    of: 'மொத்தம் ₹2,50,000',
    wished: 'மனதுக்கு நெருக்கமானது',
    funded: 'நிறைவடைந்தது',
    bless: 'இருவரையும் வாழ்த்த',
  },
];

/** Each theme in three scripts. The colour scheme follows the system. */
export function ThemesShown() {
  return (
    <Section title="Themes">
      <ThemeStyles />
      <div className="gallery-columns">
        {THEMES.flatMap((theme) => PAGES.map((page) => <ThemedPage key={theme + page.lang} {...{ theme, page }} />))}
      </div>
      <div className="gallery-columns pt-6">
        {THEMES.map((theme) => (
          <ThemeSwatch key={theme} theme={theme} title="Ananya & Rohan" />
        ))}
      </div>
    </Section>
  );
}

function ThemedPage({ theme, page }: { theme: string; page: (typeof PAGES)[number] }) {
  return (
    <div data-theme={theme} lang={page.lang} className="bg-paper pb-5 text-center text-ink">
      <div className="toran">
        <Toran />
      </div>
      <div className="grid gap-3 px-4">
        <p className="text-sm text-faded">{page.families}</p>
        <h3 className="font-display text-3xl text-wine">{page.title}</h3>
        <p>{page.welcome}</p>
        <Progress percent={42} label={`${page.title}, ${theme}`}>
          <strong className="text-ink">₹1,05,000</strong> {page.of}
        </Progress>
        <div className="flex items-center gap-3 rounded-2xl border border-line bg-card p-4 lift">
          <Motif className="size-12 shrink-0" />
          <div className="grid justify-items-start gap-1">
            <Badge tone="marigold">{page.wished}</Badge>
            <span className="font-semibold text-leaf">{page.funded}</span>
          </div>
        </div>
        <Divider />
        <Button wide icon={<HeartIcon />}>
          {page.bless}
        </Button>
      </div>
    </div>
  );
}
