import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

const ITEM =
  'flex min-h-touch w-full items-center gap-3 rounded-xl px-3 text-left text-ink outline-none hover:bg-wine-wash focus-visible:bg-wine-wash';

const CloseMenu = createContext<() => void>(() => undefined);

/** A button that opens a list of things to do. The browser's own popover: Escape and a tap elsewhere close it. */
export function Menu({
  label,
  trigger,
  children,
  className = 'relative inline-grid min-h-touch min-w-touch place-items-center rounded-full hover:bg-wine-wash',
}: {
  /** The name of the button and of the list. */
  readonly label: string;
  /** What is seen on the button: a picture, as the name is said already. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const follow = () => place(list.current, button.current);
    follow();
    itemsOf(list.current)[0]?.focus();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          list.current?.showPopover();
        }}
        className={className}
      >
        {trigger}
        <span className="sr-only">{label}</span>
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={moveFocus}
        className="menu"
      >
        <CloseMenu value={() => list.current?.hidePopover()}>{children}</CloseMenu>
      </div>
    </>
  );
}

/** Below the button, or above it where there is no room; its outer edge at the edge of the button. */
function place(list: HTMLElement | null, button: HTMLElement | null): void {
  if (!list || !button) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
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
  if (next === undefined) {
    // Tab leaves a menu, it does not walk through it.
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    return;
  }
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
        // First, so that the focus is back on the menu's button before the next thing takes it.
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
