import type { AreaMessages } from '../../config/messages/message-files.ts';

/**
 * What differs between the prerendered page in English and in another language: a text, an attribute (null if there is
 * none), or (with the attribute '') the HTML inside an element whose words are in another order.
 */
export type TextChanges = readonly (
  | readonly [node: number, text: string]
  | readonly [node: number, attribute: string, value: string | null]
)[];

/** The file of a language for the guest's page. */
export interface Wording {
  readonly messages: AreaMessages;
  readonly changes: TextChanges;
}

/** Every node, in the order of the page; those of a template follow it. */
export function nodesIn(root: Node): Node[] {
  return [...root.childNodes].flatMap((node) => [node, ...nodesIn(contentOf(node))]);
}

/** The children of a template are in its content. */
export function contentOf(node: Node): Node {
  return (node as Partial<HTMLTemplateElement>).content ?? node;
}

/** Changes the page from English to another language. */
export function changeTexts(root: Node, changes: TextChanges): void {
  const nodes = nodesIn(root);
  for (const [at, name, value] of changes) {
    const node = nodes[at];
    if (value === undefined) (node as Text).data = name;
    else if (value === null) (node as Element).removeAttribute(name);
    else if (name === '') (node as Element).innerHTML = value;
    else (node as Element).setAttribute(name, value);
  }
}
