import { LANGUAGE_NAMES, OFFERED_LANGUAGES, PSEUDO } from '../../config/messages/languages.ts';
import { useSession } from '../../session/session.tsx';
import { ChipGroup } from '../../ui/chip.tsx';

/** Switches the page to any language, also to the pseudo-language. */
export function LanguageChoice() {
  const { language, languages } = useSession();
  return (
    <ChipGroup
      label="Language"
      value={language}
      onChange={(chosen) => void languages.setLanguage(chosen)}
      options={[
        ...OFFERED_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        { value: PSEUDO, label: 'Pseudo' },
      ]}
    />
  );
}
