/** Which messages label which kind of control, from the sources: `<Button>{say('…')}</Button>` and the like. */
import ts from 'typescript';
import { en } from '../../src/config/messages/en.ts';
import type { ControlKind, ControlLabels } from '../../src/features/gallery/control-labels.ts';
import { applicationProgram, ownModules } from './application-program.ts';

/** For each component: which kind of control it is, and the props that label it. */
const COMPONENTS: Readonly<Record<string, Readonly<Record<string, ControlKind>>>> = {
  Button: { children: 'button', busyLabel: 'button' },
  ButtonLink: { children: 'button' },
  Chip: { children: 'chip' },
  ChipGroup: { options: 'chip' },
  Tabs: { tabs: 'tab' },
  Badge: { children: 'badge' },
  StatTile: { label: 'tile' },
  MenuItem: { children: 'menu' },
  MenuLink: { children: 'menu' },
  SelectField: { label: 'field', options: 'option' },
  TextField: { label: 'field' },
  EmailField: { label: 'field' },
  PasswordField: { label: 'field' },
  AmountField: { label: 'field' },
  DateField: { label: 'field' },
  TextArea: { label: 'field' },
  FilePicker: { label: 'field', buttonLabel: 'button' },
  Switch: { label: 'choice' },
  Checkbox: { children: 'choice' },
  RadioCards: { legend: 'title', options: 'choice' },
  Section: { title: 'title' },
  Card: { title: 'title' },
  PageHeading: { title: 'page' },
  AdminPage: { title: 'page' },
  Sheet: { title: 'dialog' },
  Dialog: { title: 'dialog' },
  ConfirmDialog: { title: 'dialog', confirmLabel: 'button', cancelLabel: 'button' },
  EmptyState: { title: 'title' },
  MessagePage: { title: 'message' },
  Pager: { previousLabel: 'button', nextLabel: 'button' },
};

/** `toast.success(say('…'))`, and the announcer's `done('…')`. */
const TOASTS = /\.(success|error|failure|lasting|done|failed|refused)$/;

const MESSAGES: ReadonlySet<string> = new Set(Object.values(en).flatMap((area) => Object.keys(area)));

/** A message may be chosen from a few, but not from all. */
const MOST_CHOICES = 60;

export function controlLabels(): ControlLabels {
  const program = applicationProgram();
  const checker = program.getTypeChecker();
  const found = new Map<ControlKind, Set<string>>();

  for (const module of ownModules(program))
    if (/\/src\/(features(?!\/gallery)|session|app)\//.test(module.fileName)) look(module);
  return Object.fromEntries([...found].map(([kind, keys]) => [kind, [...keys].sort()]));

  function look(node: ts.Node): void {
    if (ts.isJsxOpeningLikeElement(node)) {
      const parts = COMPONENTS[node.tagName.getText()] ?? {};
      for (const [part, kind] of Object.entries(parts)) {
        if (part === 'children') {
          if (ts.isJsxOpeningElement(node)) for (const child of node.parent.children) collect(child, kind);
        } else for (const prop of node.attributes.properties) if (isNamed(prop, part)) collect(prop, kind);
      }
    }
    // A column of a table.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'header') collect(node.initializer, 'heading');
    if (ts.isCallExpression(node) && node.arguments[0] && TOASTS.test(node.expression.getText())) {
      collect(node.arguments[0], 'toast');
      addAll('toast', node.arguments[0]);
    }
    ts.forEachChild(node, look);
  }

  function isNamed(prop: ts.JsxAttributeLike, name: string): boolean {
    return ts.isJsxAttribute(prop) && prop.name.getText() === name;
  }

  /** The messages said in an expression, or in the constant that it names. */
  function collect(node: ts.Node, kind: ControlKind, depth = 0): void {
    if (ts.isCallExpression(node) && node.expression.getText() === 'say' && node.arguments[0])
      addAll(kind, node.arguments[0]);
    else if (ts.isJsxExpression(node) && node.expression && ts.isIdentifier(node.expression)) {
      const declared = checker.getSymbolAtLocation(node.expression)?.valueDeclaration;
      if (depth < 2 && declared && ts.isVariableDeclaration(declared) && declared.initializer)
        collect(declared.initializer, kind, depth + 1);
    }
    // A hint or description of an option is no label.
    if (ts.isPropertyAssignment(node) && !['label', 'text'].includes(node.name.getText())) return;
    ts.forEachChild(node, (child) => collect(child, kind, depth));
  }

  function addAll(kind: ControlKind, node: ts.Node): void {
    for (const key of textsOf(checker.getTypeAtLocation(node)))
      if (MESSAGES.has(key)) found.set(kind, (found.get(kind) ?? new Set()).add(key));
  }

  function textsOf(type: ts.Type): readonly string[] {
    const all = type.isUnion() ? type.types : [type];
    return all.length > MOST_CHOICES ? [] : all.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  }
}
