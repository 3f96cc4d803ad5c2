import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import type { MessageKey } from '../../config/messages/en.ts';
import type { Failure } from '../../domain/failure.ts';
import { sayFailure, sayProblem } from '../language/language-wording.ts';
import type { Say } from '../language/catalogue.ts';
import type { Toasts } from './toasts.ts';

/** Shows the outcome of an action as a toast in the current language. */
export interface Announcer {
  done(key: MessageKey, values?: Parameters<Say>[1]): void;
  /** Reports a failure, with its reason if known. Silent after a ban, which the user has already been told about. */
  failed(key: MessageKey, failure: Failure, values?: Parameters<Say>[1]): void;
  /** Shows only the reason; `otherwise` if it is unknown. */
  because(failure: Failure, otherwise: MessageKey): void;
  /** Shows the reason until it is dismissed. */
  lasting(failure: Failure): void;
  /** Reports that an action is not possible. */
  refused(key: MessageKey): void;
  news(word: (say: Say) => string, icon: string): void;
}

export function announcer(toasts: Toasts, say: Say): Announcer {
  return {
    done: (key, values) => toasts.success(say(key, values)),
    failed: (key, failure, values) => {
      if (failure.reason === 'banned') return;
      const text = say(key, values);
      if (failure.problem) toasts.failure(text, sayProblem(say, failure.problem));
      else if (failure.reason === 'unknown') toasts.failure(text);
      else toasts.failure(text, sayFailure(say, failure));
    },
    because: (failure, otherwise) =>
      toasts.failure(failure.reason === 'unknown' ? say(otherwise) : sayFailure(say, failure)),
    lasting: (failure) => toasts.lasting(sayFailure(say, failure)),
    refused: (key) => toasts.failure(say(key)),
    news: (word, icon) => toasts.news(word(say), icon),
  };
}

/** The returned object is stable and uses the current language. */
export function useAnnouncer(toasts: Toasts, say: Say): Announcer {
  const latest = useRef<Announcer>(announcer(toasts, say));
  useLayoutEffect(() => {
    latest.current = announcer(toasts, say);
  }, [toasts, say]);
  const [lasting] = useState<Announcer>(() => ({
    done: (...words) => latest.current.done(...words),
    failed: (...words) => latest.current.failed(...words),
    because: (...words) => latest.current.because(...words),
    lasting: (...words) => latest.current.lasting(...words),
    refused: (...words) => latest.current.refused(...words),
    news: (...words) => latest.current.news(...words),
  }));
  return lasting;
}

/** Provided by <AuthProvider>, for code without a toast provider of its own. */
export const AnnouncerContext = createContext<Announcer | null>(null);

export function usePageAnnouncer(): Announcer {
  const page = use(AnnouncerContext);
  if (!page) throw new Error('usePageAnnouncer needs <AuthProvider>.');
  return page;
}
