import { useContext, useState } from 'react';
import type { TransactionId, UserId } from '../../../domain/ids.ts';
import type { GiftNote } from '../../../domain/register-entry.ts';
import { isEntry, type RegisterRow } from '../../../domain/register-row.ts';
import { referenceOf } from '../../../domain/reference.ts';
import { isAwaited, isOwnGift, isSetAside, type Transaction } from '../../../domain/transaction.ts';
import {
  sayCorrection,
  sayGift,
  sayContributor,
  sayContributorTo,
  sayThanks,
} from '../../../session/register/contribution-words.ts';
import type { Catalogue } from '../../../session/language/catalogue.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { CheckIcon, CloseIcon } from '../../../ui/icons.tsx';
import { EditIcon, EyeIcon, EyeOffIcon, MoreIcon, ReplyIcon as UndoIcon } from '../../../ui/rare-icons.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { type EntryActions, entryCell, FamilyNotes, hasNotes } from './family-cells.tsx';
import { UpiStatus } from './upi-status.tsx';
import { RunnersContext } from './thanked-by.tsx';
import { Thanks } from './thanks.tsx';
import { UnlistDialog, type Unlisting } from './unlist-dialog.tsx';
import type { CorrectionAct } from './use-corrections.ts';
import type { UnsentMarks } from './use-unsent.ts';
import type { Selection } from './use-selection.ts';

interface RegisterTableProps {
  readonly rows: readonly RegisterRow[];
  readonly notes: ReadonlyMap<TransactionId, GiftNote>;
  /** What the owner can do with entries. */
  readonly entries: EntryActions;
  /** The owner notes something about an online gift. */
  readonly onNote: ((contribution: Transaction) => void) | undefined;
  readonly wishlist: RegisterOf;
  /** For messages to guests, in the language of the wishlist. */
  readonly guestCatalogue: Catalogue;
  readonly reader: UserId | null;
  /** Without it there is no column for thanks. */
  readonly onThanked: ((contribution: Transaction, isThanked: boolean) => void) | undefined;
  /** Without it there are no options. */
  readonly onCorrect: ((act: CorrectionAct, contribution: Transaction) => void) | undefined;
  /** The owner takes gifts off the page. */
  readonly unlisting: Unlisting | undefined;
  /** The owner marks gifts by UPI as received, or takes that back. */
  readonly onReceived: ((contribution: Transaction, isReceived: boolean) => void) | undefined;
  /** Thank-you marks that wait for a connection. */
  readonly unsent: UnsentMarks;
  /** The contribution that is being marked. */
  readonly changing: TransactionId | null;
  /** While contributions are selected, each has a checkbox instead of its options. */
  readonly selection: Selection;
}

export function RegisterTable({
  rows,
  notes,
  entries,
  onNote,
  wishlist,
  guestCatalogue,
  reader,
  onThanked,
  onCorrect,
  onReceived,
  unlisting,
  unsent,
  changing,
  selection,
}: RegisterTableProps) {
  const catalogue = useSession();
  const runners = useContext(RunnersContext);
  const [asked, setAsked] = useState<Transaction | null>(null);
  const { say, format, langOf } = catalogue;
  const hasOptions = onCorrect !== undefined && !selection.isOn;
  const named = (row: Transaction) => ({ name: sayContributorTo(say, reader, row), amount: format.rupees(row.amount) });
  const hasMenu = hasOptions || ((onNote ?? onReceived) !== undefined && !selection.isOn);
  const columns: readonly Column<Transaction>[] = [
    {
      key: 'name',
      header: say('analytics.name'),
      freeText: true,
      cell: (row) => {
        const name = (
          <>
            <span className={`line-clamp-4 ${isSetAside(row) ? 'text-faded' : ''}`}>
              {sayContributorTo(say, reader, row)}
            </span>
            {/* Room for most addresses on one line. */}
            <span className="max-lg:hidden lg:block lg:min-w-44">
              <Contact of={row} />
            </span>
          </>
        );
        if (!selection.isOn) return name;
        return (
          <label className="flex min-h-touch cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="tick"
              aria-label={say('analytics.register.select.of', named(row))}
              checked={selection.has(row.id)}
              onChange={() => selection.toggle(row)}
            />
            <span className="min-w-0">{name}</span>
          </label>
        );
      },
    },
    {
      key: 'amount',
      header: say('analytics.amount'),
      numeric: true,
      cell: (row) => (
        <span className={`flex flex-wrap items-baseline justify-end gap-x-2 lg:block ${hasMenu ? 'max-lg:pr-10' : ''}`}>
          <span className={`block max-lg:order-1 ${isSetAside(row) ? 'text-faded line-through' : 'font-semibold'}`}>
            {format.rupees(row.amount)}
          </span>
          <span className="block text-sm text-faded lg:whitespace-nowrap">{format.shortDate(row.createdAt)}</span>
        </span>
      ),
    },
    {
      key: 'gift',
      header: say('analytics.gift'),
      freeText: true,
      cell: (row) => (
        <span className="block max-lg:text-sm max-lg:text-faded max-sm:line-clamp-6 lg:max-w-64">
          <span lang={langOf(sayGift(say, row, wishlist))}>{sayGift(say, row, wishlist)}</span>
          <span translate="no" className="block text-sm text-faded select-all max-sm:hidden 2xl:whitespace-nowrap">
            {referenceOf(row.id)}
          </span>
        </span>
      ),
    },
    ...(onThanked
      ? [
          {
            key: 'thanks',
            header: say('analytics.thanks'),
            cell: (row: Transaction) =>
              isOwnGift(row) || isSetAside(row) ? null : (
                <Thanks
                  to={{
                    ...row,
                    name: sayContributor(say, row),
                    isReachable: !row.isAnonymous,
                    isWaiting: unsent.has(row.id),
                  }}
                  text={sayThanks(guestCatalogue, row, wishlist)}
                  subject={guestCatalogue.say('analytics.thanks.subject')}
                  onThanked={(isThanked) => onThanked(row, isThanked)}
                />
              ),
          },
        ]
      : []),
    {
      key: 'blessing',
      header: say('analytics.blessing'),
      freeText: true,
      below: true,
      cell: (row) => {
        const note = notes.get(row.id);
        const notesOfFamily = note && hasNotes(note) && <FamilyNotes of={note} />;
        const { message } = row.metadata;
        const words = message !== '' && (
          <span lang={langOf(message)} className="block overflow-hidden max-lg:text-sm lg:max-w-96">
            “{message}”
          </span>
        );
        const contact = hasContact(row) && (
          <span className="block lg:hidden">
            <Contact of={row} />
          </span>
        );
        if (isSetAside(row))
          return (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-1 text-sm text-faded lg:max-w-96">
              <Badge>{say('analytics.set-aside.badge')}</Badge>
              {sayCorrection(catalogue, row, runners)}
              {words && <span className="basis-full">{words}</span>}
              {contact}
              {notesOfFamily}
            </span>
          );
        return words || contact || notesOfFamily ? (
          <>
            {contact}
            {words}
            {notesOfFamily}
          </>
        ) : null;
      },
    },
    ...(rows.some((row) => !isEntry(row) && isByUpi(row))
      ? [
          {
            key: 'payment',
            header: say('analytics.payment'),
            below: true,
            cell: (row: Transaction) =>
              isByUpi(row) ? (
                <UpiStatus
                  contribution={row}
                  title={wishlist.title}
                  guestCatalogue={guestCatalogue}
                  onReceived={selection.isOn ? undefined : onReceived && (() => onReceived(row, true))}
                  isBusy={changing === row.id}
                />
              ) : null,
          },
        ]
      : []),
    ...(hasMenu
      ? [
          {
            key: 'options',
            header: say('analytics.set-aside.options'),
            corner: true,
            cell: (row: Transaction) => (
              <Menu label={say('analytics.set-aside.more', named(row))} trigger={<MoreIcon />}>
                {onReceived && isAwaited(row) && (
                  <MenuItem icon={<CheckIcon />} onSelect={() => onReceived(row, true)}>
                    {say('analytics.receive')}
                  </MenuItem>
                )}
                {onReceived && row.status === 'received' && (
                  <MenuItem icon={<UndoIcon />} onSelect={() => onReceived(row, false)}>
                    {say('analytics.unreceive')}
                  </MenuItem>
                )}
                {onNote && (
                  <MenuItem icon={<EditIcon />} onSelect={() => onNote(row)}>
                    {say('book.note.add')}
                  </MenuItem>
                )}
                {unlisting?.isListed(row) && (
                  <MenuItem icon={<CloseIcon />} onSelect={() => setAsked(row)}>
                    {say('analytics.unlist')}
                  </MenuItem>
                )}
                {onCorrect &&
                  (isSetAside(row) ? (
                    <MenuItem icon={<EyeIcon />} onSelect={() => onCorrect('restore', row)}>
                      {say('analytics.restore')}
                    </MenuItem>
                  ) : (
                    <MenuItem icon={<EyeOffIcon />} onSelect={() => onCorrect('set-aside', row)}>
                      {say('analytics.set-aside')}
                    </MenuItem>
                  ))}
              </Menu>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <DataTable
        caption={say('analytics.register')}
        columns={columns.map((column) => ({
          ...column,
          cell: (row: RegisterRow) =>
            isEntry(row)
              ? entryCell(column.key, row, catalogue, {
                  ...entries,
                  wishlist,
                  guestCatalogue,
                  unsent,
                  hasOptions: hasMenu,
                })
              : column.cell(row),
        }))}
        rows={rows}
        rowKey={({ id }) => id}
        onPhone="lines"
      />
      {unlisting && <UnlistDialog contribution={asked} unlisting={unlisting} onClose={() => setAsked(null)} />}
    </>
  );
}

const isByUpi = ({ status }: Transaction) => status !== 'completed' && status !== 'set_aside';

const hasContact = ({ email, phoneNumber, isAnonymous, isVerified }: Transaction) =>
  email !== '' || phoneNumber !== null || !(isAnonymous || isVerified);

/**
 * How to reach the contributor. Addresses that the provider has verified are marked, because anyone can register with
 * someone else's; and names that no account vouches for, because anyone can type them.
 */
function Contact({ of: contribution }: { readonly of: Transaction }) {
  const { say } = useSession();
  if (!hasContact(contribution)) return null;
  const { email, isEmailVerified, phoneNumber, isAnonymous, isVerified } = contribution;
  const reach = phoneNumber ?? email;
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-sm font-normal text-faded">
      {reach !== '' && <span className="line-clamp-2 wrap-anywhere select-all">{reach}</span>}
      {isEmailVerified && (
        <span
          title={say('analytics.email.verified.about')}
          className="inline-flex shrink-0 items-center gap-1 text-leaf"
        >
          <CheckIcon className="size-4" />
          {say('analytics.email.verified')}
        </span>
      )}
      {!isAnonymous && !isVerified && (
        <span title={say('analytics.no-account.about')}>
          <Badge>{say('analytics.no-account')}</Badge>
        </span>
      )}
    </span>
  );
}
