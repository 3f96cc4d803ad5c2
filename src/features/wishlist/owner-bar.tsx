import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { mayReactivate } from '../../domain/item-editing.ts';
import { changesOf, type ListState, type Move, MOVES, stateOf } from '../../domain/list-state.ts';
import { localDay } from '../../domain/calendar.ts';
import { remindersOf } from '../../domain/reminders.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Say } from '../../session/language/catalogue.ts';
import { useNavigation } from '../../session/navigation/navigation.tsx';
import { useLanguages, useSession } from '../../session/session.tsx';
import { ServerStateProvider } from '../../session/server-state/provider.tsx';
import type { WishlistsApi } from '../../session/wishlists/api.ts';
import { PageStateDialogs } from '../../session/wishlists/page-state-dialogs.tsx';
import { useDuplicate } from '../../session/wishlists/use-duplicate.ts';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { WishlistsProvider } from '../../session/wishlists/wishlists-provider.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ChevronDownIcon, HeartIcon, ShareIcon } from '../../ui/icons.tsx';
import { ChartIcon, CopyIcon, EditIcon, EyeIcon, EyeOffIcon, PauseIcon, TrashIcon } from '../../ui/rare-icons.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx';
import { WISHLIST_WIDTH } from './layout.ts';
import { heightOfBar, OWNER_BAR, TakenDown } from './owner-bar-place.tsx';

/** Its messages and chunks are named here, because every guest loads the script that would name them otherwise. */
export const AdminBar = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./admin-bar.tsx'), 'admin-wishlists', 'moderation')).AdminBar,
  useLanguages,
);

/** Two buttons fit in a row on a phone, in every language. */
const SLIM = 'max-sm:px-4';

/** A row of its own where five buttons need two rows in some languages. */
const RESUME_ROW = 'max-lg:basis-full';

interface OwnerBarProps {
  readonly wishlist: Wishlist;
  /** Whether the sign-in is confirmed; nothing can be written before. */
  readonly isCertain: boolean;
  readonly isSharing: boolean;
  /** null if guests cannot open the page. */
  readonly onShare: (() => void) | null;
  readonly api: WishlistsApi | undefined;
  readonly onChanged: (wishlist: Wishlist) => void;
}

/** A bar that only the owner sees, above the guest's page. */
export function OwnerBar({ wishlist, isCertain, isSharing, onShare, api, onChanged }: OwnerBarProps) {
  const { say, language } = useSession();
  const { id } = wishlist;
  const state = shownState(wishlist);
  const opening = openingMove(wishlist);
  return (
    <aside aria-label={say('owner.bar')} className={OWNER_BAR}>
      <div
        className={`${WISHLIST_WIDTH} ${heightOfBar(wishlist)} grid content-start gap-3 ${state === 'open' || state === 'private' || state === 'after' ? 'lg:flex lg:items-center lg:justify-between' : ''}`}
      >
        <p>
          {say(`owner.${state}`)} <span className="max-sm:hidden">{sayReminder(say, wishlist)}</span>
          {state === 'by-admin' && (
            <TextLink href={paths.contact.to(language)}>{say('owner.by-admin.contact')}</TextLink>
          )}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:*:max-w-full max-sm:*:grow lg:shrink-0">
          {onShare && (
            <Button
              look={state === 'paused' ? 'quiet' : 'primary'}
              className={SLIM}
              icon={<ShareIcon />}
              busy={isSharing}
              onClick={onShare}
            >
              {say('guest.share')}
            </Button>
          )}
          <ButtonLink look="quiet" className={SLIM} icon={<ChartIcon />} href={paths.wishlistAnalytics.to(id)}>
            {say('owner.analytics')}
          </ButtonLink>
          <ButtonLink look="quiet" className={SLIM} icon={<EditIcon />} href={paths.editWishlist.to(id)}>
            {say('owner.edit')}
          </ButtonLink>
          {isCertain ? (
            <ServerStateProvider>
              <WishlistsProvider api={api}>
                <PageStateButtons wishlist={wishlist} onChanged={onChanged} />
              </WishlistsProvider>
            </ServerStateProvider>
          ) : (
            <>
              {opening && (
                <Button className={SLIM} icon={<EyeIcon />} disabled>
                  {say(`page-state.${opening}`)}
                </Button>
              )}
              <Button look="quiet" className={SLIM} disabled>
                {say('owner.more')}
                <ChevronDownIcon />
              </Button>
              {state === 'paused' && (
                <div className={RESUME_ROW}>
                  <Button className="max-sm:w-full" disabled>
                    {say('owner.resume')}
                  </Button>
                </div>
              )}
            </>
          )}
        </div>
      </div>
      <TakenDown wishlist={wishlist} />
    </aside>
  );
}

/** Needs react-query, which the header's bell loads for everyone who is signed in. */
function PageStateButtons({ wishlist, onChanged }: Pick<OwnerBarProps, 'wishlist' | 'onChanged'>) {
  const { say } = useSession();
  const { go } = useNavigation();
  const [asked, setAsked] = useState<'deactivate' | 'archive' | 'delete' | null>(null);
  const state = shownState(wishlist);
  const opening = openingMove(wishlist);
  const closing = MOVES[stateOf(wishlist)].find((one) => one === 'deactivate' || one === 'archive');
  const { duplicate } = useDuplicate();
  const change = useWishlistAction('update', { onSuccess: onChanged });
  const move = (to: Move) => change.mutate([wishlist.id, changesOf(to, wishlist)]);
  const more = (
    <>
      <span aria-hidden>{say('owner.more')}</span>
      <ChevronDownIcon />
    </>
  );
  return (
    <>
      {opening && (
        <Button className={SLIM} icon={<EyeIcon />} busy={change.isPending} onClick={() => move(opening)}>
          {say(`page-state.${opening}`)}
        </Button>
      )}
      <Menu label={say('owner.more')} trigger={more} className={buttonClass({ look: 'quiet' }, SLIM)}>
        {state === 'open' && (
          <MenuItem icon={<PauseIcon />} onSelect={() => move('pause')}>
            {say('owner.pause')}
          </MenuItem>
        )}
        {(state === 'open' || state === 'paused' || state === 'after') && (
          <MenuLink icon={<HeartIcon />} href={`${paths.editWishlist.to(wishlist.id)}#thanks`}>
            {say(state === 'after' ? 'owner.thanks.change' : 'owner.thanks')}
          </MenuLink>
        )}
        {state === 'after' && (
          <MenuItem icon={<EyeIcon />} onSelect={() => move('open')}>
            {say('page-state.reopen')}
          </MenuItem>
        )}
        {wishlist.items.length > 0 && (
          <MenuItem icon={<CopyIcon />} onSelect={() => duplicate(wishlist)}>
            {say('list.duplicate')}
          </MenuItem>
        )}
        {state !== 'by-admin' && closing && (
          <MenuItem icon={<EyeOffIcon />} onSelect={() => setAsked(closing)}>
            {say(`page-state.${closing}`)}
          </MenuItem>
        )}
        <MenuItem danger icon={<TrashIcon />} onSelect={() => setAsked('delete')}>
          {say('owner.delete')}
        </MenuItem>
      </Menu>
      {state === 'paused' && (
        <div className={RESUME_ROW}>
          <Button className="max-sm:w-full" busy={change.isPending} onClick={() => move('resume')}>
            {say('owner.resume')}
          </Button>
        </div>
      )}
      <PageStateDialogs
        wishlist={wishlist}
        asked={asked}
        onClose={() => setAsked(null)}
        onClosed={onChanged}
        onDeleted={() => go(paths.dashboard.to(), { replace: true })}
      />
    </>
  );
}

/** The day that is near, or what follows it. The number of guests to thank would cost reads, so it is on the dashboard. */
function sayReminder(say: Say, wishlist: Wishlist): string {
  const [reminder] = remindersOf(wishlist, localDay(new Date()), null);
  switch (reminder?.kind) {
    case 'days-to-go':
      return reminder.days === 0 ? say('owner.today') : say('owner.days-to-go', { count: reminder.days });
    case 'write-thanks':
      return say('owner.over');
    default:
      return '';
  }
}

/** Its state, unless something else says more about who can see it. */
function shownState(wishlist: Wishlist): ListState | 'private' | 'by-admin' {
  if (!wishlist.isActive && !mayReactivate(wishlist)) return 'by-admin';
  const state = stateOf(wishlist);
  return wishlist.visibility === 'private' && (state === 'open' || state === 'paused') ? 'private' : state;
}

/** How guests can see it again, or for the first time. */
function openingMove(wishlist: Wishlist): 'open' | 'reactivate' | 'bring-back' | null {
  switch (shownState(wishlist)) {
    case 'draft':
      return 'open';
    case 'deactivated':
      return 'reactivate';
    case 'archived':
      return 'bring-back';
    default:
      return null;
  }
}
