/** The first thing that Tab finds: past the header, to the element with this id, which can take the focus. */
export function SkipLink({ targetId, children }: { readonly targetId: string; readonly children: string }) {
  return (
    <a
      href={`#${targetId}`}
      onClick={(event) => {
        // Not a change of address: nothing for a router to see.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-full focus:bg-seal focus:px-5 focus:py-3 focus:font-semibold focus:text-on-seal"
    >
      {children}
    </a>
  );
}
