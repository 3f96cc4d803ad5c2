import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../domain/failure.ts';
import { PictureRefused } from '../../domain/picture-refused.ts';
import { smallestFile } from '../../domain/picture.ts';
import { asFailure } from '../../session/outcome.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { GiftIcon } from '../../ui/rare-icons.tsx';
import { Progress } from '../../ui/progress.tsx';
import { savesData } from '../../ui/saves-data.ts';
import type { UploadPicture } from './api.ts';

type Sending =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly preview: string; readonly share: number }
  /** The file, to try again. */
  | { readonly state: 'failed'; readonly failure: Failure; readonly file: File };

interface PictureFieldProps {
  readonly kind?: 'item' | 'cover';
  /** '' if there is none. */
  readonly address: string;
  readonly error: string | null;
  readonly upload: UploadPicture;
  readonly onChange: (address: string) => void;
  readonly onSending?: (isSending: boolean) => void;
  /** Of a picture that is not of a gift. */
  readonly label?: string;
  readonly hint?: string;
}

/** Chooses a picture, shows it at once, and uploads it while the user fills in the form. */
export function PictureField({
  kind = 'item',
  address,
  error,
  upload,
  onChange,
  onSending,
  label,
  hint,
}: PictureFieldProps) {
  const { say } = useSession();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const [unasked, setUnasked] = useState(() => (savesData() ? address : ''));
  const preview = sending.state === 'sending' ? sending.preview : null;
  useEffect(
    () => () => {
      if (preview !== null) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const send = async (file: File) => {
    const { signal } = (current.current = new AbortController());
    const shown = URL.createObjectURL(file);
    setSending({ state: 'sending', preview: shown, share: 0 });
    onSending?.(true);
    try {
      onChange(await upload(kind, file, (share) => setSending({ state: 'sending', preview: shown, share }), signal));
      setSending({ state: 'idle' });
    } catch (thrown) {
      setSending(signal.aborted ? { state: 'idle' } : { state: 'failed', failure: asFailure(thrown), file });
    }
    onSending?.(false);
  };
  const shown = preview ?? address;
  const isWaiting = shown !== '' && shown === unasked;
  return (
    <>
      <FilePicker
        label={label ?? say('editor.picture')}
        buttonLabel={say(shown === '' ? 'editor.picture.choose' : 'editor.picture.replace')}
        hint={hint ?? say('picture.hint')}
        accept="image/*"
        disabled={sending.state === 'sending'}
        error={sending.state === 'failed' ? why(sending.failure) : error}
        onPick={(file) => void send(file)}
        preview={
          shown === '' || isWaiting ? (
            <span className="grid size-20 shrink-0 place-items-center rounded-xl bg-marigold-wash text-marigold-ink">
              <GiftIcon className="size-8" />
            </span>
          ) : (
            <img
              src={smallestFile(shown)}
              alt={say('editor.picture.alt')}
              width={80}
              height={80}
              className="size-20 shrink-0 rounded-xl bg-line object-cover"
            />
          )
        }
      />
      {sending.state === 'sending' && (
        <div className="flex items-center gap-3">
          <div className="grow">
            <Progress percent={sending.share * 100} label={say('editor.picture.sending')} />
          </div>
          <Button look="link" aria-label={say('editor.picture.cancel')} onClick={() => current.current?.abort()}>
            {say('editor.cancel')}
          </Button>
        </div>
      )}
      {sending.state === 'failed' && !(sending.failure instanceof PictureRefused) && (
        <Button look="link" onClick={() => void send(sending.file)}>
          {say('failure.retry')}
        </Button>
      )}
      {sending.state !== 'sending' && address !== '' && (
        <div className="flex flex-wrap gap-x-4">
          {isWaiting && (
            <Button look="link" onClick={() => setUnasked('')}>
              {say('editor.picture.show')}
            </Button>
          )}
          <Button look="link" onClick={() => onChange('')}>
            {say('editor.picture.remove')}
          </Button>
        </div>
      )}
    </>
  );

  function why(failure: Failure): string {
    return failure instanceof PictureRefused
      ? say(`picture.${failure.why}`)
      : say('editor.picture.failed', { reason: sayFailure(say, failure) });
  }
}
