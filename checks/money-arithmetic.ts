import { type Expression, Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

/** Where money is handled. Drawings (web/art) only round coordinates. */
const handlesMoney = (file: string) =>
  /^(contract|server|web|config)\//.test(file) &&
  !file.startsWith('web/art/') &&
  file !== 'contract/values/money.ts' &&
  !isTest(file);

const mend =
  'let contract/values/money.ts turn amounts into text or numbers and back; everywhere else they are ' +
  'whole minor units (bigint)';

export const moneyArithmetic: Check = {
  rule: 'money becomes decimal only in contract/values/money.ts',
  find: (tree) =>
    filesWhere(tree, (file) => isCode(file) && handlesMoney(file)).flatMap(([file, text]) =>
      findIn(file, text),
    ),
};

function findIn(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const report = (start: number, problem: string) =>
    findings.push({ file, line: lineAt(text, start), problem, mend });
  new Visitor({
    BinaryExpression({ operator, left, right, start }) {
      const makesCents =
        operator === '*' &&
        ((isHundred(left) && !isShare(right)) || (isHundred(right) && !isShare(left)));
      if (makesCents || (operator === '/' && isHundred(right))) report(start, `${operator} 100`);
    },
    AssignmentExpression({ operator, right, start }) {
      if ((operator === '*=' || operator === '/=') && isHundred(right))
        report(start, `${operator} 100`);
    },
    CallExpression({ callee, start }) {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : undefined;
      if (name === 'parseFloat' || name === 'toFixed') report(start, `${name}()`);
    },
  }).visit(parse(file, text).program);
  return findings;
}

function isHundred(expression: { type: string }): boolean {
  const { type, value } = expression as Expression & { value?: unknown };
  return type === 'Literal' && (value === 100 || value === 100n);
}

/** `(part / whole) * 100` is a percentage, not cents. */
function isShare(expression: { type: string }): boolean {
  const {
    type,
    operator,
    expression: inner,
  } = expression as { type: string; operator?: string; expression?: { type: string } };
  if (type === 'ParenthesizedExpression' && inner) return isShare(inner);
  return type === 'BinaryExpression' && operator === '/';
}
