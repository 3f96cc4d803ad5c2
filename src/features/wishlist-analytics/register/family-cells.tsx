import type { ReactNode } from 'react';
import type { GiftNoteForm, RegisterEntry } from '../../../domain/register-entry.ts';
import { sayReceivedOn, sayThanksFor } from '../../../session/register/entry-words.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import type { Catalogue } from '../../../session/language/catalogue.ts';
import { useSession } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { EditIcon, MoreIcon, TrashIcon } from '../../../ui/rare-icons.tsx';
import { Thanks } from './thanks.tsx';
import type { UnsentMarks } from './use-unsent.ts';

export interface EntryActions {
  /** Without it there are no options. */
  readonly onEdit: ((entry: RegisterEntry) => void) | undefined;
  readonly onDelete: (entry: RegisterEntry) => void;
  readonly onThanked: (entry: RegisterEntry, isThanked: boolean) => void;
}

interface EntryCells extends EntryActions {
  readonly wishlist: RegisterOf;
  /** For messages to guests, in the language of the wishlist. */
  readonly guestCatalogue: Catalogue;
  readonly unsent: UnsentMarks;
  readonly hasOptions: boolean;
}

/** The cells of an entry, by the key of the register's column. */
export function entryCell(key: string, entry: RegisterEntry, catalogue: Catalogue, cells: EntryCells): ReactNode {
  const { say, format, langOf } = catalogue;
  const { name, amount, object } = entry;
  switch (key) {
    case 'name':
      return <span className="line-clamp-4">{name}</span>;
    case 'amount':
      return (
        <span
          className={`flex flex-wrap items-baseline justify-end gap-x-2 lg:block ${cells.hasOptions ? 'max-lg:pr-10' : ''}`}
        >
          {amount !== null && <span className="block font-semibold max-lg:order-1">{format.rupees(amount)}</span>}
          <span className="block text-sm text-faded lg:whitespace-nowrap">{sayReceivedOn(catalogue, entry)}</span>
        </span>
      );
    case 'gift':
      return (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-lg:text-sm max-lg:text-faded lg:max-w-64">
          {object !== '' && <span lang={langOf(object)}>{object}</span>}
          <Badge>{say('book.by-hand')}</Badge>
        </span>
      );
    case 'thanks':
      return (
        <Thanks
          to={{
            name,
            email: '',
            phoneNumber: null,
            isReachable: true,
            thankedAt: entry.thankedAt,
            thankedBy: entry.thankedBy,
            isWaiting: cells.unsent.has(entry.id),
          }}
          text={sayThanksFor(cells.guestCatalogue, entry, cells.wishlist)}
          subject={cells.guestCatalogue.say('analytics.thanks.subject')}
          onThanked={(isThanked) => cells.onThanked(entry, isThanked)}
        />
      );
    case 'blessing':
      return hasNotes(entry) ? <FamilyNotes of={entry} /> : null;
    case 'options': {
      const { onEdit } = cells;
      return onEdit ? (
        <Menu label={say('book.options-of', { name })} trigger={<MoreIcon />}>
          <MenuItem icon={<EditIcon />} onSelect={() => onEdit(entry)}>
            {say('book.edit')}
          </MenuItem>
          <MenuItem icon={<TrashIcon />} onSelect={() => cells.onDelete(entry)}>
            {say('book.delete')}
          </MenuItem>
        </Menu>
      ) : null;
    }
    default:
      return null;
  }
}

export const hasNotes = ({ place, side, note, returned }: GiftNoteForm): boolean =>
  place !== '' || side !== null || note !== '' || returned !== '';

/** What the family noted: village or relation, side, note, and what was given in return. */
export function FamilyNotes({ of: { place, side, note, returned } }: { readonly of: GiftNoteForm }) {
  const { say, langOf } = useSession();
  return (
    <span className="block text-sm text-faded wrap-break-word lg:max-w-96">
      {(place !== '' || side !== null) && (
        <span className="block">
          {place !== '' && <span lang={langOf(place)}>{place}</span>}
          {place !== '' && side !== null && ' · '}
          {side !== null && say(`book.side.${side}`)}
        </span>
      )}
      {note !== '' && (
        <span lang={langOf(note)} className="block whitespace-pre-line">
          {note}
        </span>
      )}
      {returned !== '' && <span className="block">{say('book.returned.is', { what: returned })}</span>}
    </span>
  );
}
