import { type FormEvent, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { formatRupees } from '../../domain/format.ts';
import type { GiftIdea } from '../../domain/gift-ideas.ts';
import { checkWishlist } from '../../domain/forms/wishlist-form.ts';
import type { UserId } from '../../domain/ids.ts';
import { NOTHING, sum } from '../../domain/money.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { sayProblem } from '../../session/language/language-wording.ts';
import { forgetPickedIdeas } from '../../session/wishlists/picked-ideas.ts';
import { useLeaveWarning } from '../../session/navigation/leave-warning.ts';
import { useSession } from '../../session/session.tsx';
import { useWishlists } from '../../session/wishlists/wishlists-provider.tsx';
import { Button, TextLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { DETAILS_FIELD_IDS, DetailsFields } from './details-fields.tsx';
import { draftChanges } from './draft-changes.ts';
import { ItemsEditor } from './items-editor.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useDraft } from './use-draft.ts';
import type { Pictures } from './use-pictures.ts';

type Refused = Extract<ReturnType<typeof checkWishlist>, { ok: false }>;

const FORM = 'new-wishlist';
const FIELD_IDS = { ...DETAILS_FIELD_IDS, items: 'wishlist-items' } as const;

interface CreatePageProps {
  readonly owner: UserId;
  /** It begins with these. */
  readonly ideas: readonly GiftIdea[];
  readonly pictures: Pictures;
  readonly onCreated: (wishlist: Wishlist) => void;
}

export function CreatePage({ owner, ideas, pictures, onCreated }: CreatePageProps) {
  const { say } = useSession();
  const wishlists = useWishlists();
  const { draft, isBegun, isRestored, isKept, changeForm, changeItems, startOver, renewId, finish } = useDraft(
    owner,
    ideas,
    pictures.discard,
  );
  const [refused, setRefused] = useState<Refused | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<'idle' | 'busy' | 'failed' | 'created-earlier'>('idle');
  const [isAskingToStartOver, setAskingToStartOver] = useState(false);
  const warning = useLeaveWarning(isBegun && outcome !== 'busy');
  const { items, form } = draft;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (outcome === 'busy') return;
    const checked = checkWishlist({ ...form, items: items.map(({ details }) => details) });
    setAttempts((before) => before + 1);
    setRefused(checked.ok ? null : checked);
    if (!checked.ok) return setOutcome('idle');
    setOutcome('busy');
    const created = await wishlists.create({ id: draft.id, ...checked.value });
    if (!created.ok) {
      const isOther = created.problem?.code === 'created-earlier';
      if (isOther) renewId();
      return setOutcome(isOther ? 'created-earlier' : 'failed');
    }
    finish();
    forgetPickedIdeas();
    onCreated(created.value);
  };
  const total = formatRupees(sum(items.map(({ details }) => details.price)));
  return (
    <Page width="medium">
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
      {refused && (
        <FormError
          key={attempts}
          title={sayProblem(say, refused.summary)}
          problems={(Object.keys(FIELD_IDS) as (keyof typeof FIELD_IDS)[]).flatMap((field) => {
            const problem = refused.problems[field];
            return problem
              ? [{ fieldId: FIELD_IDS[field], text: `${nameOf(field)}: ${sayProblem(say, problem)}` }]
              : [];
          })}
        />
      )}
      <Card title={say('editor.details.title')}>
        <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
          <DetailsFields
            form={form}
            problems={refused?.problems ?? {}}
            onChange={(changes) => {
              changeForm(changes);
              setRefused((known) => known && { ...known, problems: without(known.problems, changes) });
            }}
          />
        </form>
      </Card>
      <div className="mt-6">
        <ItemsEditor
          list={null}
          items={items.map(({ id, details }) => ({ id, details, received: NOTHING, isFunded: false }))}
          changes={draftChanges(changeItems)}
          pictures={pictures}
        />
      </div>
      <div className="bottom-bar sticky bottom-0 z-1 -mx-4 mt-6 grid gap-3 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
        {outcome === 'failed' && <Notice text={say('create-wishlist.failed')} />}
        {outcome === 'created-earlier' && (
          <Notice text={say('editor.create.created-earlier')}>
            <TextLink href={paths.dashboard.to()}>{say('editor.edit.to-dashboard')}</TextLink>
          </Notice>
        )}
        {!isKept && <Notice tone="information" text={say('editor.draft.unsaved')} />}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-faded figures">
            {items.length === 0
              ? say('editor.create.no-items')
              : say(`editor.create.total.${items.length === 1 ? 'one' : 'more'}`, { count: items.length, total })}
          </p>
          <Button
            type="submit"
            form={FORM}
            size="large"
            disabled={items.length === 0}
            busy={outcome === 'busy'}
            busyLabel={say('editor.create.busy')}
            className="max-sm:w-full"
          >
            {say('editor.create.submit')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAskingToStartOver}
        danger
        title={say('editor.draft.start-over.title')}
        confirmLabel={say('editor.draft.start-over')}
        cancelLabel={say('editor.draft.keep')}
        onConfirm={() => {
          startOver();
          setRefused(null);
          setAskingToStartOver(false);
        }}
        onCancel={() => setAskingToStartOver(false)}
      >
        <p>{say('editor.draft.start-over.text')}</p>
      </ConfirmDialog>
      <LeaveDialog warning={warning} text={say('editor.leave.draft')} />
    </Page>
  );

  function nameOf(field: keyof typeof FIELD_IDS): string {
    const names = {
      title: 'editor.title',
      description: 'editor.description',
      eventDate: 'editor.event-date',
      items: 'editor.items.title',
    } as const;
    return say(names[field]);
  }
}

/** What is being mended is no longer complained about. */
function without(problems: Refused['problems'], mended: object): Refused['problems'] {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !(field in mended)));
}
