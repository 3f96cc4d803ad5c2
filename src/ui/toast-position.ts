const CONTROLS = 'a[href],button,input,select,textarea,label,summary';
/** The distance between a toast and the edge of the window or a control. */
const GAP = 8;
const BELOW_HEADER = 72;
const STEP = 12;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Control {
  readonly box: Box;
  /** The cost of covering it. */
  readonly weight: number;
}

/** Positions the toasts now and whenever the page around them changes. Returns a function that stops it. */
export function keepClear(region: HTMLElement): () => void {
  raise(region);
  let frame = 0;
  const later = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      // Toasts do not move while the user points at them.
      if (!region.matches(':hover, :focus-within')) positionToasts(region);
    });
  };
  positionToasts(region);
  const observer = new MutationObserver(later);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'hidden', 'data-highlighted'],
  });
  const events = ['resize', 'transitionend'];
  for (const event of events) addEventListener(event, later);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const event of events) removeEventListener(event, later);
  };
}

/** Above an open menu. Browsers without popovers (Safari < 17, Chrome < 114) have only the z-index of the style sheet. */
function raise(region: HTMLElement): void {
  if ('showPopover' in region && !region.matches(':popover-open')) region.showPopover();
}

/**
 * Positions the toasts where they cover no control that can be pressed: top right below the header, otherwise as close
 * to the top or bottom as possible, otherwise on the left. If there is no such place, they cover as little as possible.
 * What a tour highlights (`data-highlighted`) is kept clear too.
 */
function positionToasts(region: HTMLElement): void {
  region.style.right = region.style.left = '';
  const { left: right, width, height } = region.getBoundingClientRect();
  if (height === 0) return;
  const controls = pressableOutside(region);
  const visual = window.visualViewport;
  const top = visual?.offsetTop ?? 0;
  const bottom = top + (visual?.height ?? window.innerHeight) - height - GAP;
  const preferred = Math.min(top + BELOW_HEADER, bottom);
  const tops = [preferred, bottom];
  for (let y = top + GAP; y < bottom; y += STEP) tops.push(y);
  // The preferred place first, then the places closest to an edge.
  tops.sort((a, b) => distance(a) - distance(b));
  function distance(y: number): number {
    return Math.min(Math.abs(y - preferred), bottom - y + STEP);
  }

  let best = { x: right, y: preferred, covered: Infinity };
  // On the left only if the whole right side is occupied.
  for (const x of right > width ? [right, GAP] : [right]) {
    for (const y of tops) {
      if (best.covered === 0) break;
      const covered = coveredArea({ left: x, top: y, right: x + width, bottom: y + height }, controls);
      if (covered < best.covered) best = { x, y, covered };
    }
  }
  region.style.top = `${best.y}px`;
  if (best.x !== right) Object.assign(region.style, { left: `${best.x}px`, right: 'auto' });
}

/**
 * Controls behind a dialog, a menu or a bar cannot be pressed, and a hit test does not find them. If the toasts belong
 * to an open panel, the panel's own controls matter most.
 */
function pressableOutside(region: HTMLElement): Control[] {
  const panel = region.parentElement?.closest('dialog, [popover]');
  const found: Control[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (region.contains(control)) continue;
    const box = control.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    // Ignores the toasts themselves; what they cover may be unreachable anyway.
    const hit = document.elementsFromPoint(x, y).find((element) => !region.contains(element));
    if (hit && control.contains(hit)) found.push({ box, weight: panel?.contains(control) ? 100 : 1 });
  }
  for (const mark of document.querySelectorAll('[data-highlighted]'))
    found.push({ box: mark.getBoundingClientRect(), weight: 1 });
  return found;
}

function coveredArea(toast: Box, controls: readonly Control[]): number {
  let area = 0;
  for (const {
    box: { left, top, right, bottom },
    weight,
  } of controls) {
    const wide = Math.min(right, toast.right + GAP) - Math.max(left, toast.left - GAP);
    const high = Math.min(bottom, toast.bottom + GAP) - Math.max(top, toast.top - GAP);
    if (wide > 0 && high > 0) area += wide * high * weight;
  }
  return area;
}
