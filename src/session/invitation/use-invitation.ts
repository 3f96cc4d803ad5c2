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
  if (!catalogue) return null;
  const byDefault = defaultInvitation(wishlist, catalogue);
  return {
    catalogue,
    byDefault,
    text: texts[language] || byDefault,
    subject: catalogue.say('invite.subject', { names: headingOf(wishlist) }),
  };
}
