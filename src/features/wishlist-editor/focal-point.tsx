import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { coverPicture } from '../../domain/card-picture.ts';
import type { Cover } from '../../domain/invitation.ts';
import { useSession } from '../../session/session.tsx';
import { savesData } from '../../ui/saves-data.ts';

interface FocalPointProps {
  readonly cover: Cover;
  readonly onChange: (cover: Cover) => void;
}

/** A ring inside and outside the white one. */
const SEEN_ON_ANYTHING = '0 0 0 2px var(--seal), inset 0 0 0 2px var(--seal)';

/** In per cents. */
const STEP = 1;
const LARGE_STEP = 10;
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Sets the point of a cover that stays visible where pages cut it: with a tap on the picture, by dragging the ring, or with
 * the arrow keys. Below are the cuts of a phone, which a computer has too, and of a tablet.
 */
export function FocalPoint({ cover, onChange }: FocalPointProps) {
  const { say } = useSession();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { x, y } = cover;
  const { src, srcset, position, colours } = coverPicture(cover, !savesData());
  const moveTo = (left: number, top: number) => onChange({ ...cover, x: withinPicture(left), y: withinPicture(top) });
  const moveUnder = ({ clientX, clientY }: MouseEvent | PointerEvent) => {
    const box = place.current?.getBoundingClientRect();
    if (box) moveTo(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    moveTo(x + direction[0] * step, y + direction[1] * step);
  };
  return (
    <div>
      <p id={`${id}-label`} className="font-medium">
        {say('editor.cover.point')}
      </p>
      <p id={`${id}-hint`} className="pb-2 text-sm text-faded">
        {say('editor.cover.point.hint')}
      </p>
      <div
        ref={place}
        onClick={moveUnder}
        className="relative w-fit cursor-crosshair select-none"
        style={{ background: colours }}
      >
        <img
          src={src || undefined}
          srcSet={srcset}
          sizes="24rem"
          alt=""
          draggable={false}
          className="max-h-80 min-h-24 min-w-24"
        />
        <span
          role="slider"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={say('editor.cover.point.at', { x, y })}
          onKeyDown={onKeyDown}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) moveUnder(event);
          }}
          className="absolute -mt-5.5 -ml-5.5 grid size-11 cursor-grab touch-none place-items-center rounded-full border-4 border-on-seal"
          style={{ left: `${x}%`, top: `${y}%`, boxShadow: SEEN_ON_ANYTHING }}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-4 text-sm text-faded">
        {(['phone', 'tablet'] as const).map((device) => (
          <figure key={device}>
            <img
              src={src || undefined}
              srcSet={srcset}
              sizes="10rem"
              alt=""
              className={`h-16 rounded-lg bg-line object-cover ${device === 'phone' ? 'aspect-video' : 'aspect-5/2'}`}
              style={{ objectPosition: position }}
            />
            <figcaption className="pt-1">{say(`editor.cover.${device}`)}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

function withinPicture(share: number): number {
  return Math.round(Math.min(100, Math.max(0, share)));
}
