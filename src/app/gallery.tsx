import { useState } from 'react';
import { itemId, wishlistId } from '../domain/ids.ts';
import type { Cover } from '../domain/invitation.ts';
import { rupees } from '../domain/money.ts';
import { newItem } from '../domain/new-wishlist.ts';
import { THEMES } from '../domain/wishlist-options.ts';
import { GalleryScreen } from '../features/gallery/gallery-screen.tsx';
import { PrintSheet } from '../features/print-cards/print-sheet.tsx';
import { CoverPicture } from '../features/wishlist/cover-picture.tsx';
import { GiftFinder } from '../features/wishlist/gift-finder.tsx';
import { FocalPoint } from '../features/wishlist-editor/focal-point.tsx';
import { Toran } from '../ui/motifs.tsx';
import { Section } from '../ui/page.tsx';

/** A picture with something to keep in view: the sun, at the right. */
const SUNRISE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="peachpuff"/>' +
    '<circle cx="600" cy="210" r="90" fill="goldenrod"/><path d="M0 600V420l200-90 220 120 180-70 200 80v140z" fill="maroon"/></svg>',
)}`;
const COVER: Cover = { picture: SUNRISE, x: 75, y: 35 };

const TITLES = [
  'Pressure cooker',
  'Mixer grinder',
  'Sofa',
  'Bedsheets',
  'Mandir',
  'Trip to Coorg',
  'Books for a school',
];
const WISHLIST = wishlistId('3f0c7c9e-4c1e-4d6a-9b0f-2a52b1f6d9aa');
const GIFTS = TITLES.map((title, index) =>
  newItem(
    {
      title,
      description: '',
      price: rupees(1_000 * (index + 1)),
      category: 'physical',
      priority: 'medium',
      imageUrl: '',
      externalUrl: '',
    },
    { id: itemId(`gift-${index}`), wishlistId: WISHLIST, at: new Date(0) },
  ),
);

const CARD = {
  greeting: 'With joy, we invite you to celebrate with us',
  families: 'With the blessings of our families',
  names: ['Ananya', 'Rohan'],
  when: '5 December 2026',
  place: 'Tilak Lawns, Pune',
  scan: 'Scan for all the details',
  address: 'shagun.example/wishlist/3f0c7c9e-4c1e-4d6a-9b0f-2a52b1f6d9aa',
};

/** The gallery, with components that belong to features. */
export function Gallery() {
  return (
    <GalleryScreen>
      <CoversShown />
      <GiftsFoundShown />
      <CardsShown />
    </GalleryScreen>
  );
}

function CoversShown() {
  const [cover, setCover] = useState(COVER);
  return (
    <Section title="Cover and focal point">
      <div className="gallery-columns">
        {THEMES.map((theme) => (
          <div key={theme} data-theme={theme} className="bg-paper pb-4 text-center text-ink">
            <div className="toran relative z-1">
              <Toran />
            </div>
            <CoverPicture cover={cover} alt={`Cover of ${theme}`} />
            <p className="pt-3 font-display text-2xl text-wine">Ananya &amp; Rohan</p>
          </div>
        ))}
      </div>
      <div className="pt-6">
        <FocalPoint cover={cover} onChange={setCover} />
      </div>
    </Section>
  );
}

function GiftsFoundShown() {
  const [shown, setShown] = useState<readonly string[]>(TITLES);
  return (
    <Section title="Gift finder">
      <GiftFinder
        items={GIFTS}
        onArrange={(arrangement) =>
          setShown(GIFTS.filter(({ id }) => arrangement.shown.includes(id)).map(({ title }) => title))
        }
      />
      <p className="pt-4 text-faded">{shown.join(' · ')}</p>
    </Section>
  );
}

function CardsShown() {
  return (
    <Section title="Print cards">
      <PrintSheet
        theme="lotus"
        label="Cards"
        layout="cards"
        words={CARD}
        link={`https://${CARD.address}`}
        language="en"
      />
      <div className="pt-6">
        <PrintSheet
          theme="jaali"
          label="Table stand"
          layout="stand"
          words={CARD}
          link={`https://${CARD.address}`}
          language="en"
        />
      </div>
    </Section>
  );
}
