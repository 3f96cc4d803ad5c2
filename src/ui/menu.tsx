import { createContext, use, useEffect, type AnchorHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { usePopover } from './popover.ts';

const ITEM =
  'flex min-h-touch w-full items-center gap-3 rounded-xl px-3 text-left text-ink outline-none hover:bg-wine-wash focus-visible:bg-wine-wash';

const CloseMenu = createContext<() => void>(() => undefined);

/** A button that opens a menu. */
export function Menu({
  label,
  trigger,
  children,
  className = 'relative inline-grid min-h-touch min-w-touch place-items-center rounded-full hover:bg-wine-wash',
}: {
  /** The accessible name of the button and the menu. */
  readonly label: string;
  /** The content of the button; decorative, because the label names it. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const { isOpen, button, popover, open, close, buttonProps, popoverProps } = usePopover();

  useEffect(() => {
    if (!isOpen) return;
    const follow = () => place(popover.current, button.current);
    follow();
    itemsOf(popover.current)[0]?.focus();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [isOpen, button, popover]);

  return (
    <>
      <button
        {...buttonProps}
        type="button"
        aria-haspopup="menu"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
        className={className}
      >
        {trigger}
        <span className="sr-only">{label}</span>
      </button>
      <div
        {...popoverProps}
        role="menu"
        aria-label={label}
        onKeyDown={(event) => {
          // Tab closes a menu instead of moving through it.
          if (event.key === 'Tab') close();
          else moveFocus(event);
        }}
        className="menu"
      >
        <CloseMenu value={close}>{children}</CloseMenu>
      </div>
    </>
  );
}

/**
 * Below the button, or above it if there is no room; aligned to the outer edge of the button. If the page has moved the
 * button out of the window, the menu stays at that edge.
 */
function place(list: HTMLElement | null, button: HTMLElement | null): void {
  if (!list || !button) return;
  const box = button.getBoundingClientRect();
  const { left, right } = box;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const inWindow = (edge: number) => Math.min(Math.max(edge, 0), height);
  const [top, bottom] = [inWindow(box.top), inWindow(box.bottom)];
  const [below, leftHalf] = [bottom < height * 0.6, left + right < width];
  list.style.top = below ? `${bottom + 6}px` : 'auto';
  list.style.bottom = below ? 'auto' : `${height - top + 6}px`;
  list.style.left = `${Math.max(12, leftHalf ? left : right - list.offsetWidth)}px`;
  list.style.maxHeight = `${(below ? height - bottom : top) - 18}px`;
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const now = items.findIndex((item) => item === document.activeElement);
  const next = {
    ArrowDown: (now + 1) % items.length,
    ArrowUp: (now - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

export function MenuItem({
  icon,
  danger = false,
  onSelect,
  children,
}: {
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      onClick={() => {
        // First, so that the focus returns to the menu button before the action moves it.
        close();
        onSelect();
      }}
      className={`${ITEM} ${danger ? 'text-alarm' : ''}`}
    >
      {icon}
      {children}
    </button>
  );
}

export function MenuLink({
  icon,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly icon?: ReactNode }) {
  const close = use(CloseMenu);
  return (
    <a role="menuitem" tabIndex={-1} {...rest} onClick={close} className={ITEM}>
      {icon}
      {children}
    </a>
  );
}

export function MenuSeparator() {
  return <hr className="mx-3 my-1.5 border-line" />;
}
