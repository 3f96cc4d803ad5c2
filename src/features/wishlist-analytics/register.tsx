import { formatNumber } from '../../domain/format.ts';
import { CsvExport } from '../../session/downloads/csv-export.tsx';
import { registerFile } from '../../session/register/register-file.ts';
import type { RegisterOf } from '../../session/register/read-register.ts';
import { ListPager } from '../../session/server-state/list-pager.tsx';
import { QueryView } from '../../session/server-state/query-view.tsx';
import { useSession } from '../../session/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Diya } from '../../ui/motifs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AnalyticsApi } from './api.ts';
import { RegisterTable } from './register-table.tsx';
import { PAGE_SIZE, REGISTER_ORDERS, type RegisterOrder, useRegister } from './use-register.ts';

interface RegisterProps {
  readonly wishlist: RegisterOf;
  /** Number of contributions that the wishlist counts: the room of as many is kept while they are read. */
  readonly expected?: number;
  readonly api: AnalyticsApi;
}

/** The contributions with their blessings and thanked marks. */
export function Register({ wishlist, expected = 5, api }: RegisterProps) {
  const { say } = useSession();
  const register = useRegister(api, wishlist);
  const { shown, query, search, order, sort, isUnthankedOnly, showUnthankedOnly, unthanked } = register;
  const read = shown.state === 'ready' ? shown.value : null;
  // Only the couple thanks; admins see no buttons for it.
  const isOwner = wishlist.userId === api.reader;
  const isEmpty = read
    ? read.rows.length === 0 && read.found === null && register.page === 0 && read.unreadable === 0
    : shown.state === 'loading' && expected === 0;
  if (isEmpty)
    return (
      <Section title={say('analytics.register')}>
        <EmptyState
          title={say('analytics.register.none.title')}
          text={say('analytics.register.none.text')}
          motif={<Diya />}
        />
      </Section>
    );
  return (
    <Section
      title={say('analytics.register')}
      aside={
        <CsvExport
          label={say('analytics.register.download')}
          source={registerFile(say, wishlist, api.allContributions)}
        />
      }
    >
      <div className="flex flex-wrap gap-x-6">
        <div className="grow max-lg:basis-full lg:max-w-md">
          <TextField
            type="search"
            autoComplete="off"
            label={say('analytics.register.search')}
            value={query}
            onChange={(event) => search(event.target.value)}
          />
        </div>
        <div className="flex gap-3 max-lg:w-full sm:gap-6 lg:ml-auto">
          <div className="min-w-0 grow sm:max-w-60">
            <SelectField
              label={say('analytics.register.order')}
              value={order}
              options={REGISTER_ORDERS.map((value) => ({ value, label: say(`analytics.register.order.${value}`) }))}
              onChange={(event) => sort(event.target.value as RegisterOrder)}
            />
          </div>
          {isOwner && (
            // Aligned with the field next to it, which has a label above.
            <div className="mt-8">
              <Chip pressed={isUnthankedOnly} onClick={() => showUnthankedOnly(!isUnthankedOnly)}>
                {unthanked === null
                  ? say('analytics.register.unthanked')
                  : say('analytics.register.unthanked.count', { count: formatNumber(unthanked) })}
              </Chip>
            </div>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {read &&
          read.found !== null &&
          say(`analytics.register.found.${read.found === 1 ? 'one' : 'more'}`, { count: formatNumber(read.found) })}
      </p>
      <QueryView
        query={register}
        failed={say('analytics.register.failed')}
        waiting={<LoadingRegister rows={Math.min(expected, PAGE_SIZE + 1)} />}
      >
        {({ rows, found, unreadable }) => (
          <>
            {unreadable > 0 && (
              <Notice tone="information" text={say('list.unreadable', { count: formatNumber(unreadable) })} />
            )}
            {found === 0 ? (
              <p className="py-6 text-faded">
                {query.trim() === ''
                  ? say('analytics.register.all-thanked')
                  : say('analytics.register.not-found', { query: query.trim() })}
              </p>
            ) : (
              <RegisterTable
                rows={rows}
                title={wishlist.title}
                reader={api.reader}
                onThanked={isOwner ? register.setThanked : undefined}
              />
            )}
            <ListPager label={say('analytics.register.pages')} pages={register} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** One row more than there are, for the pager. */
function LoadingRegister({ rows }: { readonly rows: number }) {
  const { say } = useSession();
  return (
    <div role="status">
      <span className="sr-only">{say('app.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden className="grid h-27 content-center gap-3 border-b border-line lg:h-18">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
