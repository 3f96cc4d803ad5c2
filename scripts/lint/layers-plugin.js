import { relative, resolve } from 'node:path';

/**
 * Reports an import from one part of the project to another that may not be imported there. `zones` is the list of
 * layers.js.
 *
 * @type {import('oxlint/plugins-dev').Rule}
 */
const imports = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context) {
    const isBelow = (folder, file) => !relative(resolve(context.cwd, folder), file).startsWith('..');
    const zones = context.options[0].zones.filter(({ target }) =>
      [target].flat().some((folder) => isBelow(folder, context.filename)),
    );
    if (zones.length === 0) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const imported = resolve(context.filename, '..', source.value);
      for (const { from, except = [], message } of zones) {
        if (!isBelow(from, imported) || except.some((folder) => isBelow(`${from}/${folder}`, imported))) continue;
        context.report({ node: source, message });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'layers' }, rules: { imports } };
