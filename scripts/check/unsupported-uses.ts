import ts from 'typescript';
import { browsersWithout, browsersWithoutFirst, browsersWithoutGlobal } from '../browsers/targets.js';

/** What some targets lack, with the reason why it is used all the same. */
const ALLOWED: Readonly<Record<string, string>> = {
  'HTMLElement.showPopover': 'src/ui/popover.ts and src/ui/toasts.tsx do without.',
  'HTMLElement.hidePopover': 'src/ui/popover.ts does without.',
  popover: 'As above.',
  popovertarget: 'As above.',
  'Intl.Segmenter': 'Asked for before it is used.',
  OffscreenCanvas: 'src/data/pictures/resize-picture.ts asks for it, and draws on the page without it.',
  'OffscreenCanvas.getContext': 'As above.',
  'OffscreenCanvas.convertToBlob': 'As above.',
  requestIdleCallback: 'src/session/browser/when-idle.ts has a timer instead.',
  cancelIdleCallback: 'As above.',
  'Navigator.canShare': 'Asked for before it is used.',
  'Navigator.share': 'As above.',
  print: 'Asked for before it is used.',
  'FileSystemFileHandle.createWritable': 'src/ui/file-in-parts.ts downloads a file without it.',
  'FileSystemWritableFileStream.write': 'As above.',
  'FileSystemFileHandle.getFile': 'As above.',
  'FileSystemHandle.name': 'As above.',
  autocapitalize: 'Only a help while typing.',
  translate: 'Only spares names and references from automatic translation.',
};

/** The same for one module. */
const ALLOWED_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/ui/page-frame.tsx': { inert: 'Without it, only the pointer is kept out.' },
};

/**
 * What the oldest supported browsers lack, by the type of what it is used on: `popover.showPopover()`, `query.size`,
 * `new Intl.Segmenter()`, and global attributes in JSX.
 */
export function unsupportedUses(program: ts.Program, module: ts.SourceFile): readonly string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const [, allowedHere] = Object.entries(ALLOWED_IN).find(([path]) => module.fileName.endsWith(`/${path}`)) ?? [];
  look(module);
  return found;

  function look(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) lookUp(node.name);
    if ((ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && ts.isIdentifier(node.expression))
      lookUp(node.expression);
    if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && ts.isIdentifier(node.expression))
      lookUp(node.expression);
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
      const attribute = node.name.text.toLowerCase();
      report(node, attribute, browsersWithout('html', 'global_attributes', attribute));
      report(node, attribute, browsersWithout('html', 'elements', 'button', attribute));
    }
    ts.forEachChild(node, look);
  }

  function lookUp(name: ts.MemberName): void {
    for (const declaration of checker.getSymbolAtLocation(name)?.declarations ?? []) {
      if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
      const owner = ownerOf(declaration);
      const browsers = browsersLacking(name.text, owner);
      if (browsers.length > 0) return report(name, owner === undefined ? name.text : `${owner}.${name.text}`, browsers);
    }
  }

  function report(node: ts.Node, name: string, browsers: readonly string[]): void {
    if (browsers.length === 0 || name in ALLOWED || (allowedHere && name in allowedHere)) return;
    const { line } = module.getLineAndCharacterOfPosition(node.getStart(module));
    found.push(
      `${module.fileName}:${line + 1}: ${name} is missing in ${browsers.join(', ')}: use something older, or add a fallback and allow it.`,
    );
  }
}

/** The interface, namespace or variable that declares a member; undefined for a global. */
function ownerOf({ parent }: ts.Declaration): string | undefined {
  const name = nameOf(parent) ?? nameOf(parent?.parent);
  return name?.replace(/Constructor$/, '').replace(/^Readonly(?=Array$|Map$|Set$)/, '');
}

function nameOf(node: (ts.Node & { readonly name?: ts.Node }) | undefined): string | undefined {
  return node?.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

function browsersLacking(name: string, owner: string | undefined): readonly string[] {
  if (owner === undefined) return browsersWithoutGlobal(name);
  const members = [name, `${name}_static`];
  return browsersWithoutFirst(
    ...members.flatMap((member) => [
      ['api', owner, member],
      ['javascript', 'builtins', owner, member],
    ]),
  );
}
