import { FilledText } from '../../ui/filled-text.tsx';

/** A message with what was given so far in it. */
export function Amounts({ text, given }: { text: string; given: string }) {
  return <FilledText text={text} parts={{ given: <strong className="font-semibold text-ink">{given}</strong> }} />;
}
