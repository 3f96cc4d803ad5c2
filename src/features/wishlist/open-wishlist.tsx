import { Activity, memo, startTransition, Suspense, use, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { hasGiftsHere, rememberedSending, takeUnfinished } from '../../data/drafts/unfinished-giving.ts';
import { positionOf } from '../../domain/card-picture.ts';
import { headingOf } from '../../domain/couple.ts';
import { isFunded, isWanted } from '../../domain/funding.ts';
import { isOccasionPast, localDay } from '../../domain/calendar.ts';
import { isGivingOver, isOpenToGuests, type Item, type Wishlist } from '../../domain/wishlist.ts';
import { takeOverFromPaint, untilReleased } from '../../session/browser/painted-buttons.ts';
import { useLanguages, useSession } from '../../session/session.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { GuestApi } from './api.ts';
import { BlessBar } from './bless-bar.tsx';
import { GiftList } from './gift-list.tsx';
import type { Guest } from './guest.ts';
import { OwnerBarPlace } from './owner-bar-place.tsx';
import { ReportLink, ShareAction } from './page-actions.tsx';
import { PastNotice } from './past-notice.tsx';
import { useCountedVisit } from './use-counted-visit.ts';
import { SWITCHED_OFF, usePausedGiving } from './use-paused-giving.ts';
import { useSettled } from './use-settled.ts';
import { GivingSheet, type OpenGiving, ReportSheet, ShareSheet, useSheets } from './use-sheets.ts';
import { useTitle } from './use-title.ts';
import { WishlistHeader } from './wishlist-header.tsx';

// Guests do not need it.
const OwnerBar = lazyPart(
  async ({ withAreas }) =>
    (await withAreas(import('./owner-bar.tsx'), 'lists', 'owner', 'page-state', 'problems', 'wishlist-changes'))
      .OwnerBar,
  useLanguages,
);

// Most visitors have given nothing yet.
const GiftsHere = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./your-gifts.tsx'), 'sending', 'problems')).GiftsHere,
  useLanguages,
);

// Most lists have gifts.
const NoGifts = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./no-gifts.tsx'), 'no-gifts')).NoGifts,
  useLanguages,
);

// Below the gifts.
const Celebration = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./celebration.tsx'), 'invitation')).Celebration,
  useLanguages,
);

const ThanksPictures = lazyPart(async () => (await import('./thanks-pictures.tsx')).ThanksPictures);

const Blessings = lazyPart(async () => (await import('./blessings.tsx')).Blessings);

// The inline script paints it, unless the visitor came from another page.
const CoverPicture = lazyPart(async () => (await import('./cover-picture.tsx')).CoverPicture);

const AdminBar = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./owner-bar.tsx'), 'wishlist-changes', 'problems')).AdminBar,
  useLanguages,
);

/** Rendered out of sight while the browser is idle, because code that runs for the first time takes twice as long. */
const PREPARED: OpenGiving = { sheet: 'giving', item: null, turn: 0 };

interface OpenWishlistProps {
  readonly wishlist: Wishlist;
  readonly guest: Guest;
  readonly api: GuestApi;
  readonly onChanged: (wishlist: Wishlist) => void;
  /** Called when the page may be stale. */
  readonly onStale: () => void;
}

/** A wishlist that is open to guests. */
export function OpenWishlist({ wishlist, guest, api, onChanged, onStale }: OpenWishlistProps) {
  const { say, format } = useSession();
  const { id, items, eventDate, language } = wishlist;
  const { open, awaited, show } = useSheets();
  const { isSettled, isPrepared } = useSettled();
  const countLinkClick = useCountedVisit(wishlist, guest, isSettled, api);
  const { isPaused, check } = usePausedGiving(api);
  useTitle(wishlist.title);
  const [today] = useState(() => localDay(new Date()));
  const isOwner = guest.seemsToBe === wishlist.userId;
  const isOpen = isOpenToGuests(wishlist);
  const openGiving = useCallback(
    (item: Item | null) => {
      check();
      show({ sheet: 'giving', item });
    },
    [check, show],
  );
  const mayGive = isOpen && !wishlist.isGivingPaused;
  const isAfter = wishlist.stage === 'after';
  const isOver = isGivingOver(wishlist);
  const give = mayGive ? openGiving : null;
  const isWelcome = mayGive && !isPaused;
  const share = isOpen ? () => show({ sheet: 'sharing' }) : null;
  // Behind an open sheet nobody sees it.
  const [gaveHere, setGaveHere] = useState(() => hasGiftsHere(id));
  const isSharing = awaited?.sheet === 'sharing';
  useOnce(
    useCallback(() => {
      const tapped = takeOverFromPaint();
      if (tapped === 'share' && isOpen) return show({ sheet: 'sharing' });
      const kept = tapped ? null : rememberedSending(id);
      if (kept) return show({ sheet: 'giving', item: null, kept });
      const begun = tapped ?? takeUnfinished(id);
      const item = items.find((one) => one.id === begun);
      if (mayGive && (item || begun === 'fund')) openGiving(item ?? null);
    }, [id, items, isOpen, mayGive, show, openGiving]),
  );
  const givingSheet = ({ item, kept, turn }: OpenGiving) => (
    <GivingSheet
      key={turn}
      kept={kept ?? null}
      {...{ wishlist, guest, isPaused, item, api }}
      onStale={() => {
        onStale();
        check();
      }}
      onGiven={(after) => (after ? onChanged(after) : onStale())}
      // The sheet closes first.
      onClosed={() => startTransition(() => setGaveHere(hasGiftsHere(id)))}
    />
  );
  const awaitedGift = awaited?.sheet === 'giving' ? (awaited.item?.id ?? 'fund') : null;
  const blessBar = isOpen && !isOver && (
    <BlessBar
      eventType={wishlist.eventType}
      paused={wishlist.isGivingPaused ? 'guest.paused' : isPaused ? SWITCHED_OFF : null}
      isBusy={awaitedGift === 'fund'}
      onBless={() => openGiving(null)}
    />
  );
  return (
    <>
      {isOwner && (
        <Suspense fallback={<OwnerBarPlace wishlist={wishlist} />}>
          <OwnerBar
            wishlist={wishlist}
            isCertain={guest.account !== null}
            isSharing={isSharing}
            onShare={share}
            api={api.owning}
            onChanged={onChanged}
          />
        </Suspense>
      )}
      <WishlistHeader
        wishlist={wishlist}
        cover={<CoverPlace wishlist={wishlist} />}
        action={share && !isOwner && <ShareAction isBusy={isSharing} onShare={share} />}
      />
      {isAfter && wishlist.thanks?.pictures.length ? (
        <Suspense fallback={<div className="min-h-[60dvh]" />}>
          <ThanksPictures wishlist={wishlist} />
        </Suspense>
      ) : null}
      {isWelcome && !isAfter && eventDate && isOccasionPast(eventDate, today) && (
        <PastNotice date={format.day(eventDate)} />
      )}
      {!isAfter && items.some(isFunded) && !items.some(isWanted) && (
        <p className="mx-auto max-w-2xl px-4 pt-5 text-center font-display text-xl text-leaf">
          {say('guest.all-given')}
        </p>
      )}
      {isOver ? null : items.length > 0 ? (
        <GiftList {...{ items, language }} awaited={awaitedGift} onContribute={give} onLinkClick={countLinkClick} />
      ) : (
        <Suspense fallback={<div className="min-h-[60dvh]" />}>
          <NoGifts {...{ wishlist, isOwner, isWelcome }} />
        </Suspense>
      )}
      {(wishlist.ceremonies.length > 0 || wishlist.invitation?.story || wishlist.invitation?.portrait) && (
        <div id="events">
          {/* What follows stays out of sight until then, so that nothing visible moves. */}
          <Suspense fallback={<div className="min-h-[60dvh]" />}>
            <Celebration wishlist={wishlist} />
          </Suspense>
        </div>
      )}
      {gaveHere && (
        <Suspense fallback={null}>
          <GiftsHere
            wishlist={wishlist}
            onContinue={open || awaited ? null : give}
            api={api}
            onOpen={(kept) => show({ sheet: 'giving', item: null, kept })}
            onChanged={onChanged}
          />
        </Suspense>
      )}
      {wishlist.contributors.some(({ message }) => message) && (
        <Suspense fallback={<div className="min-h-[60dvh]" />}>
          <Blessings wishlist={wishlist} />
        </Suspense>
      )}
      {!isOwner && <ReportLink isBusy={awaited?.sheet === 'reporting'} onReport={() => show({ sheet: 'reporting' })} />}
      {guest.isAdmin && !isOwner ? (
        <Suspense fallback={blessBar}>
          <AdminBar wishlist={wishlist} api={api.moderating} onStale={onStale}>
            {blessBar}
          </AdminBar>
        </Suspense>
      ) : (
        blessBar
      )}
      <Suspense fallback={null}>
        <Activity mode={open ? 'visible' : 'hidden'}>
          {open ? open.sheet === 'giving' && givingSheet(open) : isPrepared && givingSheet(PREPARED)}
        </Activity>
        {open?.sheet === 'sharing' && (
          <ShareSheet
            key={open.turn}
            wishlist={wishlist}
            count={api.countShare}
            owner={isOwner ? { api: api.owning } : null}
          />
        )}
        {open?.sheet === 'reporting' && <ReportSheet key={open.turn} {...{ wishlist, guest, api }} />}
      </Suspense>
      <AfterPress />
    </>
  );
}

/** A painted cover stays: another element would load the picture again if it is not there yet. */
function CoverPlace({ wishlist }: { readonly wishlist: Wishlist }) {
  const [painted] = useState(() => document.querySelector('[data-painted] [data-slot=cover]:not([hidden])'));
  const cover = wishlist.invitation?.cover;
  const picture = painted?.querySelector('img');
  const objectPosition = cover && positionOf(cover);
  const keep = useCallback(
    (place: HTMLElement | null) => {
      if (!place || !painted) return;
      place.replaceChildren(painted);
      // The couple may have moved it since.
      if (picture) Object.assign(picture.style, { objectPosition });
    },
    [painted, picture, objectPosition],
  );
  if (!cover) return null;
  const shown = picture?.getAttribute('src');
  // It may be the cover of the list before, or one that was replaced. With the data saver on there is no picture.
  return painted && (!shown || cover.picture.startsWith(shown)) ? (
    <div ref={keep} className="contents" />
  ) : (
    <Suspense>
      <CoverPicture cover={cover} alt={headingOf(wishlist)} />
    </Suspense>
  );
}

/**
 * Last in the tree, so that it renders right before the commit: a pressed button is not replaced until it is released.
 */
const AfterPress = memo(function AfterPress() {
  const released = untilReleased();
  if (released) use(released);
  return null;
});

/** After mounting; StrictMode mounts twice in development. */
function useOnce(act: () => void): void {
  const done = useRef(false);
  useLayoutEffect(() => {
    if (done.current) return;
    done.current = true;
    act();
  }, [act]);
}
