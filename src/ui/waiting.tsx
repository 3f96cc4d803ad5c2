/** Says that something is on its way, and keeps the room that it will take. */
export function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-32 items-center justify-center gap-3 text-faded">
      <span aria-hidden className="size-4 animate-pulse rounded-full bg-marigold motion-reduce:animate-none" />
      {text}
    </p>
  );
}
