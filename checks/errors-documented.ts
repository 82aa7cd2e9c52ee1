import { type ObjectExpression, Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { parse } from './parse.ts';
import { filesWhere, type Tree } from './tree.ts';

const folder = 'contract/refusals/';
const page = 'docs/errors.md';

/** `| CODE | 422 | what happened | what to do |`, the code in backticks. */
const row = /^\| *`([A-Z_]+)` *\| *(\d{3}) *\|([^|]*)\|([^|]*)\|$/gm;

export const errorsDocumented: Check = {
  rule: `every refusal stands in ${page} with its meaning and what to do`,
  find(tree) {
    const statuses = statusOfCodes(tree);
    const documented = new Map(
      [...(tree.get(page) ?? '').matchAll(row)].map(
        ([, code = '', status = '', meaning = '', mend = '']) => [code, { status, meaning, mend }],
      ),
    );
    const findings: Finding[] = [];
    for (const [code, status] of statuses) {
      const entry = documented.get(code);
      if (!entry?.meaning.trim() || !entry.mend.trim())
        findings.push({
          file: page,
          problem: `${code} is not explained`,
          mend: `add the row | \`${code}\` | ${status} | what happened | what to do |`,
        });
      else if (entry.status !== status)
        findings.push({
          file: page,
          problem: `${code} has status ${entry.status}, not ${status}`,
          mend: `write ${status}`,
        });
    }
    for (const code of documented.keys()) {
      if (!statuses.has(code))
        findings.push({
          file: page,
          problem: `${code} is no refusal any more`,
          mend: 'delete the row',
        });
    }
    return findings;
  },
};

function statusOfCodes(tree: Tree): Map<string, string> {
  const statuses = new Map<string, string>();
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [codes] }) {
      if (
        callee.type !== 'Identifier' ||
        callee.name !== 'define' ||
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
