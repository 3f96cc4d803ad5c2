import { useEffect, useRef, useState } from 'react';
import { LANGUAGE_NAMES, type InterfaceLanguage, OFFERED_LANGUAGES } from '../../../config/messages/languages.ts';
import type { Language } from '../../../domain/language.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import { isEntry, receivedAt, type RegisterRow, rowAwaitsThanks } from '../../../domain/register-row.ts';
import { type Unsent, useKeptForm, useUnsent } from '../../../session/forms/kept-form.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { useCatalogueIn } from '../../../session/language/use-catalogue-in.ts';
import { emailThanks, sayGift, whatsAppThanks } from '../../../session/register/contribution-words.ts';
import {
  sayEntryGift,
  sayGiver,
  sayReceivedOn,
  sayThanksFor,
  THANKS_AREAS,
} from '../../../session/register/entry-words.ts';
import type { RegisterOf } from '../../../session/register/read-register.ts';
import { useSession } from '../../../session/session.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { SelectField, TextArea } from '../../../ui/field.tsx';
import { CheckIcon, MailIcon } from '../../../ui/icons.tsx';
import { CopyIcon, WhatsAppIcon } from '../../../ui/rare-icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';

interface ThankSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Everything in the register. */
  readonly rows: Loadable<readonly RegisterRow[]>;
  readonly onRetry: () => void;
  readonly wishlist: RegisterOf;
  /** Of the wishlist. */
  readonly language: Language | null;
  readonly onThanked: (row: RegisterRow) => void;
}

/** Letters that were changed and closed before they were sent, by row and language. */
type UnsentLetters = Unsent<string, { readonly text: string | null }>;

/** Thanks everyone who can be reached, one after another. */
export function ThankSheet({ open, onClose, language, ...rest }: ThankSheetProps) {
  const { say, language: own } = useSession();
  const unsent: UnsentLetters = useUnsent();
  const [chosen, choose] = useState<InterfaceLanguage>(language ?? own);
  return (
    <Sheet open={open} onClose={onClose} title={say('book.thank')} closeLabel={say('analytics.correct.close')}>
      <Walk {...rest} unsent={unsent} language={chosen} onLanguage={choose} onClose={onClose} />
    </Sheet>
  );
}

interface WalkProps extends Omit<ThankSheetProps, 'open' | 'language'> {
  readonly unsent: UnsentLetters;
  readonly language: InterfaceLanguage;
  readonly onLanguage: (language: InterfaceLanguage) => void;
}

function Walk({ rows, onRetry, ...rest }: WalkProps) {
  const { say } = useSession();
  if (rows.state === 'failed')
    return (
      <Notice text={`${say('analytics.register.failed')} ${sayFailure(say, rows.failure)}`}>
        <Button look="quiet" onClick={onRetry}>
          {say('failure.retry')}
        </Button>
      </Notice>
    );
  return rows.state === 'ready' ? <Steps {...rest} rows={rows.value} /> : <Skeleton className="h-96 rounded-2xl" />;
}

/** Anonymous contributors cannot be reached. */
const isReachable = (row: RegisterRow) => isEntry(row) || !row.isAnonymous;

function Steps({
  rows,
  onThanked,
  onClose,
  ...letter
}: Omit<WalkProps, 'rows' | 'onRetry'> & { readonly rows: readonly RegisterRow[] }) {
  const { say } = useSession();
  // A giver keeps the place after being thanked, so that the numbers do not change.
  const [queue] = useState(() =>
    rows
      .filter((row) => rowAwaitsThanks(row) && isReachable(row))
      .sort((one, other) => receivedAt(one).getTime() - receivedAt(other).getTime()),
  );
  const [at, setAt] = useState(0);
  const [thanked, setThanked] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at === 0) return;
    // From the top: the next name is read out.
    heading.current?.focus({ preventScroll: true });
    const dialog = heading.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
  }, [at]);
  const row = queue[at];
  if (!row)
    return (
      <>
        <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {say(queue.length === thanked ? 'analytics.register.all-thanked' : 'book.thank.end')}
        </h3>
        <p className="pt-1 pb-4 text-faded">
          {say(thanked > 0 || queue.length > 0 ? 'book.thank.end.count' : 'book.thank.none', { count: thanked })}
        </p>
        <DialogActions>
          <Button onClick={onClose}>{say('analytics.correct.close')}</Button>
        </DialogActions>
      </>
    );
  return (
    <>
      <p className="text-sm text-faded figures">{say('book.thank.step', { done: at + 1, all: queue.length })}</p>
      <h3 ref={heading} tabIndex={-1} className="line-clamp-4 text-lg font-semibold wrap-break-word outline-none">
        {sayGiver(say, row)}
      </h3>
      <Gift of={row} wishlist={letter.wishlist} />
      <Letter
        key={`${row.id} ${letter.language}`}
        {...letter}
        to={row}
        onSkip={() => setAt(at + 1)}
        onThanked={() => {
          onThanked(row);
          setThanked(thanked + 1);
          setAt(at + 1);
        }}
      />
    </>
  );
}

function Gift({ of: row, wishlist }: { readonly of: RegisterRow; readonly wishlist: RegisterOf }) {
  const catalogue = useSession();
  const { say, format, langOf } = catalogue;
  const [written, gift] = isEntry(row)
    ? [row.object, sayEntryGift(catalogue, row)]
    : [sayGift(say, row, wishlist), `${format.rupees(row.amount)} · ${sayGift(say, row, wishlist)}`];
  const blessing = isEntry(row) ? row.note : row.metadata.message;
  return (
    <div className="pb-4 text-faded">
      <p className="wrap-break-word">
        <span lang={langOf(written)}>{gift}</span>&nbsp;·{' '}
        <span className="whitespace-nowrap">{sayReceivedOn(catalogue, row)}</span>
      </p>
      {blessing !== '' && (
        <p lang={langOf(blessing)} className="line-clamp-4 text-sm whitespace-pre-line">
          {isEntry(row) ? blessing : `“${blessing}”`}
        </p>
      )}
    </div>
  );
}

interface LetterProps extends Pick<WalkProps, 'wishlist' | 'unsent' | 'language' | 'onLanguage'> {
  readonly to: RegisterRow;
  readonly onSkip: () => void;
  readonly onThanked: () => void;
}

/** It is written in another app, so only the person who wrote it knows whether it was sent. */
function Letter({ to, wishlist, unsent, language, onLanguage, onSkip, onThanked }: LetterProps) {
  const { say } = useSession();
  const words = useCatalogueIn(language, THANKS_AREAS);
  const {
    typed: [letter, change],
    discard,
  } = useKeptForm(unsent, `${to.id} ${language}`, () => ({ text: null }));
  const template = words ? sayThanksFor(words, to, wishlist) : '';
  const text = letter.text ?? template;
  const subject = words?.say('analytics.thanks.subject') ?? '';
  const { email, phoneNumber } = isEntry(to) ? { email: '', phoneNumber: null } : to;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(say('book.thank.copied'));
    } catch {
      // In-app browsers may have no clipboard.
      toast.error(say('book.thank.copy-failed'));
    }
  };
  return (
    <>
      <SelectField
        label={say('book.thank.language')}
        value={language}
        options={OFFERED_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={({ target }) => onLanguage(OFFERED_LANGUAGES.find((each) => each === target.value) ?? 'en')}
      />
      <TextArea
        label={say('book.thank.text')}
        rows={5}
        lang={language}
        value={text}
        disabled={words === null}
        onChange={({ target }) => change({ text: target.value })}
      />
      <div className="flex flex-wrap gap-3 pb-4 max-sm:*:grow">
        <ButtonLink
          look="quiet"
          href={whatsAppThanks(phoneNumber, text)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<WhatsAppIcon />}
        >
          {say('book.thank.whatsapp')}
        </ButtonLink>
        {email !== '' && (
          <ButtonLink look="quiet" href={emailThanks(email, subject, text)} icon={<MailIcon />}>
            {say('book.thank.email')}
          </ButtonLink>
        )}
        <Button look="quiet" icon={<CopyIcon />} onClick={() => void copy()}>
          {say('book.thank.copy')}
        </Button>
      </div>
      <DialogActions>
        <Button look="quiet" onClick={onSkip}>
          {say('book.thank.skip')}
        </Button>
        <Button
          icon={<CheckIcon />}
          onClick={() => {
            discard();
            onThanked();
          }}
        >
          {say('book.thank.mark')}
        </Button>
      </DialogActions>
    </>
  );
}
