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
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-seal focus:px-5 focus:py-3 focus:font-semibold focus:text-on-seal"
    >
      {children}
    </a>
  );
}
