/** A placeholder while content loads. Set its width and height. */
export function Skeleton({ className = 'h-4 w-full' }: { readonly className?: string }) {
  return <span aria-hidden className={`skeleton block ${className}`} />;
}

/** Lines of text; the last is shorter. */
export function SkeletonLines({ count = 3 }: { readonly count?: number }) {
  return (
    <span aria-hidden className="block">
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className="flex h-6 items-center">
          <Skeleton className={`h-3.5 ${line === count - 1 && count > 1 ? 'w-3/5' : 'w-full'}`} />
        </span>
      ))}
    </span>
  );
}

/** A placeholder for an item card. */
export function SkeletonCard() {
  return (
    <div aria-hidden className="overflow-hidden rounded-2xl border border-line bg-card">
      <Skeleton className="aspect-4/3 w-full rounded-none" />
      <div className="grid gap-3 p-5">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-11 rounded-full" />
      </div>
    </div>
  );
}
