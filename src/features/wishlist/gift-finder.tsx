import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { giftsIn, type GiftView, sectionsIn, SORTS, WHOLE_LIST } from '../../domain/gift-finding.ts';
import { type Arrangement, foldGiven } from '../../domain/gift-list.ts';
import type { Item } from '../../domain/wishlist.ts';
import type { Section } from '../../domain/wishlist-options.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { SearchIcon } from '../../ui/rare-icons.tsx';
import { Motif } from '../../ui/motif.tsx';
import { FINDER_ROW } from './layout.ts';

interface GiftFinderProps {
  readonly items: readonly Item[];
  /** Called when the guest asks for other gifts or another order, never because others give meanwhile. */
  readonly onArrange: (arrangement: Arrangement) => void;
}

const BOX = 'min-h-touch rounded-full border border-edge bg-card text-ink outline-offset-2';

/** Search, order and sections of a long list. Its height is reserved before it is loaded. */
export function GiftFinder({ items, onArrange }: GiftFinderProps) {
  const { say } = useSession();
  const place = useRef<HTMLDivElement>(null);
  const index = useRef<HTMLUListElement>(null);
  const [view, setView] = useState<GiftView>(WHOLE_LIST);
  const sections = sectionsIn(items);
  const found = giftsIn(items, view);
  const change = (changes: Partial<GiftView>) => {
    const next = { ...view, ...changes };
    setView(next);
    // Sixty gifts must not keep the next letter waiting.
    startTransition(() => onArrange(arrangementIn(items, next)));
    // The list begins below the index, which stays at the top of the screen.
    const { top = 0 } = place.current?.getBoundingClientRect() ?? {};
    if (top < 0) place.current?.scrollIntoView();
  };
  const ids = items.map(({ id }) => id).join();
  const follow = useEffectEvent(() => onArrange(arrangementIn(items, view)));
  const known = useRef(ids);
  // The couple has added or removed a gift.
  useEffect(() => {
    if (known.current === ids) return;
    known.current = ids;
    follow();
  }, [ids]);
  useEffect(() => {
    const chip = index.current?.querySelector<HTMLElement>('[aria-current]');
    if (!chip || !index.current) return;
    const { offsetLeft, offsetWidth } = chip;
    index.current.scrollLeft = offsetLeft + offsetWidth / 2 - index.current.clientWidth / 2;
  }, [view.section]);
  const [hidden, setHidden] = useState({ before: false, after: false });
  const look = () => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = index.current ?? {};
    setHidden({ before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 });
  };
  useLayoutEffect(look, [ids]);
  const scroll = (pages: 1 | -1) => index.current?.scrollBy({ left: pages * 0.8 * index.current.clientWidth });
  const chosen = view.search.trim() === '' ? view.section : null;
  return (
    <>
      <div ref={place} className={`${FINDER_ROW} relative z-20 scroll-mt-18 gap-2`}>
        <label className="relative min-w-0 grow">
          <span className="sr-only">{say('finder.search')}</span>
          <SearchIcon className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-faded" />
          <input
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={say('finder.search')}
            value={view.search}
            onChange={({ target }) => change({ search: target.value, section: 'all' })}
            className={`${BOX} w-full pr-3 pl-10 text-ellipsis`}
          />
        </label>
        <label className="relative max-w-[42%] shrink-0">
          <span className="sr-only">{say('finder.sort')}</span>
          <select
            value={view.sort}
            onChange={({ target }) => change({ sort: SORTS.find((sort) => sort === target.value) ?? 'wished' })}
            className={`${BOX} w-full appearance-none pr-8 pl-3 text-sm font-medium text-ellipsis`}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {say(`finder.sort.${sort}`)}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-faded" />
        </label>
      </div>
      <nav aria-label={say('finder.sections')} className="sticky top-16 z-10 -mx-4 bg-paper sm:-mx-6">
        <ul
          ref={index}
          onScroll={look}
          className={`${FINDER_ROW} relative gap-2 overflow-x-auto px-4 scrollbar-none sm:px-6`}
        >
          {(['all', ...sections] as const).map((section) => (
            <li key={section} className="shrink-0">
              <SectionChip
                section={section}
                isCurrent={section === chosen}
                onChoose={() => change({ search: '', section })}
              />
            </li>
          ))}
        </ul>
        {hidden.before && <Scroller side="left-0" onScroll={() => scroll(-1)} />}
        {hidden.after && <Scroller side="right-0" onScroll={() => scroll(1)} />}
      </nav>
      {found.length === 0 && (
        <div className="py-6">
          <EmptyState
            motif={<Motif />}
            title={say('finder.none')}
            text={say('finder.none.text', { search: view.search.trim() })}
          >
            <Button look="quiet" onClick={() => change(WHOLE_LIST)}>
              {say('finder.show-all')}
            </Button>
          </EmptyState>
        </div>
      )}
    </>
  );
}

/** For a mouse without a way to scroll sideways. Fingers and keys do not need it. */
function Scroller({ side, onScroll }: { readonly side: 'left-0' | 'right-0'; readonly onScroll: () => void }) {
  const Icon = side === 'left-0' ? ChevronLeftIcon : ChevronRightIcon;
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      onClick={onScroll}
      className={`absolute inset-y-0 ${side} hidden w-11 cursor-pointer place-items-center bg-paper text-wine [@media(hover:hover)]:grid`}
    >
      <Icon />
    </button>
  );
}

interface SectionChipProps {
  readonly section: Section | 'all';
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function SectionChip({ section, isCurrent, onChoose }: SectionChipProps) {
  const { say } = useSession();
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      onClick={onChoose}
      className="group inline-flex min-h-touch cursor-pointer items-center"
    >
      <span
        className={`inline-flex min-h-9 items-center rounded-full border px-4 text-sm font-medium whitespace-nowrap fades ${
          isCurrent ? 'border-seal bg-seal text-on-seal' : 'border-edge bg-card text-ink group-hover:border-seal'
        }`}
      >
        {say(section === 'all' ? 'guest.filter.all' : `section.${section}`)}
      </span>
    </button>
  );
}

/** What a search finds is not folded away. */
function arrangementIn(items: readonly Item[], view: GiftView): Arrangement {
  const gifts = giftsIn(items, view);
  return view.search.trim() === '' ? foldGiven(gifts) : { shown: gifts.map(({ id }) => id), given: [] };
}
