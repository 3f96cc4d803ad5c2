import { useState } from 'react';
import { CsvExport } from '../../session/downloads/csv-export.tsx';
import type { RegisterOf } from '../../session/register/read-register.ts';
import { ListPager } from '../../session/server-state/list-pager.tsx';
import { QueryView } from '../../session/server-state/query-view.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Chip, Chips } from '../../ui/chip.tsx';
import { SelectField, SearchField } from '../../ui/field.tsx';
import { Diya } from '../../ui/motifs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AnalyticsApi } from './api.ts';
import { CorrectionSheet } from './correction-sheet.tsx';
import { RegisterTable } from './register-table.tsx';
import { SelectBySheet } from './select-by-sheet.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useCorrections } from './use-corrections.ts';
import { PAGE_SIZE, REGISTER_ORDERS, type RegisterOrder, useRegister } from './use-register.ts';
import { useSelection } from './use-selection.ts';

interface RegisterProps {
  readonly wishlist: RegisterOf;
  /** Number of contributions that the wishlist counts: the room of as many is kept while they are read. */
  readonly expected?: number;
  /** False for a deleted wishlist. */
  readonly isCorrectable: boolean;
  readonly api: AnalyticsApi;
}

/** The contributions with their blessings and thanked marks. */
export function Register({ wishlist, expected = 5, isCorrectable, api }: RegisterProps) {
  const { say } = useSession();
  const register = useRegister(api, wishlist);
  const { shown, query, search, order, sort, filter, filterBy, unthanked, setAside } = register;
  const selection = useSelection();
  const [isSelectingBy, setSelectingBy] = useState(false);
  const corrections = useCorrections(api, {
    onCorrected: (contribution) => {
      register.put(contribution);
      selection.remove(contribution.id);
    },
    onEnd: register.refreshNumbers,
  });
  const read = shown.state === 'ready' ? shown.value : null;
  // Only the couple thanks; admins see no buttons for it.
  const isOwner = wishlist.userId === api.reader;
  const loadSource = async () => {
    const { registerFile } = await import('../../session/register/register-file.ts');
    return registerFile(say, wishlist, api.allContributions);
  };
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
      aside={<CsvExport label={say('analytics.register.download')} source={loadSource} />}
    >
      <div role="search" className="flex flex-wrap gap-x-6">
        <div className="grow max-lg:basis-full lg:max-w-md">
          <SearchField
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
        </div>
      </div>
      <div className="flex min-h-touch flex-wrap items-center gap-x-4">
        <Chips label={say('analytics.register.filter')}>
          {isOwner && (
            <Chip
              pressed={filter === 'unthanked'}
              onClick={() => filterBy(filter === 'unthanked' ? 'all' : 'unthanked')}
            >
              {unthanked === null
                ? say('analytics.register.unthanked')
                : say('analytics.register.unthanked.count', { count: unthanked })}
            </Chip>
          )}
          {setAside !== null && (setAside > 0 || filter === 'set-aside') && (
            <Chip
              pressed={filter === 'set-aside'}
              onClick={() => filterBy(filter === 'set-aside' ? 'all' : 'set-aside')}
            >
              {say('analytics.register.set-aside', { count: setAside })}
            </Chip>
          )}
        </Chips>
        {isCorrectable && (
          <span className="ml-auto flex flex-wrap">
            {selection.isOn && (
              <Button
                look="link"
                onClick={() => {
                  register.readWhole();
                  setSelectingBy(true);
                }}
              >
                {say('analytics.select-by')}
              </Button>
            )}
            <Button look="link" onClick={() => selection.switchTo(!selection.isOn)}>
              {say(selection.isOn ? 'analytics.register.select.done' : 'analytics.register.select')}
            </Button>
          </span>
        )}
      </div>
      <p role="status" className="sr-only">
        {read && read.found !== null && say('analytics.register.found', { count: read.found })}
      </p>
      {/* The bar sticks within it: it never covers the heading. */}
      <div>
        <QueryView
          query={register}
          failed={say('analytics.register.failed')}
          waiting={<LoadingRegister rows={Math.min(expected, PAGE_SIZE + 1)} />}
        >
          {({ rows, found, unreadable }) => (
            <>
              {unreadable > 0 && <Notice tone="information" text={say('list.unreadable', { count: unreadable })} />}
              {found === 0 ? (
                <p className="py-6 text-faded">
                  {query.trim() !== ''
                    ? say('analytics.register.not-found', { query: query.trim() })
                    : say(
                        filter === 'set-aside' ? 'analytics.register.none-set-aside' : 'analytics.register.all-thanked',
                      )}
                </p>
              ) : (
                <RegisterTable
                  rows={rows}
                  title={wishlist.title}
                  reader={api.reader}
                  onThanked={isOwner ? register.setThanked : undefined}
                  onCorrect={isCorrectable ? (act, contribution) => corrections.ask(act, [contribution]) : undefined}
                  selection={selection}
                />
              )}
            </>
          )}
        </QueryView>
        {/* Not in the view, which a placeholder replaces: the pressed button keeps the focus. */}
        <ListPager label={say('analytics.register.pages')} pages={register} />
        {selection.isOn && <SelectionBar selection={selection} onAsk={corrections.ask} />}
      </div>
      <SelectBySheet
        open={isSelectingBy}
        onClose={() => setSelectingBy(false)}
        whole={register.whole.shown}
        onRetry={register.whole.refresh}
        onSelect={(contributions) => {
          selection.add(contributions);
          setSelectingBy(false);
        }}
      />
      <CorrectionSheet corrections={corrections} />
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
