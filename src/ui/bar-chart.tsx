import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Bar {
  readonly key: string;
  readonly value: number;
  /** The label of the bar, such as a day or a week. */
  readonly name: string;
  /** The period has not ended yet. */
  readonly isIncomplete?: boolean;
}

interface BarChartProps {
  /** A sentence that describes the chart. */
  readonly label: string;
  /** The name of the slider that selects a bar, such as "Day". */
  readonly pickLabel: string;
  readonly bars: readonly Bar[];
  readonly formatValue: (value: number) => string;
}

/**
 * A bar chart. Hovering, tapping or the arrow keys select a bar and show its name and value; initially the newest is
 * selected. Provide a table with all numbers next to it.
 */
export function BarChart({ label, pickLabel, bars, formatValue }: BarChartProps) {
  const [pickedKey, setPickedKey] = useState<string | null>(null);
  const found = bars.findIndex(({ key }) => key === pickedKey);
  const picked = found === -1 ? bars.length - 1 : found;
  const pick = (index: number) => setPickedKey(bars[Math.min(bars.length - 1, Math.max(0, index))]?.key ?? null);
  const shown = bars[picked];
  const most = roundMaximum(Math.max(...bars.map(({ value }) => value)));

  const pointAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    pick(Math.floor(((clientX - left) / width) * bars.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keyTarget(event.key, picked, bars.length);
    if (to === null) return;
    event.preventDefault();
    pick(to);
  };

  return (
    <figure className="text-xs text-faded">
      {/* A line of its own: over the bars it would cover them, and be cut off at the edges of a phone. */}
      <p className="mb-3 flex min-h-6 flex-wrap items-baseline gap-x-2 text-sm">
        <span>{shown?.name}</span>
        <strong className="text-base text-ink figures">{shown && formatValue(shown.value)}</strong>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        <div aria-hidden className="-my-2 flex min-w-6 flex-col justify-between text-right figures">
          {[most, most / 2, 0].map((value) => (
            <span key={value}>{formatValue(value)}</span>
          ))}
        </div>
        <div className="relative h-44">
          {/* Stretched to whatever room there is; only bars and lines are in it, so nothing looks stretched. */}
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${bars.length} 100`}
            preserveAspectRatio="none"
            className="size-full overflow-visible"
          >
            {[0, 50, 100].map((height) => (
              <line
                key={height}
                x1={0}
                x2={bars.length}
                y1={height}
                y2={height}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {bars.map(({ key, value, isIncomplete }, index) => {
              const height = (value / most) * 100;
              return (
                <g key={key}>
                  {index === picked && <rect x={index} y={0} width={1} height={100} className="fill-marigold-wash" />}
                  <rect
                    x={index + 0.15}
                    y={100 - height}
                    width={0.7}
                    height={height}
                    vectorEffect="non-scaling-stroke"
                    className={
                      isIncomplete
                        ? 'fill-marigold/25 stroke-marigold [stroke-dasharray:4_3] [stroke-width:1.5]'
                        : 'fill-marigold'
                    }
                  />
                </g>
              );
            })}
          </svg>
          <div
            role="slider"
            tabIndex={0}
            aria-label={pickLabel}
            aria-valuemin={1}
            aria-valuemax={bars.length}
            aria-valuenow={picked + 1}
            aria-valuetext={shown && `${shown.name}: ${formatValue(shown.value)}`}
            onPointerDown={pointAt}
            onPointerMove={pointAt}
            onKeyDown={onKeyDown}
            className="absolute inset-0 cursor-crosshair touch-pan-y rounded-sm"
          />
        </div>
        <figcaption className="col-start-2 flex justify-between gap-3 pt-1">
          <span>{bars[0]?.name}</span>
          <span className="text-right">{bars.at(-1)?.name}</span>
        </figcaption>
      </div>
    </figure>
  );
}

function keyTarget(key: string, picked: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return picked - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return picked + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

const STEPS = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** The top of an axis for values up to `most`: a round number whose half is whole too. */
export function roundMaximum(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const top = STEPS.map((step) => Math.round(step * power)).find((value) => value >= most && value % 2 === 0);
  return top ?? 10 * power;
}
