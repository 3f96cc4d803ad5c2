import { useRef, useState } from 'react';
import { LANGUAGE_NAMES, OFFERED_LANGUAGES } from '../../config/messages/languages.ts';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import { useSession } from '../../session/session.tsx';
import { GlobeIcon } from '../../ui/icons.tsx';
import { useSelectedEarly } from '../../ui/typed-early.ts';

/** Switches the language. Each one is named in its own script, so that its readers find it. */
export function LanguageSelect({ className = '' }: { className?: string }) {
  const { say, language } = useSession();
  const { chooseLanguage } = useAuth();
  // The choice, while its messages are loaded.
  const [choice, setChoice] = useState({ before: language, value: language });
  const element = useRef<HTMLSelectElement>(null);
  const choose = (value: string) => {
    const chosen = OFFERED_LANGUAGES.find((one) => one === value);
    if (!chosen) return;
    setChoice({ before: language, value: chosen });
    chooseLanguage(chosen);
  };
  useSelectedEarly(element, choose);
  if (OFFERED_LANGUAGES.length < 2) return null;
  return (
    <label
      className={`inline-flex min-h-touch items-center gap-2 rounded-full border border-edge px-3 text-ink ${className}`}
    >
      <GlobeIcon />
      <select
        ref={element}
        // After a step back, the language of the address counts, not the last choice.
        autoComplete="off"
        aria-label={say('shell.language')}
        value={choice.before === language ? choice.value : language}
        onChange={({ target }) => choose(target.value)}
        className="min-h-touch appearance-none bg-transparent"
      >
        {OFFERED_LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
