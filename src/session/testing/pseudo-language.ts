import { brandWords } from '../../config/brand-words.ts';
import { LANGUAGE_NAMES, PSEUDO } from '../../config/messages/languages.ts';
import type { LanguageStore } from '../language/language-store.ts';
import { inEnglish } from './english.ts';

export async function inPseudoLanguage(): Promise<LanguageStore> {
  const languages = inEnglish();
  await languages.setLanguage(PSEUDO);
  return languages;
}

/** A heading with its number. */
const NUMBERED = /^\d+\. •$/;

const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title'];

/** Names that are the same in every language. */
const NAMES = ['Instagram', 'Facebook', 'Twitter', ...Object.values(brandWords), ...Object.values(LANGUAGE_NAMES)];

/** Words on the page that come neither from a message nor from `data`, such as hard-coded English. Initials are no words. */
export function wordsOutsideMessages(page: Element, data: unknown): readonly string[] {
  const attributes = ATTRIBUTES.flatMap((name) =>
    [...page.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const known = JSON.stringify([data, NAMES]);
  // A message may have elements in it.
  const text = textsIn(everyNode(page)).join(' ');
  const found = [text, ...attributes].flatMap(
    (piece) => marked(piece, ' ').match(/(?=[A-Z]*[a-z])[A-Za-z]{2,}/g) ?? [],
  );
  return [...new Set(found)].filter((word) => !known.includes(word));
}

/**
 * Texts put together from several messages, or from messages and data: the order of their words cannot be translated.
 * Facts with a dot between them are no sentence.
 */
export function joinedTexts(page: Element): readonly string[] {
  const isJoined = (fact: string) =>
    fact.includes('•') && !NUMBERED.test(fact) && /[\p{L}\p{N}•]/u.test(fact.replace('•', ''));
  return [...page.querySelectorAll('*')]
    .map((element) => marked(textsIn(element.childNodes).join(''), '•'))
    .filter((text) => text.split(/\s·\s/).some(isJoined));
}

function* everyNode(root: Node): Iterable<Node> {
  yield root;
  for (const child of root.childNodes) yield* everyNode(child);
}

function textsIn(nodes: Iterable<Node>): string[] {
  return [...nodes].flatMap((node) => (node instanceof Text ? [node.data] : []));
}

/** The text with a mark in place of each message. A message may contain others (config/messages/pseudo.ts). */
function marked(text: string, mark: string): string {
  const shorter = text.replace(/\[[^[\]]*\]/g, mark);
  return shorter === text ? text : marked(shorter, mark);
}
