import { contentOf, nodesIn, changeTexts, type TextChanges } from './first-paint/wording.ts';

/** How to change a page from English to another language, both prerendered by the same components. Changes `english`. */
export function textChanges(english: Element, translated: Element): TextChanges {
  const places = new Map(nodesIn(english).map((node, at) => [node, at]));
  const placeOf = (node: Node) => {
    const place = places.get(node);
    if (place === undefined) throw new Error('The page in another language has another structure.');
    return place;
  };
  const changes = differences(english, translated, placeOf);
  changeTexts(english, changes);
  if (english.innerHTML !== translated.innerHTML)
    throw new Error('The page is not the same after its texts are changed.');
  return changes;
}

type Change = TextChanges[number];

function differences(english: Node, translated: Node, placeOf: (node: Node) => number): Change[] {
  const ours = [...contentOf(english).childNodes];
  const theirs = [...contentOf(translated).childNodes];
  const isAlike = ours.length === theirs.length && ours.every((node, at) => node.nodeName === theirs[at]?.nodeName);
  if (!isAlike) return [[placeOf(english), '', (translated as Element).innerHTML]];
  return ours.flatMap((node, at): Change[] => {
    const other = theirs[at] as Node;
    if (node.nodeType === node.TEXT_NODE)
      return node.nodeValue === other.nodeValue ? [] : [[placeOf(node), other.nodeValue ?? '']];
    if (node.nodeType !== node.ELEMENT_NODE) return [];
    const [before, after] = [node as Element, other as Element];
    const attributes = [...new Set([...before.getAttributeNames(), ...after.getAttributeNames()])]
      .filter((name) => before.getAttribute(name) !== after.getAttribute(name))
      .map((name): Change => [placeOf(node), name, after.getAttribute(name)]);
    return [...attributes, ...differences(node, other, placeOf)];
  });
}
