import { useCallback, useState, type FormEvent } from 'react';
import { paths } from '../../../config/paths.ts';
import { type IdRange, parseReference, referenceOf } from '../../../domain/reference.ts';
import type { Transaction } from '../../../domain/transaction.ts';
import { useSession } from '../../../session/session.tsx';
import { useSubmission } from '../../../session/forms/submission.ts';
import { Button, TextLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/page.tsx';
import type { DashboardApi } from './api.ts';

/** Finds a contribution by the reference that a guest or a host quotes. */
export function FindContribution({ api }: { readonly api: Pick<DashboardApi, 'findContributions'> }) {
  const { say } = useSession();
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [found, setFound] = useState<readonly Transaction[] | null>(null);
  const find = useCallback(
    async (range: IdRange) => {
      setFound(null);
      setFound((await api.findContributions(range)).items);
    },
    [api],
  );
  const { outcome, submit } = useSubmission(find);
  const search = (event: FormEvent) => {
    event.preventDefault();
    const range = parseReference(typed);
    setInvalid(range === null);
    if (range) void submit(range);
  };
  return (
    <Section title={say('admin-dashboard.find')}>
      <form onSubmit={search} role="search" className="grid gap-1">
        <TextField
          label={say('admin-dashboard.find.reference')}
          placeholder={say('admin-dashboard.find.example')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setInvalid(false);
          }}
          error={
            isInvalid ? say('admin-dashboard.find.invalid', { example: say('admin-dashboard.find.example') }) : null
          }
        />
        <Button type="submit" look="quiet" wide busy={outcome.state === 'busy'}>
          {say('admin-dashboard.find.submit')}
        </Button>
      </form>
      <div role="status" className="mt-3">
        {outcome.state === 'done' && found?.length === 0 && <p>{say('admin-dashboard.find.none')}</p>}
        {outcome.state === 'done' && found?.map((one) => <Found key={one.id} contribution={one} />)}
      </div>
      {outcome.state === 'failed' && <Notice text={say('admin-dashboard.find.failed')} />}
    </Section>
  );
}

function Found({ contribution }: { readonly contribution: Transaction }) {
  const { say, format } = useSession();
  const { id, amount, createdAt, displayName, metadata, wishlistId } = contribution;
  const gift = 'itemTitle' in metadata ? metadata.itemTitle : say('admin-dashboard.find.fund');
  return (
    <dl className="rounded-2xl border border-line bg-card p-4">
      <dt className="text-sm text-faded">{referenceOf(id)}</dt>
      <dd className="font-semibold text-wine figures">{format.rupees(amount)}</dd>
      <dd>{gift}</dd>
      <dd>{displayName === '' ? say('admin-dashboard.find.anonymous') : displayName}</dd>
      <dd className="text-sm text-faded">
        <time dateTime={createdAt.toISOString()}>{format.moment(createdAt)}</time>
      </dd>
      <dd className="flex flex-wrap gap-x-4">
        <TextLink href={paths.wishlist.to(wishlistId)} className="inline-flex min-h-touch items-center">
          {say('admin-dashboard.find.wishlist')}
        </TextLink>
        <TextLink href={paths.wishlistAnalytics.to(wishlistId)} className="inline-flex min-h-touch items-center">
          {say('admin-dashboard.find.register')}
        </TextLink>
      </dd>
    </dl>
  );
}
