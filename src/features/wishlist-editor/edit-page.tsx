import { useEffect, useMemo, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { filledForm } from '../../domain/forms/form-fields.ts';
import { invitationForm, type InvitationForm } from '../../domain/forms/invitation-form.ts';
import type { InvitationTextsForm } from '../../domain/forms/invitation-texts-form.ts';
import { wishlistAsTyped } from '../../domain/forms/wishlist-as-typed.ts';
import type { ThanksForm } from '../../domain/forms/thanks-form.ts';
import type { WishlistDetailsForm } from '../../domain/forms/wishlist-form.ts';
import { isFunded } from '../../domain/funding.ts';
import { stateOf } from '../../domain/list-state.ts';
import { type Wishlist, wishlistDetails } from '../../domain/wishlist.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { useInvitationTexts } from '../../session/invitation/use-invitation-texts.ts';
import { invitationLanguage } from '../../session/invitation/invitation-language.ts';
import { LeaveDialog } from '../../session/navigation/leave-dialog.tsx';
import { useLeaveWarning } from '../../session/navigation/leave-warning.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChartIcon, EyeIcon, PeopleIcon } from '../../ui/rare-icons.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { BesidePreview } from './beside-preview.tsx';
import { CeremoniesCard } from './ceremonies-card.tsx';
import { DetailsCard } from './details-card.tsx';
import type { ItemChanges } from './edited-item.ts';
import { EditingTogether, OthersHere } from './editing.tsx';
import { GivingCard } from './giving-card.tsx';
import { HistoryCard } from './history/history-card.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { ItemsEditor } from './items-editor.tsx';
import { PageStateCard } from './page-state-card.tsx';
import { PickedIdeasDialog } from './picked-ideas-dialog.tsx';
import { type PagePreview, Preview } from './preview.tsx';
import { ThanksCard } from './thanks-card.tsx';
import { StoredThemeCard } from './theme-card.tsx';
import { UpiCard } from './upi-card.tsx';
import { WordsCard } from './words-card.tsx';
import type { EditingApi, HistoryApi, Pictures } from './api.ts';

/** Guests can open it, so that saving the thanks shows them. */
const HAS_THANKS = { draft: false, open: true, paused: true, after: true, deactivated: false, archived: false };

interface EditPageProps {
  readonly wishlist: Wishlist;
  readonly pictures: Pictures;
  readonly preview: PagePreview;
  readonly editing: EditingApi;
  readonly history: HistoryApi;
}

/** Details, invitation and the words to share have a save button; every change of an event or an item is saved immediately. */
export function EditPage({ editing, ...page }: EditPageProps) {
  return (
    <EditingTogether wishlist={page.wishlist} api={editing}>
      <Editor {...page} />
    </EditingTogether>
  );
}

function Editor({ wishlist, pictures, preview, history }: Omit<EditPageProps, 'editing'>) {
  const { say, langOf, language: reader } = useSession();
  const { go } = useNavigation();
  const { profile } = useMember();
  // Money goes where the owner says, and only the owner deletes.
  const isOwner = wishlist.userId === profile.id;
  const changes = useStoredChanges(wishlist);
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  const items = useMemo(
    () =>
      wishlist.items.map((item) => ({
        id: item.id,
        details: item,
        received: item.fundedAmount,
        isFunded: isFunded(item),
        isObtained: item.isObtained ?? false,
      })),
    [wishlist.items],
  );
  const details = useState<Partial<WishlistDetailsForm>>({});
  const invitation = useState<Partial<InvitationForm>>({});
  const words = useState<Partial<InvitationTextsForm>>({});
  const thanks = useState<Partial<ThanksForm>>({});
  const [hasUnsavedThanks, setUnsavedThanks] = useState(false);
  const [hasUnsavedDetails, setUnsavedDetails] = useState(false);
  const [hasUnsavedInvitation, setUnsavedInvitation] = useState(false);
  const [hasUnsavedWords, setUnsavedWords] = useState(false);
  const [language, setLanguage] = useState(() => invitationLanguage(wishlist.language, reader));
  const { shown: stored } = useInvitationTexts(wishlist.id);
  const texts = { ...(stored.state === 'ready' && stored.value), ...words[0] };
  const warning = useLeaveWarning(hasUnsavedDetails || hasUnsavedInvitation || hasUnsavedWords || hasUnsavedThanks);
  const typed = wishlistAsTyped(
    wishlist,
    { ...filledForm(wishlistDetails, wishlist), ...details[0] },
    { ...invitationForm(wishlist.invitation), ...invitation[0] },
  );
  return (
    <Page>
      <PageHeading
        title={say('editor.edit.title')}
        lead={<span lang={langOf(wishlist.title, wishlist.language)}>{wishlist.title}</span>}
        aside={
          <>
            <ButtonLink look="quiet" icon={<EyeIcon />} href={paths.wishlist.to(wishlist.id)}>
              {say('editor.edit.view')}
            </ButtonLink>
            <ButtonLink look="quiet" icon={<ChartIcon />} href={paths.wishlistAnalytics.to(wishlist.id)}>
              {say('editor.edit.analytics')}
            </ButtonLink>
            <ButtonLink look="quiet" icon={<PeopleIcon />} href={paths.hosts.to(wishlist.id)}>
              {say('editor.edit.hosts')}
            </ButtonLink>
          </>
        }
      />
      <OthersHere items={wishlist.items} />
      <BesidePreview preview={<Preview wishlist={typed} texts={texts} language={language} Page={preview} />}>
        <DetailsCard wishlist={wishlist} edits={details} onUnsaved={setUnsavedDetails} />
        <InvitationCard wishlist={wishlist} pictures={pictures} edits={invitation} onUnsaved={setUnsavedInvitation} />
        <StoredThemeCard wishlist={wishlist} />
        <CeremoniesCard wishlist={wishlist} />
        <WordsCard
          wishlist={typed}
          edits={words}
          onUnsaved={setUnsavedWords}
          language={language}
          onLanguage={setLanguage}
        />
        <ItemsEditor list={wishlist.id} items={items} changes={changes} pictures={pictures} />
        {isOwner && <UpiCard wishlist={wishlist} />}
        <GivingCard wishlist={wishlist} />
        {HAS_THANKS[stateOf(wishlist)] && (
          <ThanksCard wishlist={wishlist} pictures={pictures} edits={thanks} onUnsaved={setUnsavedThanks} />
        )}
        <HistoryCard wishlist={wishlist} api={history} />
        <PageStateCard
          wishlist={wishlist}
          isDeletable={isOwner}
          onDeleted={() => go(paths.dashboard.to(), { replace: true })}
        />
      </BesidePreview>
      <PickedIdeasDialog items={wishlist.items} onAdd={changes.add} />
      <LeaveDialog warning={warning} words="editor.leave" text={say('editor.leave.text')} />
    </Page>
  );
}

function useStoredChanges({ id: wishlist }: Wishlist): ItemChanges {
  const { mutateAsync: add } = useWishlistAction('addItem');
  const { mutateAsync: edit } = useWishlistAction('updateItem');
  const { mutateAsync: markObtained } = useWishlistAction('markObtained');
  const { mutateAsync: remove } = useWishlistAction('removeItem');
  const { mutateAsync: reorder } = useWishlistAction('reorderItems');
  return useMemo(
    () => ({
      add: (id, details) => outcomeOf(() => add([wishlist, id, details])),
      edit: (id, details, base) => outcomeOf(() => edit([wishlist, id, details, base])),
      markObtained: (id, isObtained) => outcomeOf(() => markObtained([wishlist, id, isObtained])),
      remove: (id) => outcomeOf(() => remove([wishlist, id])),
      reorder: (order) => outcomeOf(() => reorder([wishlist, order])),
    }),
    [wishlist, add, edit, markObtained, remove, reorder],
  );
}
