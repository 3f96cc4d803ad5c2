import { MailIcon } from '../../ui/icons.tsx';
import { Suspense, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { DEFAULT_TEXTS, type InvitationTexts } from '../../domain/invitation-texts.ts';
import { invitationMessage, invitationShares, shareLink } from '../../domain/share.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MessageIcon, PictureIcon, PrintIcon } from '../../ui/rare-icons.tsx';
import { SharePanel } from '../../ui/share-panel.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { QueryView } from '../server-state/query-view.tsx';
import { useSession } from '../session.tsx';
import type { CountShare } from '../wishlists/sharing.ts';
import { useSharing } from '../wishlists/use-sharing.ts';
import { invitationLanguage, LANGUAGE_OPTIONS } from './invitation-language.ts';
import { MessageBubble } from './message-bubble.tsx';
import { useShownInvitation } from './use-invitation.ts';
import { useInvitationTexts } from './use-invitation-texts.ts';

const PictureSheet = lazyPart(async () => (await import('./picture/picture-sheet.tsx')).PictureSheet);

interface InvitationSharingProps {
  readonly wishlist: Wishlist;
  readonly count?: CountShare | undefined;
}

/** All ways in which a couple sends their invitation. Inside of <WishlistsProvider>. */
export function InvitationSharing({ wishlist, count }: InvitationSharingProps) {
  const { say } = useSession();
  const texts = useInvitationTexts(wishlist.id);
  return (
    <QueryView query={texts} failed={say('invite.failed')} waiting={<LoadingInvitation />}>
      {(value) => <Ways wishlist={wishlist} texts={value} count={count} />}
    </QueryView>
  );
}

/** The same for a wishlist that was just created, whose couple cannot have written anything yet. */
export function NewInvitationSharing({ wishlist }: { readonly wishlist: Wishlist }) {
  return <Ways wishlist={wishlist} texts={DEFAULT_TEXTS} />;
}

function LoadingInvitation() {
  return (
    <div className="min-h-120 pt-4">
      <SkeletonLines count={6} />
    </div>
  );
}

function Ways({ wishlist, texts, count }: InvitationSharingProps & { readonly texts: InvitationTexts }) {
  const { say, language: reader } = useSession();
  /** Null leaves the language of the page to each guest. */
  const [chosen, setChosen] = useState(wishlist.language);
  const [picture, setPicture] = useState<'open' | 'closed' | null>(null);
  const language = invitationLanguage(chosen, reader);
  const sharing = useSharing({ ...wishlist, language: chosen }, count);
  const invitation = useShownInvitation(wishlist, texts, language);
  if (!invitation) return <LoadingInvitation />;
  const { text, subject, catalogue } = invitation;
  const shares = invitationShares(text, sharing.link, subject);
  return (
    <div className="grid grid-cols-1 gap-3 text-start">
      <ChipGroup label={say('invite.language')} options={LANGUAGE_OPTIONS} value={language} onChange={setChosen} />
      <section aria-label={say('invite.message')}>
        {/* Low enough for WhatsApp to be in view below it. */}
        <div tabIndex={0} className="max-h-[44vh] overflow-y-auto rounded-2xl">
          <MessageBubble text={text} link={shareLink(sharing.link, 'whatsapp')} language={language} />
        </div>
        <p className="pt-1 text-end text-sm">
          <TextLink href={paths.editWishlist.to(wishlist.id) + '#words'}>{say('invite.edit')}</TextLink>
        </p>
      </section>
      <SharePanel {...sharing} links={{ ...sharing.links, whatsapp: shares.whatsapp }}>
        <ButtonLink look="quiet" wide href={shares.sms} onClick={() => sharing.onShared('sms')} icon={<MessageIcon />}>
          {say('invite.sms')}
        </ButtonLink>
        <ButtonLink look="quiet" wide href={shares.email} onClick={() => sharing.onShared('email')} icon={<MailIcon />}>
          {say('invite.email')}
        </ButtonLink>
        <Button look="quiet" wide icon={<PictureIcon />} onClick={() => setPicture('open')}>
          {say('invite.picture')}
        </Button>
        <ButtonLink look="quiet" wide href={paths.printCards.to(wishlist.id)} icon={<PrintIcon />}>
          {say('invite.print')}
        </ButtonLink>
        <CopyButton
          label={say('invite.copy')}
          text={invitationMessage(text, sharing.link, 'copy')}
          copied={say('invite.copied')}
          failed={say('invite.copy-failed')}
          onCopied={() => sharing.onShared('copy')}
        />
      </SharePanel>
      {picture && (
        <Suspense fallback={null}>
          <PictureSheet
            {...{ wishlist, catalogue, language }}
            onLanguage={setChosen}
            link={sharing.links.qr}
            whatsapp={shares.whatsapp}
            onShared={sharing.onShared}
            open={picture === 'open'}
            onClose={() => setPicture('closed')}
          />
        </Suspense>
      )}
    </div>
  );
}
