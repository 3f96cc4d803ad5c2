import { useState } from 'react';
import { shareLink } from '../../domain/share.ts';
import { isOpenToGuests, type Wishlist } from '../../domain/wishlist.ts';
import { invitationLanguage, LANGUAGE_OPTIONS } from '../../session/invitation/invitation-language.ts';
import { INVITING } from '../../session/invitation/default-invitation.ts';
import { cardWords } from '../../session/invitation/picture/card-words.ts';
import { useCatalogueIn } from '../../session/language/use-catalogue-in.ts';
import { useSession } from '../../session/session.tsx';
import { wishlistLink } from '../../session/wishlists/wishlist-link.ts';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { PrintIcon } from '../../ui/rare-icons.tsx';
import { ThemeStyles } from '../../ui/theme-styles.tsx';
import type { Layout } from './print-card.tsx';
import { PrintSheet } from './print-sheet.tsx';

/** What is shown on the sheet is what is printed; everything else stays on the screen. */
export function PrintCardsPage({ wishlist }: { readonly wishlist: Wishlist }) {
  const { say, language: reader } = useSession();
  const [layout, setLayout] = useState<Layout>('cards');
  const [chosen, setChosen] = useState(wishlist.language);
  const language = invitationLanguage(chosen, reader);
  const catalogue = useCatalogueIn(language, INVITING);
  const link = shareLink(wishlistLink({ id: wishlist.id, language: chosen }), 'qr');
  return (
    <Page>
      <ThemeStyles />
      <div className="not-printed">
        <PageHeading title={say('print-cards.title')} lead={say('print-cards.lead')} />
        <div className="grid grid-cols-1 gap-3 pb-6">
          {!isOpenToGuests(wishlist) && <Notice tone="information" text={say('print-cards.private')} />}
          <ChipGroup
            label={say('print-cards.what')}
            options={(['cards', 'stand'] as const).map((value) => ({ value, label: say(`print-cards.${value}`) }))}
            value={layout}
            onChange={setLayout}
          />
          <ChipGroup label={say('invite.language')} options={LANGUAGE_OPTIONS} value={language} onChange={setChosen} />
          <p className="text-faded">{say(`print-cards.${layout}.about`)}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {'print' in window && (
              <Button icon={<PrintIcon />} disabled={!catalogue} onClick={() => print()}>
                {say('print-cards.print')}
              </Button>
            )}
            <p className="min-w-0 flex-1 basis-48 text-sm text-faded">{say('print-cards.hint')}</p>
          </div>
        </div>
      </div>
      {catalogue && (
        <PrintSheet
          theme={wishlist.theme}
          label={say(`print-cards.${layout}`)}
          words={cardWords(wishlist, catalogue)}
          {...{ layout, link, language }}
        />
      )}
    </Page>
  );
}
