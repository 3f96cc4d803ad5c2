import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGE_NAMES } from '../../config/messages/languages.ts';
import { checkInvitationTexts, type InvitationTextsForm } from '../../domain/forms/invitation-texts-form.ts';
import { type InvitationTexts, invitationTexts } from '../../domain/invitation-texts.ts';
import type { Language } from '../../domain/language.ts';
import { invitationMessage, smsParts } from '../../domain/share.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { LANGUAGE_OPTIONS } from '../../session/invitation/invitation-language.ts';
import { type InvitationWords, useInvitation } from '../../session/invitation/use-invitation.ts';
import { invitationTextsKey, useInvitationTexts } from '../../session/invitation/use-invitation-texts.ts';
import { outcomeOf } from '../../session/outcome.ts';
import { QueryView } from '../../session/server-state/query-view.tsx';
import { useSession } from '../../session/session.tsx';
import { useWishlistAction } from '../../session/wishlists/use-wishlist-action.ts';
import { wishlistLink } from '../../session/wishlists/wishlist-link.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChipGroup } from '../../ui/chip.tsx';
import { Fields, TextArea } from '../../ui/field.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { type Edits, StoredForm } from './stored-form.tsx';

interface WordsCardProps {
  readonly wishlist: Wishlist;
  readonly edits: Edits<InvitationTextsForm>;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** What the couple writes above the link when they share their page, in each language. */
export function WordsCard(props: WordsCardProps) {
  const { say } = useSession();
  const texts = useInvitationTexts(props.wishlist.id);
  return (
    <div id="words" className="scroll-mt-20">
      <QueryView
        query={texts}
        failed={say('invite.failed')}
        waiting={
          <Card title={say('invite.text.title')}>
            <SkeletonLines count={6} />
          </Card>
        }
      >
        {(stored) => <WordsForm {...props} stored={stored} />}
      </QueryView>
    </div>
  );
}

function WordsForm({
  wishlist,
  stored,
  edits,
  onUnsaved,
  language,
  onLanguage,
}: WordsCardProps & { readonly stored: InvitationTexts }) {
  const { say } = useSession();
  const { id } = wishlist;
  const client = useQueryClient();
  const { mutateAsync: update } = useWishlistAction('updateInvitationTexts', {
    onSuccess: (texts) => client.setQueryData(invitationTextsKey(id), texts),
  });
  const invitation = useInvitation(wishlist, {}, language);
  return (
    <StoredForm
      title={say('invite.text.title')}
      lead={say('invite.text.lead')}
      stored={stored}
      edits={edits}
      check={checkInvitationTexts}
      save={(value, changed) =>
        outcomeOf(() => update([id, Object.fromEntries(changed.map((each) => [each, value[each]]))]))
      }
      saveLabel={say('invite.text.save')}
      onUnsaved={onUnsaved}
    >
      {({ form, errorOf, change }) => (
        <Fields>
          <ChipGroup label={say('invite.language')} options={LANGUAGE_OPTIONS} value={language} onChange={onLanguage} />
          {invitation ? (
            <Words
              key={language}
              {...{ wishlist, language, invitation }}
              typed={form[language]}
              onChange={(text) => change({ [language]: text })}
              error={errorOf(language)}
            />
          ) : (
            <SkeletonLines count={6} />
          )}
        </Fields>
      )}
    </StoredForm>
  );
}

interface WordsProps {
  readonly wishlist: Wishlist;
  readonly language: Language;
  readonly invitation: InvitationWords;
  /** '' for the default. */
  readonly typed: string;
  readonly onChange: (text: string) => void;
  readonly error: string | null;
}

function Words({ wishlist, language, invitation: { byDefault }, typed, onChange, error }: WordsProps) {
  const { say } = useSession();
  /** The default returns when an empty field is left. */
  const [isEmptied, setEmptied] = useState(false);
  const text = typed || (isEmptied ? '' : byDefault);
  const link = wishlistLink({ id: wishlist.id, language });
  return (
    <div>
      <TextArea
        name={`words-${language}`}
        lang={language}
        rows={8}
        label={say('invite.text.label', { language: LANGUAGE_NAMES[language] })}
        hint={say(typed ? 'invite.text.own' : 'invite.text.default')}
        maxLength={invitationTexts[language].most}
        sayLeft={(left) => say('editor.left', { left })}
        value={text}
        onChange={({ target: { value } }) => {
          setEmptied(value === '');
          onChange(value === byDefault ? '' : value);
        }}
        onBlur={() => setEmptied(false)}
        error={error}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-faded figures">
          {say('invite.text.sms', { count: smsParts(invitationMessage(text, link, 'sms')) })}
        </p>
        {typed && (
          <Button look="link" onClick={() => onChange('')}>
            {say('invite.text.reset')}
          </Button>
        )}
      </div>
    </div>
  );
}
