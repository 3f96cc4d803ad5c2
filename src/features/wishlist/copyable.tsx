import { useState, type ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyIcon } from '../../ui/rare-icons.tsx';

interface CopyableProps {
  readonly label: string;
  readonly text: string;
  /** Shown instead of the text, which is what is copied. */
  readonly shown?: ReactNode;
  /** The accessible name of the button. */
  readonly copyLabel: string;
}

/** A text that guests need elsewhere, with a button that copies it. */
export function Copyable({ label, text, shown = text, copyLabel }: CopyableProps) {
  const { say } = useSession();
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('done');
    } catch {
      // In-app browsers may have no clipboard. A tap selects the text.
      setCopied('failed');
    }
  };
  return (
    <div className="rounded-xl bg-wine-wash px-4 py-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="min-w-0">
          <span className="line-clamp-3 text-sm wrap-anywhere text-faded">{label}</span>
          <span translate="no" className="font-semibold tracking-wide wrap-anywhere select-all figures">
            {shown}
          </span>
        </p>
        <Button look="link" icon={<CopyIcon />} aria-label={copyLabel} onClick={() => void copy()}>
          {say('giving.copy')}
        </Button>
      </div>
      <p role="status" className="text-sm not-empty:pb-2">
        {copied !== null && say(`giving.copy.${copied}`)}
      </p>
    </div>
  );
}
