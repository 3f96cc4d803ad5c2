import { paths } from '../../../config/paths.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { useSession } from '../../../session/session.tsx';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import {
  ChartIcon,
  EditIcon,
  ExternalIcon,
  EyeIcon,
  EyeOffIcon,
  PeopleIcon,
  TrashIcon,
} from '../../../ui/rare-icons.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/menu.tsx';
import { addressOf } from './review-view.ts';
import type { Act } from './use-moderation.ts';

interface WishlistMenuProps {
  readonly wishlist: Wishlist;
  /** Hides the link to the owner's other wishlists, which are already listed. */
  readonly isOfOneOwner: boolean;
  readonly onAsk: (act: Act) => void;
  readonly onNotes: () => void;
}

export function WishlistMenu({ wishlist, isOfOneOwner, onAsk, onNotes }: WishlistMenuProps) {
  const { say } = useSession();
  const { id, title, userId, isActive, stage } = wishlist;
  return (
    <Menu
      label={say('admin-wishlists.manage-it', { title })}
      className="inline-flex min-h-touch items-center rounded-full border border-edge bg-card pr-3 pl-4 font-semibold text-wine hover:border-seal hover:bg-wine-wash"
      trigger={
        <span aria-hidden className="flex items-center gap-1 text-sm">
          {say('admin-wishlists.manage')}
          <ChevronDownIcon className="size-4" />
        </span>
      }
    >
      <MenuLink href={paths.wishlist.to(id)} target="_blank" rel="noopener" icon={<ExternalIcon />}>
        {say('admin-wishlists.open')}
        <span className="sr-only">{say('admin-wishlists.new-tab')}</span>
      </MenuLink>
      <MenuLink href={paths.wishlistAnalytics.to(id)} icon={<ChartIcon />}>
        {say('admin-wishlists.analytics')}
      </MenuLink>
      {!isOfOneOwner && (
        <MenuLink href={addressOf({ owner: userId })} icon={<PeopleIcon />}>
          {say('admin-wishlists.of-owner')}
        </MenuLink>
      )}
      <MenuItem icon={<EditIcon />} onSelect={onNotes}>
        {say('moderation.notes')}
      </MenuItem>
      <MenuSeparator />
      {isActive ? (
        <MenuItem icon={<EyeOffIcon />} onSelect={() => onAsk('deactivate')}>
          {say('admin-wishlists.deactivate')}
        </MenuItem>
      ) : (
        // Only its hosts open a draft.
        stage !== 'draft' && (
          <MenuItem icon={<EyeIcon />} onSelect={() => onAsk('reactivate')}>
            {say('admin-wishlists.reactivate')}
          </MenuItem>
        )
      )}
      <MenuItem danger icon={<TrashIcon />} onSelect={() => onAsk('delete')}>
        {say('admin-wishlists.delete')}
      </MenuItem>
    </Menu>
  );
}
