import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import type { Spot } from './use-spotlight.ts';

const GAP = 16;
const PHONE = 640;

/** Next to the highlighted element if there is room; on a phone at the bottom, near the thumb. */
export function useCardPlace(spot: Spot | null): { card: RefObject<HTMLDivElement | null>; style: CSSProperties } {
  const card = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
    setStyle(placeOf(spot, { width, height }, { width: window.innerWidth, height: window.innerHeight }));
  }, [spot]);
  return { card, style };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export function placeOf(spot: Spot | null, card: Size, screen: Size): { top?: number; left?: number } {
  if (screen.width < PHONE) return {};
  const middle = { top: (screen.height - card.height) / 2, left: (screen.width - card.width) / 2 };
  if (!spot) return middle;
  const left = Math.max(GAP, Math.min(spot.left, screen.width - card.width - GAP));
  const below = spot.top + spot.height + GAP;
  if (below + card.height + GAP <= screen.height) return { top: below, left };
  const above = spot.top - card.height - GAP;
  if (above >= GAP) return { top: above, left };
  // Too tall for either: over the element, at the end of the screen.
  return { top: screen.height - card.height - GAP, left: Math.max(GAP, screen.width - card.width - GAP) };
}
