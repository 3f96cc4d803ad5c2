import { useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { headingOf } from '../../domain/couple.ts';
import { draftAsTyped } from '../../domain/forms/wishlist-as-typed.ts';
import { isOfCouple } from '../../domain/invitation.ts';
import type { GiftIdea } from '../../domain/gift-ideas.ts';
import { checkWishlist, type NewWishlistForm } from '../../domain/forms/wishlist-form.ts';
import type { UserId } from '../../domain/ids.ts';
import { NOTHING, sum } from '../../domain/money.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useCheckedForm } from '../../session/forms/checked-form.ts';
import { forgetPickedIdeas } from '../../session/wishlists/picked-ideas.ts';
import { LeaveDialog } from '../../session/navigation/leave-dialog.tsx';
import { useLeaveWarning } from '../../session/navigation/leave-warning.ts';
import { invitationLanguage } from '../../session/invitation/invitation-language.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { BesidePreview } from './beside-preview.tsx';
import { CouplePictures } from './couple-pictures.tsx';
import { DetailsFields } from './details-fields.tsx';
import { draftChanges } from './draft-changes.ts';
import { ItemsEditor } from './items-editor.tsx';
import { NameFields } from './name-fields.tsx';
import { type PagePreview, Preview } from './preview.tsx';
import { withSuggestedTitle } from './suggested-title.ts';
import { ThemeCard } from './theme-card.tsx';
import { useDraft } from './use-draft.ts';
import type { Pictures } from './api.ts';

const FORM = 'new-wishlist';

interface CreatePageProps {
  readonly owner: UserId;
  /** The ideas that the wishlist starts with. */
  readonly ideas: readonly GiftIdea[];
  readonly pictures: Pictures;
  readonly preview: PagePreview;
  readonly onCreated: (wishlist: Wishlist) => void;
}

export function CreatePage({ owner, ideas, pictures, preview, onCreated }: CreatePageProps) {
  const { say, format, language: reader } = useSession();
  const { mutateAsync: create } = useWishlistAction('create');
  const { draft, isBegun, isRestored, isKept, changeForm, changeItems, startOver, renewId, finish } = useDraft(
    owner,
    ideas,
    pictures.discard,
  );
  const { items } = draft;
  /** Whether the pressed button saves it as a draft. */
  const isDraft = useRef(false);
  /** The draft was created as a wishlist before. */
  const [exists, setExists] = useState(false);
  const { form, change, errorOf, summary, isBusy, failure, element, onSubmit, reset } = useCheckedForm({
    typed: [draft.form, changeForm],
    check: (details) => checkWishlist({ ...details, items: items.map((item) => item.details) }),
    send: async (value) => {
      const created = await outcomeOf(() => create([{ id: draft.id, ...value, isDraft: isDraft.current }]));
      if (created.ok) {
        finish(created.value);
        forgetPickedIdeas();
        onCreated(created.value);
        return created;
      }
      const isOther = created.failure.problem?.code === 'created-earlier';
      if (isOther) renewId();
      setExists(isOther);
      return created;
    },
  });
  const changeDetails = (changes: Partial<NewWishlistForm>) => change(withSuggestedTitle(say, form, changes));
  const [isAskingToStartOver, setAskingToStartOver] = useState(false);
  const warning = useLeaveWarning(isBegun && !isBusy);
  const problem = summary ?? errorOf('items');
  const total = format.rupees(sum(items.map(({ details }) => details.price)));
  const [begunAt] = useState(() => new Date());
  const typed = draftAsTyped(
    { ...draft, form },
    { userId: owner, untitled: say('editor.title.placeholder'), origin: window.location.origin, at: begunAt },
  );
  const bar = (
    <>
      <div className="order-first grid basis-full grid-cols-1 gap-3 empty:hidden">
        {problem !== null && <Notice text={problem} />}
        {failure && !exists && <Notice text={say('create-wishlist.failed')} />}
        {failure && exists && (
          <Notice text={say('editor.create.created-earlier')}>
            <TextLink href={paths.dashboard.to()}>{say('editor.edit.to-dashboard')}</TextLink>
          </Notice>
        )}
        {!isKept && <Notice tone="information" text={say('editor.draft.unsaved')} />}
      </div>
      <p className="text-faded figures">
        {items.length === 0
          ? say('editor.create.no-items')
          : say('editor.create.total', { count: items.length, total })}
      </p>
      <Button
        type="submit"
        form={FORM}
        size="large"
        disabled={items.length === 0}
        busy={isBusy}
        busyLabel={say('editor.create.busy')}
        onClick={() => (isDraft.current = false)}
        className="max-sm:w-full"
      >
        {say('editor.create.submit')}
      </Button>
    </>
  );
  return (
    <Page>
      <PageHeading title={say('editor.create.title')} lead={say('editor.create.lead')} />
      {isRestored && (
        <div className="mb-5">
          <Notice tone="information" text={say('editor.draft.restored')}>
            <Button look="link" onClick={() => setAskingToStartOver(true)}>
              {say('editor.draft.start-over')}
            </Button>
          </Notice>
        </div>
      )}
      <BesidePreview
        preview={
          <Preview wishlist={typed} texts={{}} language={invitationLanguage(form.language, reader)} Page={preview} />
        }
        bar={bar}
      >
        <Card title={say('editor.details.title')}>
          <form ref={element} id={FORM} noValidate onSubmit={onSubmit}>
            <DetailsFields
              {...{ form, errorOf }}
              onChange={changeDetails}
              names={
                isOfCouple(form.eventType) && (
                  <>
                    <NameFields {...{ form, errorOf }} onChange={changeDetails} note={say('editor.optional')} />
                    <CouplePictures {...{ form, errorOf }} upload={pictures.upload} onChange={changeDetails} />
                  </>
                )
              }
            />
          </form>
        </Card>
        <ItemsEditor
          list={null}
          items={items.map(({ id, details }) => ({
            id,
            details,
            received: NOTHING,
            isFunded: false,
            isObtained: false,
          }))}
          changes={draftChanges(changeItems)}
          pictures={pictures}
        />
        <ThemeCard
          about={say('editor.theme.about-new')}
          chosen={form.theme}
          title={headingOf(typed)}
          language={form.language}
          onChoose={(theme) => change({ theme })}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="min-w-56 flex-1 text-faded">{say('editor.create.draft.about')}</p>
          <Button
            look="quiet"
            disabled={items.length === 0 || isBusy}
            onClick={(event) => {
              isDraft.current = true;
              onSubmit(event);
            }}
          >
            {say('editor.create.draft')}
          </Button>
        </div>
      </BesidePreview>
      <ConfirmDialog
        open={isAskingToStartOver}
        danger
        title={say('editor.draft.start-over.title')}
        confirmLabel={say('editor.draft.start-over')}
        cancelLabel={say('editor.draft.keep')}
        onConfirm={() => {
          startOver();
          reset();
          setAskingToStartOver(false);
        }}
        onCancel={() => setAskingToStartOver(false)}
      >
        <p>{say('editor.draft.start-over.text')}</p>
      </ConfirmDialog>
      <LeaveDialog warning={warning} words="editor.leave" text={say('editor.leave.draft')} />
    </Page>
  );
}
