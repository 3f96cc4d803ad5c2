/**
 * Runs in the page: texts in letters of another language than their `lang`, which a screen reader would read in the wrong
 * voice (WCAG 3.1.2). Names and addresses need no mark, so only two words count, and Latin ones only without a capital.
 */
export function findUnmarkedLanguages(): string[] {
  const DEVANAGARI = /\p{Script=Devanagari}/u;
  const LETTERS: Readonly<Record<string, RegExp>> = {
    en: /\p{Script=Latin}/u,
    hi: DEVANAGARI,
    mr: DEVANAGARI,
    gu: /\p{Script=Gujarati}/u,
    ta: /\p{Script=Tamil}/u,
    te: /\p{Script=Telugu}/u,
  };
  const LATIN_WORD = /(?<=^|[\s(“])[a-z’]{2,}(?=[,.!?:;)”]*(\s|$))/g;
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const holder = node.parentElement;
    if (!text || !holder?.checkVisibility() || holder.closest('script, style, textarea, [translate=no]')) continue;
    const language = holder.closest<HTMLElement>('[lang]')?.lang ?? '';
    if (LETTERS[language]?.test(text) ?? true) continue;
    const others = Object.entries(LETTERS).filter(([other]) => other !== 'en' && other !== language);
    const words = text.split(/\s+/).filter((word) => others.some(([, letters]) => letters.test(word)));
    if (words.length + (text.match(LATIN_WORD)?.length ?? 0) >= 2)
      found.add(`“${text.slice(0, 60)}” is marked as ${language}: ${holder.outerHTML.slice(0, 140)}`);
  }
  return [...found];
}
