import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { isTextFile } from './two-languages.ts';
import { filesWhere, isTest, type Tree } from './tree.ts';

/**
 * The numbers of literals that look like a text and are none: names of the wire, such as an
 * account's type or a card's brand, and the message of an error that is thrown. A text for readers
 * has no place among code, where no Spanish one can take its place: a number may only fall.
 */
const ceilings: Record<string, number> = {
  'web/api/': 0,
  'web/app/': 2,
  'web/bank/': 0,
  'web/content/': 0,
  'web/customer/': 12,
  'web/device/': 0,
  'web/site/': 0,
  'web/ui/': 0,
};

/** Attributes that a person sees or hears. */
const readAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|busyLabel|caption|children|confirmLabel|cta|description|detail|disabledReason|empty|emptyReason|heading|hint|label|lead|legend|message|name|note|placeholder|question|reason|retryLabel|said|subject|subtitle|summary|text|title|word)$/;

/** Properties that end on the screen. */
const readProperties =
  /^(?:detail|doneOnce|heading|hint|label|lead|note|question|reason|text|title|word)$/;

/** Attributes and properties that only machines read, whatever they hold. */
const machineNames =
  /^(?:accept|action|autoComplete|className|cardType|content|d|data-.*|file|href|id|icon|inputMode|key|kind|look|method|name|path|pattern|points|rel|role|src|style|sizes|test|to|transform|type|value|viewBox|what)$/;

/** Their arguments are for machines or for who repairs: no reader sees them. */
const machineCalls =
  /^(?:Error|invariant|RegExp|Set|matchMedia|querySelector(?:All)?|closest|getElementById|getItem|setItem|removeItem|addEventListener|removeEventListener|import|startsWith|endsWith|includes|replace(?:All)?|split|join|latePart|dateWriter|numberWriter|DateTimeFormat|NumberFormat|fetch|call|callWithHeaders|callForFile|askAhead|classNames|test|match(?:All)?|get|set|has|append|register|observe|TypeError|RangeError|DOMException|URL|setAttribute|getAttribute|useMediaQuery|createElement|createElementNS)$/;

const letters = /\p{L}{2}/u;
/** Two words or more, the first of them as a sentence begins, or one that ends as one does. */
const sentence = /^[^{}<>=;/\\]*\p{L}[\p{L}’',“”-]* +[\p{L}“‘$\d(][^{}<>=;\\]*$/u;
const beginsAsText = /^[\s“‘…$\d(]*\p{Lu}|[.!?…:]\s*$/u;

/** Pages of staff, which stay English, and the gallery of the kit. */
const notForCustomers = /^web\/app\/(?:navigation\/staff-|ui-page\/)/;

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'Literal') return String(node['value']);
  return typeof node['name'] === 'string' ? node['name'] : '';
};

/** @returns the text of a literal or a template, with a gap where a value goes in. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' || node.type === 'JSXText')
    return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = node['quasis'] as { value: { cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join('\u00A0');
}

/** The reader of a text: a person (`read`), a machine, or `open` where its form decides. */
type Place = 'read' | 'machine' | 'open';

function placeOf(node: Node, field: string, place: Place): Place {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return field === 'source' ? 'machine' : place;
    case 'ImportExpression':
    case 'TSLiteralType':
    case 'TSTypeAnnotation':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return field === 'expression' ? place : 'machine';
    case 'JSXAttribute': {
      const name = nameOf(node['name']);
      if (readAttributes.test(name) && !isInput(name, node)) return 'read';
      return machineNames.test(name) ? 'machine' : 'open';
    }
    case 'JSXElement':
    case 'JSXFragment':
      return field === 'children' ? 'read' : place;
    case 'Property':
      if (field === 'key') return 'machine';
      if (readProperties.test(nameOf(node['key']))) return place === 'machine' ? place : 'read';
      return machineNames.test(nameOf(node['key'])) ? 'machine' : place === 'read' ? 'open' : place;
    case 'BinaryExpression':
      // A text that is compared is no text that is shown; one that is put together is.
      return node['operator'] === '+' ? place : 'machine';
    case 'ConditionalExpression':
      return field === 'test' ? 'open' : place;
    case 'LogicalExpression':
      return field === 'left' && node['operator'] === '&&' ? 'open' : place;
    case 'MemberExpression':
    case 'SwitchCase':
      return field === 'property' || field === 'test' ? 'machine' : place;
    case 'CallExpression':
    case 'NewExpression':
      return field === 'arguments'
        ? machineCalls.test(nameOf(node['callee']))
          ? 'machine'
          : 'open'
        : place;
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return field === 'params' ? 'machine' : place === 'machine' ? 'open' : place;
    default:
      return place;
  }
}

/** `name` of an input is for machines; of a row or a file it is read. */
const isInput = (name: string, node: Node): boolean =>
  name === 'name' && !/\s/.test(textOf(node['value'] as Node) ?? '');

function isForReaders(text: string, place: Place): boolean {
  // The server puts something else in for a mark.
  const said = text.replaceAll(/\{\{\w+\}\}/g, '');
  if (place === 'machine' || !letters.test(said)) return false;
  if (place === 'read') return true;
  return sentence.test(text.trim()) && beginsAsText.test(text);
}

/** Where a file holds texts for readers. */
export function textsAmongCode(file: string, text: string): number[] {
  const found: number[] = [];
  const look = (node: Node, place: Place) => {
    const said = textOf(node);
    if (said !== undefined && isForReaders(said, place)) {
      found.push(lineAt(text, node.start));
      return;
    }
    for (const [field, value] of Object.entries(node))
      for (const child of [value].flat())
        if (isNode(child)) look(child, placeOf(node, field, place));
  };
  look(parse(file, text).program as unknown as Node, 'open');
  return found;
}

/** Refuses texts among the code of a folder, beyond the number given for it. */
export function textsAmongCodeAtMost(most: Record<string, number>): Check {
  return {
    rule: 'no more texts for readers than before stand among code, where they have no Spanish',
    find: (tree) =>
      Object.entries(most).flatMap(([folder, ceiling]): Finding[] => {
        const places = placesIn(tree, folder);
        return places.slice(ceiling).map((place) => ({
          ...place,
          problem: `${places.length} texts for readers stand among the code of ${folder}, ${ceiling} may`,
          mend: 'move it into NOUN.texts.ts beside it, in both languages',
        }));
      }),
  };
}

const placesIn = (tree: Tree, folder: string) =>
  filesWhere(
    tree,
    (file) =>
      file.startsWith(folder) &&
      /\.tsx?$/.test(file) &&
      !isTest(file) &&
      !isTextFile(file) &&
      !notForCustomers.test(file),
  ).flatMap(([file, text]) => textsAmongCode(file, text).map((line) => ({ file, line })));

export const readersTexts = textsAmongCodeAtMost(ceilings);
