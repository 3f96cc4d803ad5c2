import { useCallback, useEffect, useRef } from 'react';
import { OFFERED_LANGUAGES, PSEUDO } from '../../config/messages/languages.ts';
import type { Language } from '../../domain/language.ts';
import type { LanguageStore } from '../language/language-store.ts';
import { rememberChoice } from '../language/language-preferences.ts';
import { untilLoaded } from '../../ui/lazy-part.tsx';
import { asFailure } from '../outcome.ts';
import type { AuthParts } from './auth-provider.tsx';
import type { SignInState } from './sign-in-state.ts';

/**
 * Members read in the language of their profile. A choice on this page is saved there; one that was made before the
 * profile was known, as soon as it is.
 */
export function useLanguageChoice(
  languages: LanguageStore,
  { store, connection, announcer }: AuthParts,
  who: SignInState,
): (language: Language) => void {
  const chosen = useRef<Language | null>(null);
  const preferred = who.state === 'signed-in' ? who.profile.preferences.language : null;
  const save = useCallback(async () => {
    const now = store.state();
    const language = chosen.current;
    if (now.state !== 'signed-in' || !language) return;
    try {
      const preferences = { ...now.profile.preferences, language };
      store.setProfile(await store.act((operations) => operations.updateProfile(connection, { preferences })));
    } catch (error) {
      announcer.failed('toast.profile-failed', asFailure(error));
    }
  }, [store, connection, announcer]);

  useEffect(() => {
    if (!preferred) return;
    if (chosen.current && chosen.current !== preferred) void save();
    else read(languages, preferred);
    return () => {
      chosen.current = null;
    };
  }, [languages, preferred, save]);

  return useCallback(
    (language) => {
      chosen.current = language;
      rememberChoice(language);
      // Also if it is the current one: another may still be loading.
      void untilLoaded(() => languages.setLanguage(offeredFor(language)));
      void save();
    },
    [languages, save],
  );
}

function read({ current, setLanguage }: LanguageStore, language: Language): void {
  const now = current().language;
  if (import.meta.env.DEV && now === PSEUDO) return;
  const offered = offeredFor(language);
  if (now === offered) return;
  rememberChoice(language);
  void untilLoaded(() => setLanguage(offered));
}

function offeredFor(language: Language) {
  return OFFERED_LANGUAGES.find((one) => one === language) ?? 'en';
}
