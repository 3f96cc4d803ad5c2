import { illustrationOf } from '../../domain/illustration.ts';
import { NOTHING } from '../../domain/money.ts';
import { smallestFile } from '../../domain/picture.ts';
import { factsOf } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ClampedTitle } from '../../ui/clamped-title.tsx';
import { CheckIcon, ChevronDownIcon, HeartIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { EditIcon, MoreIcon, TrashIcon } from '../../ui/rare-icons.tsx';
import { savesData } from '../../ui/saves-data.ts';
import type { EditedItem } from './edited-item.ts';

interface ItemRowProps {
  readonly item: EditedItem;
  /** Its index in the list. */
  readonly place: number;
  /** The index of the last item. */
  readonly last: number;
  /** Null while its place cannot be seen. */
  readonly onMove: ((to: number) => void) | null;
  readonly onEdit: () => void;
  /** The family got it elsewhere, or wishes for it after all. Null if that cannot be said. */
  readonly onObtained: (() => void) | null;
  readonly onDelete: () => void;
}

/** An item of the list with its actions. */
export function ItemRow({ item, place, last, onMove, onEdit, onObtained, onDelete }: ItemRowProps) {
  const { say, format, langOf } = useSession();
  const { title, description, price, category, priority, imageUrl } = item.details;
  return (
    // Out of sight it is not painted with each letter that somebody types above.
    <li
      data-item={item.id}
      className="far-32 rounded-2xl border border-line p-3 sm:flex sm:items-center sm:gap-4 sm:p-4"
    >
      <div className="flex min-w-0 grow gap-3 sm:gap-4">
        {imageUrl === '' || savesData() ? (
          <span className="grid size-14 shrink-0 place-items-center rounded-xl bg-marigold-wash sm:size-16">
            <Illustration name={illustrationOf(item.details)} className="size-10 sm:size-12" />
          </span>
        ) : (
          <img
            src={smallestFile(imageUrl)}
            alt=""
            width={64}
            height={64}
            loading="lazy"
            decoding="async"
            className="size-14 shrink-0 rounded-xl bg-line object-cover sm:size-16"
          />
        )}
        <div className="min-w-0 grow">
          <h3 className="font-display text-lg/6 text-wine">
            <ClampedTitle lang={langOf(title)}>{title}</ClampedTitle>
          </h3>
          <p lang={langOf(description)} className="truncate text-sm text-faded">
            {description}
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold figures">{format.rupees(price)}</span>
            {factsOf(item.details).map(([fact, value]) => (
              <span key={fact} className="text-sm text-faded">
                {say(`item-fact.${fact}`, { [fact]: value })}
              </span>
            ))}
            {category !== 'physical' && <Badge>{say(`category.${category}`)}</Badge>}
            {priority === 'high' && <Badge tone="marigold">{say('editor.items.wished')}</Badge>}
            {item.isFunded && <Badge tone="leaf">{say('editor.items.funded')}</Badge>}
            {item.isObtained && !item.isFunded && <Badge tone="leaf">{say('editor.items.obtained')}</Badge>}
            {!item.isFunded && item.received > NOTHING && (
              <Badge tone="wine">{say('editor.items.received', { amount: format.rupees(item.received) })}</Badge>
            )}
          </div>
        </div>
      </div>
      <div className="-mx-2 -mb-2 flex items-center justify-end sm:m-0">
        {onMove && (
          <>
            <IconButton
              data-move="up"
              label={say('editor.items.up', { title })}
              disabled={place === 0}
              onClick={() => onMove(place - 1)}
            >
              <ChevronDownIcon className="size-5 [transform:rotate(180deg)]" />
            </IconButton>
            <IconButton
              data-move="down"
              label={say('editor.items.down', { title })}
              disabled={place === last}
              onClick={() => onMove(place + 1)}
            >
              <ChevronDownIcon />
            </IconButton>
          </>
        )}
        <IconButton label={say('editor.items.edit', { title })} onClick={onEdit}>
          <EditIcon />
        </IconButton>
        <IconButton data-delete label={say('editor.items.delete', { title })} onClick={onDelete}>
          <TrashIcon />
        </IconButton>
        {((onObtained && !item.isFunded) || (onMove && last > 0)) && (
          <Menu label={say('editor.items.more', { title })} trigger={<MoreIcon className="size-5 text-wine" />}>
            {onObtained && !item.isFunded && (
              <MenuItem icon={item.isObtained ? <HeartIcon /> : <CheckIcon />} onSelect={onObtained}>
                {say(item.isObtained ? 'editor.items.wish-again' : 'editor.items.obtain')}
              </MenuItem>
            )}
            {onMove && place > 0 && <MenuItem onSelect={() => onMove(0)}>{say('editor.items.top')}</MenuItem>}
            {onMove && place < last && <MenuItem onSelect={() => onMove(last)}>{say('editor.items.bottom')}</MenuItem>}
          </Menu>
        )}
      </div>
    </li>
  );
}
