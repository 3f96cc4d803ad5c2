/** A title in at most two lines. A tap focuses it, which shows the rest; a mouse shows it in a tooltip. */
export function ClampedTitle({ lang, children }: { readonly lang?: string | undefined; readonly children: string }) {
  return (
    <span tabIndex={-1} lang={lang} title={children} className="line-clamp-2 focus:line-clamp-none">
      {children}
    </span>
  );
}
