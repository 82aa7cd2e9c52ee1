import { type ObjectExpression, Visitor } from 'oxc-parser';
import type { Check } from './check.ts';
import { parse } from './parse.ts';
import { filesWhere, type Tree } from './tree.ts';

const folder = 'contract/words/';
const page = 'docs/errors.md';

/** `| CODE | 422 | what happened | what to do |`, the code in backticks. */
const row = /^\| *`([A-Z_]+)` *\| *(\d{3}) *\|/gm;

export const errorsDocumented: Check = {
  rule: `every code that ${page} explains is a refusal, with the status that it has`,
  find(tree) {
    const statuses = statusOfCodes(tree);
    return [...(tree.get(page) ?? '').matchAll(row)].flatMap(([, code = '', status = '']) => {
      const now = statuses.get(code);
      if (now === status) return [];
      return {
        file: page,
        problem: `${code} ${now === undefined ? 'is no refusal' : `has status ${now}, not ${status}`}`,
        mend: now === undefined ? 'delete the row' : `write ${now}`,
      };
    });
  },
};

function statusOfCodes(tree: Tree): Map<string, string> {
  const statuses = new Map<string, string>();
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [codes] }) {
      if (
        callee.type !== 'Identifier' ||
        callee.name !== 'defineRefusals' ||
        codes?.type !== 'ObjectExpression'
      )
        return;
      for (const [code, refusal] of entriesOf(codes)) {
        // With params it is wrapped: `withParams({ … })`.
        const facts = refusal.type === 'CallExpression' ? refusal.arguments[0] : refusal;
        const status =
          facts?.type === 'ObjectExpression'
            ? entriesOf(facts).find(([key]) => key === 'status')?.[1]
            : undefined;
        statuses.set(code, status?.type === 'Literal' ? String(status.value) : '');
      }
    },
  });
  for (const [file, text] of filesWhere(tree, (name) => name.startsWith(folder)))
    visitor.visit(parse(file, text).program);
  return statuses;
}

function entriesOf(object: ObjectExpression) {
  return object.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [[property.key.name, property.value] as const]
      : [],
  );
}
