import { browsersWithout } from '../browsers/targets.js';

/**
 * Reports what the oldest supported browsers lack, by the type of what it is called on: `popover.showPopover()`,
 * `query.size`, `new Intl.Segmenter()`, and global attributes in JSX. `allow` names what has a fallback: name → reason.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const browserSupport = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { allow: { type: 'object' } }, additionalProperties: false }],
    messages: {
      unsupported: '{{name}} is missing in {{browsers}}: use something older, or add a fallback and allow it.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const allow = context.options[0]?.allow ?? {};

    const report = (node, name, browsers) => {
      if (browsers.length === 0 || name in allow) return;
      context.report({ node, messageId: 'unsupported', data: { name, browsers: browsers.join(', ') } });
    };
    const look = (node) => {
      const symbol = checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node));
      for (const declaration of symbol?.declarations ?? []) {
        if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
        const [name, browsers] = supportOf(symbol.name, ownerOf(declaration));
        if (browsers.length > 0) return report(node, name, browsers);
      }
    };
    return {
      'MemberExpression[computed=false] > Identifier.property': look,
      ':matches(CallExpression, NewExpression) > Identifier.callee': look,
      'MemberExpression > Identifier.object': look,
      JSXAttribute({ name }) {
        if (name.type !== 'JSXIdentifier') return;
        const attribute = name.name.toLowerCase();
        report(name, attribute, browsersWithout('html', 'global_attributes', attribute));
        report(name, attribute, browsersWithout('html', 'elements', 'button', attribute));
      },
    };
  },
};

/** The interface or namespace that declares a member; undefined for a global. */
function ownerOf({ parent }) {
  const { name } = parent.name ? parent : (parent.parent ?? {});
  return name?.text?.replace(/Constructor$/, '').replace(/^Readonly(?=Array$|Map$|Set$)/, '');
}

function supportOf(name, owner) {
  const paths =
    owner === undefined
      ? [
          ['api', name],
          ['api', 'Window', name],
          ['javascript', 'builtins', name],
        ]
      : ['', '_static'].flatMap((kind) => [
          ['api', owner, name + kind],
          ['javascript', 'builtins', owner, name + kind],
        ]);
  const browsers = paths.map((path) => browsersWithout(...path)).find((lacking) => lacking.length > 0) ?? [];
  return [owner === undefined ? name : `${owner}.${name}`, browsers];
}
