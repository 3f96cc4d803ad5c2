import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { mayReactivate } from '../../domain/item-editing.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { useSession } from '../../session/session.tsx';
import { usePageAnnouncer } from '../../session/toasts/announcer.ts';
import { useApi } from '../../session/use-api.ts';
import { type WishlistChanges, wishlistsApi } from '../../session/wishlists/api.ts';
import { wishlistActions } from '../../session/wishlists/wishlist-actions.ts';
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { ChartIcon, ChevronDownIcon, EditIcon, EyeIcon, EyeOffIcon, ShareIcon, TrashIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { OWNER_BAR } from './owner-bar-place.tsx';
import { OwnerQuestion, type OwnerAct } from './owner-question.tsx';

interface OwnerBarProps {
  readonly wishlist: Wishlist;
  /** Whether the sign-in is confirmed; nothing can be written before. */
  readonly isCertain: boolean;
  readonly isSharing: boolean;
  /** null if guests cannot open the page. */
  readonly onShare: (() => void) | null;
  readonly api: WishlistChanges | undefined;
  readonly onChanged: (wishlist: Wishlist) => void;
}

/** A bar that only the owner sees, above the guest's page. */
export function OwnerBar({ wishlist, isCertain, isSharing, onShare, api, onChanged }: OwnerBarProps) {
  const { say } = useSession();
  const { go } = useNavigation();
  const actions = wishlistActions(useApi<WishlistChanges>(wishlistsApi, api), usePageAnnouncer());
  const [asking, setAsking] = useState<OwnerAct | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { id, isActive } = wishlist;
  const state = stateOf(wishlist);
  const switchTo = async (active: boolean) => {
    setBusy(true);
    const outcome = await actions.update(id, { isActive: active });
    setBusy(false);
    setAsking(null);
    if (outcome.ok) onChanged(outcome.value);
  };
  const deleteIt = async () => {
    setBusy(true);
    const { ok } = await actions.remove(id);
    setBusy(false);
    setAsking(null);
    if (ok) go(paths.dashboard.to(), { replace: true });
  };
  const more = (
    <>
      <span aria-hidden={isCertain}>{say('owner.more')}</span>
      <ChevronDownIcon />
    </>
  );
  return (
    <aside aria-label={say('owner.bar')} className={OWNER_BAR}>
      <div className="mx-auto grid max-w-5xl gap-3 lg:flex lg:items-center lg:justify-between">
        <p className="max-w-prose">
          {say(`owner.${state}`)}{' '}
          {state === 'by-admin' && <TextLink href={paths.contact.to()}>{say('owner.by-admin.contact')}</TextLink>}
        </p>
        <div className="grid grid-cols-[auto_1fr] gap-2 sm:flex">
          {onShare && (
            <Button icon={<ShareIcon />} busy={isSharing} onClick={onShare}>
              {say('guest.share')}
            </Button>
          )}
          <ButtonLink look="quiet" icon={<ChartIcon />} href={paths.wishlistAnalytics.to(id)}>
            {say('owner.analytics')}
          </ButtonLink>
          <ButtonLink look="quiet" icon={<EditIcon />} href={paths.editWishlist.to(id)}>
            {say('owner.edit')}
          </ButtonLink>
          {state === 'inactive' && (
            <Button
              icon={<EyeIcon />}
              disabled={!isCertain}
              busy={isBusy && asking === null}
              onClick={() => void switchTo(true)}
            >
              {say('owner.reactivate')}
            </Button>
          )}
          {isCertain ? (
            <Menu label={say('owner.more')} trigger={more} className={buttonClass({ look: 'quiet' })}>
              {isActive && (
                <MenuItem icon={<EyeOffIcon />} onSelect={() => setAsking('deactivate')}>
                  {say('owner.deactivate')}
                </MenuItem>
              )}
              <MenuItem danger icon={<TrashIcon />} onSelect={() => setAsking('delete')}>
                {say('owner.delete')}
              </MenuItem>
            </Menu>
          ) : (
            <Button look="quiet" disabled>
              {more}
            </Button>
          )}
        </div>
      </div>
      <OwnerQuestion
        wishlist={wishlist}
        asking={asking}
        isBusy={isBusy}
        onConfirm={(act) => void (act === 'delete' ? deleteIt() : switchTo(false))}
        onCancel={() => setAsking(null)}
      />
    </aside>
  );
}

function stateOf(wishlist: Wishlist): 'open' | 'private' | 'inactive' | 'by-admin' {
  if (wishlist.isActive) return wishlist.visibility === 'private' ? 'private' : 'open';
  return mayReactivate(wishlist) ? 'inactive' : 'by-admin';
}
