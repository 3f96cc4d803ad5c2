import { useState } from 'react';
import type { UserId } from '../../domain/ids.ts';
import { referenceOf } from '../../domain/reference.ts';
import { isOwnGift, isSetAside, type Transaction } from '../../domain/transaction.ts';
import {
  emailThanks,
  sayCorrection,
  sayGift,
  sayContributor,
  sayContributorTo,
  sayThanks,
  whatsAppThanks,
} from '../../session/register/contribution-words.ts';
import { useSession } from '../../session/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { CheckIcon, EyeIcon, EyeOffIcon, MailIcon, WhatsAppIcon } from '../../ui/icons.tsx';
import { MoreIcon } from '../../ui/rare-icons.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { CorrectionAct } from './use-corrections.ts';
import type { Selection } from './use-selection.ts';

interface RegisterTableProps {
  readonly rows: readonly Transaction[];
  /** The title of the wishlist, with the couple's names. */
  readonly title: string;
  readonly reader: UserId | null;
  /** Without it there is no column for thanks. */
  readonly onThanked: ((contribution: Transaction, isThanked: boolean) => void) | undefined;
  /** Without it there are no options. */
  readonly onCorrect: ((act: CorrectionAct, contribution: Transaction) => void) | undefined;
  /** While contributions are selected, each has a checkbox instead of its options. */
  readonly selection: Selection;
}

export function RegisterTable({ rows, title, reader, onThanked, onCorrect, selection }: RegisterTableProps) {
  const catalogue = useSession();
  const { say, format, langOf } = catalogue;
  const hasOptions = onCorrect !== undefined && !selection.isOn;
  const named = (row: Transaction) => ({ name: sayContributorTo(say, reader, row), amount: format.rupees(row.amount) });
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
        <span
          className={`flex flex-wrap items-baseline justify-end gap-x-2 lg:block ${hasOptions ? 'max-lg:pr-10' : ''}`}
        >
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
          <span lang={langOf(sayGift(say, row))}>{sayGift(say, row)}</span>
          <span translate="no" className="block text-sm text-faded select-all max-sm:hidden">
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
                <Thanks contribution={row} title={title} onThanked={(isThanked) => onThanked(row, isThanked)} />
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
              {sayCorrection(catalogue, reader, row)}
              {words && <span className="basis-full">{words}</span>}
              {contact}
            </span>
          );
        return words || contact ? (
          <>
            {contact}
            {words}
          </>
        ) : null;
      },
    },
    ...(onCorrect && hasOptions
      ? [
          {
            key: 'options',
            header: say('analytics.set-aside.options'),
            corner: true,
            cell: (row: Transaction) => (
              <Menu label={say('analytics.set-aside.more', named(row))} trigger={<MoreIcon />}>
                {isSetAside(row) ? (
                  <MenuItem icon={<EyeIcon />} onSelect={() => onCorrect('restore', row)}>
                    {say('analytics.restore')}
                  </MenuItem>
                ) : (
                  <MenuItem icon={<EyeOffIcon />} onSelect={() => onCorrect('set-aside', row)}>
                    {say('analytics.set-aside')}
                  </MenuItem>
                )}
              </Menu>
            ),
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={say('analytics.register')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      onPhone="lines"
    />
  );
}

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
          className="inline-flex shrink-0 items-center gap-0.5 text-leaf"
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

interface ThanksProps {
  readonly contribution: Transaction;
  readonly title: string;
  readonly onThanked: (isThanked: boolean) => void;
}

const WAY = 'grid size-touch shrink-0 place-items-center rounded-full text-wine hover:bg-wine-wash';
const MARK =
  'inline-flex min-h-9 items-center gap-1 rounded-full border px-3 text-sm font-medium transition-colors lg:whitespace-nowrap';

/**
 * The thank-you is written in another app, so only the owner knows whether it was sent. Anonymous contributors cannot
 * be contacted.
 */
function Thanks({ contribution, title, onThanked }: ThanksProps) {
  const catalogue = useSession();
  const { say } = catalogue;
  const [isOffered, setOffered] = useState(false);
  const [isMarked, setMarked] = useState(false);
  const { email, phoneNumber, isAnonymous, thankedAt } = contribution;
  const isThanked = thankedAt !== null;
  const isAsking = isOffered && !isThanked;
  const name = sayContributor(say, contribution);
  const text = sayThanks(catalogue, contribution, title);
  const mark = isThanked
    ? 'border-transparent text-leaf max-lg:pr-0'
    : isAsking
      ? 'border-seal bg-seal text-on-seal'
      : 'border-edge bg-card text-ink group-hover:border-seal';
  return (
    <span className="flex items-center max-lg:max-w-[calc(100vw-8rem)] max-lg:flex-wrap max-lg:justify-end">
      {!isAnonymous && (
        <a
          href={whatsAppThanks(phoneNumber, text)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={say('analytics.thanks.whatsapp', { name })}
          onClick={() => setOffered(true)}
          className={`${WAY} ${isThanked ? 'max-lg:hidden' : ''}`}
        >
          <WhatsAppIcon />
        </a>
      )}
      {email !== '' && (
        <a
          href={emailThanks(email, say('analytics.thanks.subject'), text)}
          aria-label={say('analytics.thanks.email', { name })}
          onClick={() => setOffered(true)}
          className={`${WAY} ${isThanked ? 'max-lg:hidden' : ''}`}
        >
          <MailIcon />
        </a>
      )}
      <span role="status" className="text-sm whitespace-nowrap">
        {isAsking && <span className="pr-2 pl-1 max-lg:sr-only">{say('analytics.thanks.sent')}</span>}
        {isThanked && isMarked && <span className="sr-only">{say('analytics.thanks.marked-of', { name })}</span>}
      </span>
      <button
        type="button"
        aria-label={say(isThanked ? 'analytics.thanks.marked-of' : 'analytics.thanks.mark-of', { name })}
        onClick={() => {
          onThanked(!isThanked);
          setOffered(false);
          setMarked(true);
        }}
        className="group inline-flex min-h-touch cursor-pointer items-center"
      >
        <span className={`${MARK} ${mark}`}>
          {say(isThanked ? 'analytics.thanks.marked' : 'analytics.thanks.mark')}
          {isThanked && <CheckIcon className="size-4" />}
        </span>
      </button>
    </span>
  );
}
