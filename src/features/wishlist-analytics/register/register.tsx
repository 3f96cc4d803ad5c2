import { Suspense, useState } from 'react';
import { isEditor, type Role } from '../../../domain/hosts.ts';
import type { UserId } from '../../../domain/ids.ts';
import type { Language } from '../../../domain/language.ts';
import { isEntry, type RegisterRow } from '../../../domain/register-row.ts';
import { useCatalogueIn } from '../../../session/language/use-catalogue-in.ts';
import type { CalendarDay } from '../../../domain/calendar.ts';
import { EMPTY_BOOK } from '../../../domain/register-entry.ts';
import { THANKS_AREAS } from '../../../session/register/entry-words.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useAsOf } from '../../../session/server-state/kept-reads.ts';
import { ListPager } from '../../../session/server-state/list-pager.tsx';
import { QueryView } from '../../../session/server-state/query-view.tsx';
import { useServerQuery } from '../../../session/server-state/use-server-query.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Diya } from '../../../ui/motifs.tsx';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type AnalyticsApi, wishlistKey } from '../api.ts';
import { FamilySheets } from './family-sheets.tsx';
import { CorrectionSheet } from './correction-sheet.tsx';
import { Totals } from './register-totals.tsx';
import { type FamilyBookState, useFamilyBook } from './use-family-book.ts';
import { type FamilyEdits, useFamilyEdits } from './use-family-edits.ts';
import { hasPayments, MoneySummary, UNKNOWN_MONEY } from './money-summary.tsx';
import { NOTHING_FOUND } from './nothing-found.ts';
import { FilesMenu } from './files-menu.tsx';
import { NotShown } from './not-shown.tsx';
import { ready } from './ready.ts';
import { RegisterFilters } from './register-filters.tsx';
import { RegisterSearch } from './register-search.tsx';
import { ImportPart, StatementPart } from './lazy-parts.ts';
import { LoadingRegister } from './loading-register.tsx';
import { RegisterTable } from './register-table.tsx';
import { SelectBySheet } from './select-by-sheet.tsx';
import { RunnersContext } from './thanked-by.tsx';
import { ThankSheet } from './thank-sheet.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useCorrections } from './use-corrections.ts';
import { PAGE_SIZE, type RegisterState, useRegister } from './use-register.ts';
import type { Unlisting } from './unlist-dialog.tsx';
import { type UnsentMarks, useUnsent } from './use-unsent.ts';
import { useSelection } from './use-selection.ts';

interface RegisterProps {
  readonly wishlist: RegisterOf;
  /** Number of contributions that the wishlist counts: the room of as many is kept while they are read. */
  readonly expected?: number;
  /** Whether gifts are sent by UPI: the room of their sums is kept while they are read. */
  readonly acceptsUpi?: boolean;
  /** What the reader is to the wishlist; null for an admin. */
  readonly role: Role | null;
  /** False for a deleted wishlist. */
  readonly isCorrectable: boolean;
  /** Whether the families of a bride and a groom give. */
  readonly hasSides?: boolean;
  /** Of the wishlist, for messages to guests. */
  readonly language?: Language | null;
  /** Of the wedding. */
  readonly day?: CalendarDay | null;
  /** The owner takes gifts off the page. */
  readonly unlisting?: Unlisting | undefined;
  /** Of the wishlist, who thank for gifts too. */
  readonly hostIds?: readonly UserId[] | undefined;
  readonly api: AnalyticsApi;
}

/** The contributions with their blessings and thanked marks, and what the family wrote down. */
export function Register(props: RegisterProps) {
  const { wishlist, role, isCorrectable, hasSides = true, hostIds = [], api } = props;
  const { shown: hosts } = useServerQuery({
    queryKey: [...wishlistKey(wishlist.id), 'hosts', ...hostIds],
    queryFn: () => api.hosts(wishlist.id),
    enabled: role !== null && hostIds.length > 0,
  });
  const isRunAlone = isCorrectable && props.hostIds === undefined;
  const named = hosts.state === 'ready' ? hosts.value.items : null;
  const unsent = useUnsent(api, wishlist);
  const book = useFamilyBook(api, wishlist, { isFamily: role !== null, unsent });
  const register = useRegister(api, wishlist, { book, unsent });
  const family = useFamilyEdits(api, wishlist, { book, onChanged: register.keep });
  return (
    <RunnersContext value={{ reader: api.reader, owner: wishlist.userId, hosts: named, isRunAlone }}>
      <RegisterSection {...props} hasSides={hasSides} {...{ register, book, family, unsent }} />
      {/* They stay where they are when the first entry is written. */}
      {isEditor(role) && <FamilySheets edits={family} wishlist={wishlist} hasSides={hasSides} />}
    </RunnersContext>
  );
}

interface SectionProps extends RegisterProps {
  readonly register: RegisterState;
  readonly book: FamilyBookState;
  readonly family: FamilyEdits;
  readonly unsent: UnsentMarks;
}

function RegisterSection({
  wishlist,
  role,
  expected,
  acceptsUpi = false,
  isCorrectable: isCorrectableOnline,
  hasSides = true,
  language = null,
  day = null,
  unlisting,
  api,
  register,
  book,
  family,
  unsent,
}: SectionProps) {
  const catalogue = useSession();
  const { say } = catalogue;
  const words = useCatalogueIn(language, THANKS_AREAS);
  const { shown, query, filter, unthanked } = register;
  const money = register.money ?? (acceptsUpi ? UNKNOWN_MONEY : null);
  const selection = useSelection();
  const [isSelectingBy, setSelectingBy] = useState(false);
  const [isThanking, setThanking] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const corrections = useCorrections(api, {
    onCorrected: (contribution) => {
      register.put(contribution);
      selection.remove(contribution.id);
    },
    onEnd: register.refreshNumbers,
  });
  const read = shown.state === 'ready' ? shown.value : null;
  const isFamily = role !== null;
  const isReadOnly = useAsOf().asOf !== null;
  const isCurrent = isCorrectableOnline && !isReadOnly;
  const [isCorrectable, mayWrite] = [isCurrent && role !== 'keeper', isEditor(role) && !isReadOnly];
  const onReceived = isFamily && isCurrent ? corrections.receive : undefined;
  const loadSource = async () => {
    const { registerFile } = await import('../../../session/register/register-file.ts');
    return registerFile(say, wishlist, {
      contributions: api.allContributions,
      familyBook: isFamily ? api.familyBook : async () => EMPTY_BOOK,
    });
  };
  const entries = book.shown.state === 'ready' ? book.shown.value.entries : [];
  const everything = ready(register.whole.shown, ({ all }): readonly RegisterRow[] => [...all, ...entries]);
  // What was added on another device must not be added again.
  const onImport = () => {
    book.refresh();
    setImporting(true);
  };
  const onCompare = () => {
    register.readWhole();
    book.refresh();
    setComparing(true);
  };
  const addition = (
    <Button look="quiet" icon={<PlusIcon />} onClick={family.add}>
      {say('book.add')}
    </Button>
  );
  const importPart = isImporting && (
    <Suspense fallback={<Skeleton className="mb-6 h-96 rounded-2xl" />}>
      <ImportPart wishlist={wishlist} book={book} hasSides={hasSides} onClose={() => setImporting(false)} />
    </Suspense>
  );
  const isEmpty = read
    ? read.rows.length === 0 && read.found === null && register.page === 0 && read.unreadable === 0
    : shown.state === 'loading' && expected === 0 && entries.length === 0;
  // The first entries are imported in the view that will show them.
  if (isEmpty && !isImporting)
    return (
      <Section title={say('analytics.register')}>
        <EmptyState
          title={say('analytics.register.none.title')}
          text={say('analytics.register.none.text')}
          motif={<Diya />}
        >
          {mayWrite && (
            <span className="flex flex-wrap justify-center gap-3">
              {addition}
              <Button look="quiet" onClick={onImport}>
                {say('book.import')}
              </Button>
            </span>
          )}
        </EmptyState>
      </Section>
    );
  return (
    <Section
      title={say('analytics.register')}
      aside={
        <div className="flex flex-wrap gap-3 max-sm:*:grow max-sm:[&_button]:grow">
          {mayWrite && addition}
          {isFamily && (isThanking || unthanked !== 0) && (
            <Button
              look="quiet"
              onClick={() => {
                register.readWhole();
                setThanking(true);
              }}
            >
              {say('book.thank')}
            </Button>
          )}
          <FilesMenu
            source={loadSource}
            rows={everything}
            read={() => (register.whole.shown.state === 'failed' ? register.whole.refresh() : register.readWhole())}
            book={{ notes: family.notes, wishlist, day, hasSides }}
            onImport={mayWrite ? onImport : undefined}
            onCompare={onReceived && mayWrite && hasPayments(money) && !isComparing ? onCompare : undefined}
          />
        </div>
      }
    >
      {importPart}
      <RegisterSearch register={register} />
      <div className="flex min-h-touch flex-wrap items-center gap-x-4">
        <RegisterFilters
          register={register}
          money={money}
          entries={entries.length}
          isFamily={isFamily}
          hasSides={hasSides}
        />
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
      {register.totals && <Totals totals={register.totals} hasSides={hasSides} />}
      {money && <MoneySummary money={money} />}
      {isComparing && (
        <Suspense fallback={<Skeleton className="mb-6 h-96 rounded-2xl" />}>
          <StatementPart
            whole={register.whole}
            corrections={corrections}
            wishlist={wishlist}
            book={book}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {read && read.found !== null && say('analytics.register.found', { count: read.found })}
      </p>
      {/* The bar sticks within it: it never covers the heading. */}
      <div>
        <QueryView
          query={register}
          failed={say('analytics.register.failed')}
          waiting={<LoadingRegister rows={Math.min(expected ?? 5, PAGE_SIZE + 1)} />}
        >
          {({ rows, found, unreadable }) => (
            <>
              <NotShown unreadable={unreadable} here={register.here} all={expected ?? 0} />
              {found === 0 ? (
                <p className="py-4 text-faded">
                  {query.trim() !== ''
                    ? say('analytics.register.not-found', { query: query.trim() })
                    : say(NOTHING_FOUND[filter])}
                </p>
              ) : (
                <RegisterTable
                  rows={rows}
                  notes={family.notes}
                  entries={{
                    onEdit: isEditor(role) ? family.edit : undefined,
                    onDelete: family.askToDelete,
                    onThanked: family.setThanked,
                  }}
                  onNote={mayWrite ? family.note : undefined}
                  wishlist={wishlist}
                  guestCatalogue={words ?? catalogue}
                  reader={api.reader}
                  onThanked={isFamily ? register.setThanked : undefined}
                  onCorrect={isCorrectable ? (act, contribution) => corrections.ask(act, [contribution]) : undefined}
                  onReceived={
                    onReceived &&
                    ((contribution, isReceived) => onReceived(isReceived ? 'receive' : 'unreceive', [contribution]))
                  }
                  unlisting={isReadOnly ? undefined : unlisting}
                  changing={corrections.changing}
                  {...{ selection, unsent }}
                />
              )}
            </>
          )}
        </QueryView>
        {/* Not in the view, which a placeholder replaces: the pressed button keeps the focus. */}
        <ListPager label={say('analytics.register.pages')} pages={register} />
        {selection.isOn && <SelectionBar selection={selection} onAsk={corrections.ask} onReceive={onReceived} />}
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
      {isFamily && (
        <ThankSheet
          open={isThanking}
          onClose={() => setThanking(false)}
          rows={everything}
          onRetry={register.whole.refresh}
          wishlist={wishlist}
          language={language}
          onThanked={(row) => (isEntry(row) ? family.setThanked(row, true) : register.setThanked(row, true))}
        />
      )}
      <CorrectionSheet corrections={corrections} wishlist={wishlist} />
    </Section>
  );
}
