/** The first focusable element: skips the header to the element with this id. */
export function SkipLink({ targetId, children }: { readonly targetId: string; readonly children: string }) {
  return (
    <a
      href={`#${targetId}`}
      onClick={(event) => {
        // The hash must not change, because the router would see it.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
      className="skip-link"
    >
      {children}
    </a>
  );
}
