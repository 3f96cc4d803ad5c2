export interface Bar {
  readonly key: string;
  readonly value: number;
  /** What is said of it when it is pointed at. */
  readonly title: string;
}

/** Bars side by side. Who cannot see them has the label; the numbers themselves belong into a table beside it. */
export function BarChart({
  label,
  bars,
  formatValue,
  from,
  to,
}: {
  /** What there is to see, in a sentence. */
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly formatValue: (value: number) => string;
  /** Names of the first and of the last bar. */
  readonly from: string;
  readonly to: string;
}) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs text-faded">
      <div aria-hidden className="flex min-w-6 flex-col justify-between text-right figures">
        <span>{formatValue(most)}</span>
        <span>{formatValue(0)}</span>
      </div>
      {/* Stretched to whatever room there is; only bars and lines are in it, so nothing looks stretched. */}
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length} 100`}
        preserveAspectRatio="none"
        className="h-44 w-full overflow-visible"
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
        {bars.map(({ key, value, title }, index) => {
          const height = (value / most) * 100;
          return (
            <rect key={key} x={index + 0.15} y={100 - height} width={0.7} height={height} className="fill-marigold">
              <title>{title}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className="col-start-2 flex justify-between gap-3">
        <span>{from}</span>
        <span className="text-right">{to}</span>
      </figcaption>
    </figure>
  );
}
