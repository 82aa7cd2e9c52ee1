import { type CallExpression, Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, isTest, type Tree } from './tree.ts';

const page = 'docs/operating.md';
const settingsFile = 'server/base/config.ts';
const composeFile = 'compose.yaml';

/** The settings that the bank reads, and where: the keys of the schema. */
const readSettings = (text: string) =>
  new Map(
    [...text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(({ index, 1: name = '' }) => [name, index]),
  );

/** @returns the text that a call writes into the log: `log.error({ … }, 'text')`. */
function loggedText({ callee, arguments: given }: CallExpression): string | undefined {
  if (callee.type !== 'MemberExpression') return undefined;
  const { object } = callee;
  const isLog =
    (object.type === 'Identifier' && object.name === 'log') ||
    (object.type === 'MemberExpression' &&
      object.property.type === 'Identifier' &&
      object.property.name === 'log');
  const last = given.at(-1);
  return isLog && last?.type === 'Literal' && typeof last.value === 'string'
    ? last.value
    : undefined;
}

export const loggedLines: Check = {
  rule: 'docs/operating.md explains every line of the log',
  find(tree) {
    const explained = tree.get(page) ?? '';
    return filesWhere(
      tree,
      (file) => file.startsWith('server/') && isCode(file) && !isTest(file),
    ).flatMap(([file, text]) => {
      const findings: Finding[] = [];
      new Visitor({
        CallExpression(call) {
          const logged = loggedText(call);
          if (logged !== undefined && !explained.includes(`\`${logged}\``))
            findings.push({
              file,
              line: lineAt(text, call.start),
              problem: `\`${logged}\` is not explained`,
              mend: `add a row under “The log” in ${page}`,
            });
        },
      }).visit(parse(file, text).program);
      return findings;
    });
  },
};

function undocumented(tree: Tree): Finding[] {
  const text = tree.get(settingsFile) ?? '';
  const pageText = tree.get(page) ?? '';
  const read = readSettings(text);
  const named = new Map(
    [...pageText.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(({ index, 1: name = '' }) => [
      name,
      index,
    ]),
  );
  return [
    ...[...read]
      .filter(([name]) => !named.has(name))
      .map(([name, at]) => ({
        file: settingsFile,
        line: lineAt(text, at),
        problem: `${name} is not in ${page}`,
        mend: 'add its row',
      })),
    ...[...named]
      .filter(([name]) => !read.has(name))
      .map(([name, at]) => ({
        file: page,
        line: lineAt(pageText, at),
        problem: `nothing reads ${name}`,
        mend: 'take the row out',
      })),
  ];
}

/** Decisions and the changelog tell of what was, or was not chosen. */
const isToday = (file: string) =>
  file.endsWith('.md') && !file.startsWith('docs/decisions/') && file !== 'CHANGELOG.md';

/** Scripts of operators have names of their own, which the tests that run them give. */
const givesNames = (file: string) => /^(?:scripts|tests)\//.test(file) && isCode(file);

const bankNames = /\bBANK_[A-Z_]*[A-Z]\b/g;

/** A reader who sets what nothing reads believes that the bank is safer than it is. */
function unknown(tree: Tree): Finding[] {
  const known = new Set([
    ...readSettings(tree.get(settingsFile) ?? '').keys(),
    ...filesWhere(tree, givesNames).flatMap(([, text]) =>
      [...text.matchAll(bankNames)].map(([name]) => name),
    ),
  ]);
  return filesWhere(tree, isToday).flatMap(([file, text]) =>
    [...text.matchAll(bankNames)]
      .filter(([name]) => !known.has(name))
      .map(({ index, 0: name }) => ({
        file,
        line: lineAt(text, index),
        problem: `nothing reads ${name}`,
        mend: `name a setting of ${settingsFile}`,
      })),
  );
}

function uncomposed(tree: Tree): Finding[] {
  const text = tree.get(settingsFile) ?? '';
  const bank = /^ {2}bank:\n(?: {4}.*\n|\n)*/m.exec(tree.get(composeFile) ?? '')?.[0] ?? '';
  return [...readSettings(text)]
    .filter(([name]) => !bank.includes(`\n      ${name}: `))
    .map(([name, at]) => ({
      file: settingsFile,
      line: lineAt(text, at),
      problem: `${name} does not reach the container of the bank`,
      mend: `add it to the environment of the service "bank" in ${composeFile}`,
    }));
}

export const settings: Check = {
  rule: 'docs/operating.md and compose.yaml have every setting, and no document names another',
  find: (tree) => [...undocumented(tree), ...unknown(tree), ...uncomposed(tree)],
};
