import { useState } from 'react';
import { headingOf } from '../../domain/couple.ts';
import type { InvitationTexts } from '../../domain/invitation-texts.ts';
import type { Language } from '../../domain/language.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Catalogue } from '../language/catalogue.ts';
import { useCatalogueIn } from '../language/use-catalogue-in.ts';
import { defaultInvitation, INVITING } from './default-invitation.ts';

export interface InvitationWords {
  readonly catalogue: Catalogue;
  /** Used while the couple has none of their own. */
  readonly byDefault: string;
  readonly text: string;
  readonly subject: string;
}

/** The invitation in a language; null until its messages are loaded. */
export function useInvitation(
  wishlist: Wishlist,
  texts: Partial<InvitationTexts>,
  language: Language,
): InvitationWords | null {
  const catalogue = useCatalogueIn(language, INVITING);
  return catalogue && invitationIn(catalogue, wishlist, texts[language]);
}

/** The same, but in the language before while the messages of another one are loaded, so that dialogs stay open. */
export function useShownInvitation(
  wishlist: Wishlist,
  texts: InvitationTexts,
  language: Language,
): InvitationWords | null {
  const loaded = useCatalogueIn(language, INVITING);
  const [shown, setShown] = useState({ catalogue: loaded, language });
  if (loaded && loaded !== shown.catalogue) setShown({ catalogue: loaded, language });
  return shown.catalogue && invitationIn(shown.catalogue, wishlist, texts[shown.language]);
}

function invitationIn(catalogue: Catalogue, wishlist: Wishlist, own: string | undefined): InvitationWords {
  const byDefault = defaultInvitation(wishlist, catalogue);
  return {
    catalogue,
    byDefault,
    text: own || byDefault,
    subject: catalogue.say('invite.subject', { names: headingOf(wishlist) }),
  };
}
