import { Button } from './button.tsx';
import { CopyIcon } from './rare-icons.tsx';
import { toast } from './toast.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  readonly copied: string;
  /** Says how to copy the text by hand. */
  readonly failed: string;
  readonly onCopied: () => void;
}

/** Copies a text for another app. */
export function CopyButton({ label, text, copied, failed, onCopied }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
      onCopied();
    } catch {
      // In-app browsers may have no clipboard.
      toast.error(failed, { stays: true });
    }
  };
  return (
    <Button look="quiet" wide icon={<CopyIcon />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
