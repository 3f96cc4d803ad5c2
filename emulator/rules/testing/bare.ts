/** Strips source positions and parentheses from a syntax tree. */
export function bare(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(bare);
  if (tree === null || typeof tree !== 'object' || tree instanceof Uint8Array) return tree;
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) => (key === 'span' || key === 'groups' ? [] : [[key, bare(value)]])),
  );
}
