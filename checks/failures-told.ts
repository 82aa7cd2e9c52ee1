import { type Node as Syntax, Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, isTest, type Tree } from './tree.ts';

/** Names that the web gives to what was thrown. */
const failureName = /^(?:cause|error|exception|failure|problem|refusal|refused)$/;

/** Says whether an expression is something that was thrown, by its name. */
function isFailure(node: Syntax): boolean {
  switch (node.type) {
    case 'Identifier':
      return failureName.test(node.name);
    case 'MemberExpression':
      return !node.computed && isFailure(node.property);
    case 'NewExpression':
      return true;
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return isFailure(node.expression);
    case 'LogicalExpression':
      return isFailure(node.left) || isFailure(node.right);
    case 'ConditionalExpression':
      return isFailure(node.consequent) || isFailure(node.alternate);
    default:
      return false;
  }
}

/** The place where a pattern takes the message out of what it is given. */
const takenMessage = (pattern: Syntax | null | undefined): number | undefined =>
  pattern?.type === 'ObjectPattern'
    ? pattern.properties.find(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          property.key.name === 'message',
      )?.start
    : undefined;

const firstParam = (node: Syntax): Syntax | undefined =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'
    ? node.params[0]
    : undefined;

/** Where a file reads the message of something that was thrown. */
function ownWordsIn(file: string, text: string): number[] {
  const found: number[] = [];
  const report = (start: number | undefined) => start !== undefined && found.push(start);
  new Visitor({
    MemberExpression({ object, property, computed, start }) {
      if (!computed && property.type === 'Identifier' && property.name === 'message')
        if (isFailure(object)) report(start);
    },
    VariableDeclarator({ id, init }) {
      if (init && isFailure(init)) report(takenMessage(id));
    },
    CatchClause({ param }) {
      report(takenMessage(param));
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && /^on(?:Error|Failed)$/.test(key.name))
        report(takenMessage(firstParam(value)));
    },
    // A part that failed hands its failure to its children.
    JSXElement({ children }) {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer')
          report(takenMessage(firstParam(child.expression)));
    },
  }).visit(parse(file, text).program);
  return found;
}

const filesOfTheWeb = (tree: Tree, but: ReadonlySet<string>) =>
  filesWhere(
    tree,
    (file) => file.startsWith('web/') && isCode(file) && !isTest(file) && !but.has(file),
  );

/** The one place, and the one that makes a failure of what the bank said. */
const maySayIt = new Set(['web/ui/form/failure-text.ts', 'web/api/failures.ts']);

export const failuresTold: Check = {
  rule: 'what is said of a failure is said by `failureText`',
  find: (tree) =>
    filesOfTheWeb(tree, maySayIt).flatMap(([file, text]) =>
      ownWordsIn(file, text).map(
        (start): Finding => ({
          file,
          line: lineAt(text, start),
          problem:
            'the own words of a failure: they may be the browser’s, and of a lost answer they do ' +
            'not say that it may have been done',
          mend: 'take `failureText` of web/ui/form/failure-text.ts',
        }),
      ),
    ),
};
