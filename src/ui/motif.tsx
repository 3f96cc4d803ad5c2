/** The motif of the page's theme (themes.css). */
export function Motif({ className = 'size-16' }: { readonly className?: string }) {
  return <span aria-hidden className={`motif ${className}`} />;
}

/** The motif between two lines, above a section. */
export function Divider() {
  return (
    <div aria-hidden className="divider">
      <Motif className="size-10" />
    </div>
  );
}
