import { type CallExpression, Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

const page = 'docs/operating.md';
const settingsFile = 'server/base/config.ts';
const composeFile = 'compose.yaml';
const alertsFile = 'deploy/alerts.yml';

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

export const documentedSettings: Check = {
  rule: 'docs/operating.md names the settings of the environment, all of them and no other',
  find(tree) {
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
  },
};

/** Decisions and the changelog tell of what was, or was not chosen. */
const isToday = (file: string) =>
  file.endsWith('.md') && !file.startsWith('docs/decisions/') && file !== 'CHANGELOG.md';

/** Scripts of operators have names of their own, which the tests that run them give. */
const givesNames = (file: string) => /^(?:scripts|tests)\//.test(file) && isCode(file);

const bankNames = /\bBANK_[A-Z_]*[A-Z]\b/g;

/** A reader who sets what nothing reads believes that the bank is safer than it is. */
export const namedSettings: Check = {
  rule: 'no document names a setting BANK_… that does not exist',
  find(tree) {
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
  },
};

export const composedSettings: Check = {
  rule: 'compose.yaml hands the bank every setting',
  find(tree) {
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
  },
};

/** A person woken by an alert looks for its name. */
export const explainedAlerts: Check = {
  rule: 'docs/operating.md says of every alert what it means and what to do',
  find(tree) {
    const alerts = tree.get(alertsFile) ?? '';
    const manual = tree.get(page) ?? '';
    const fires = namesIn(alerts, /^ +- alert: (Bank\w+)$/gm);
    const explained = namesIn(manual, /^\| `(Bank\w+)` \| [^|]+ \| [^|]+ \|$/gm);
    return [
      ...[...fires]
        .filter(([name]) => !explained.has(name))
        .map(([name, at]) => ({
          file: alertsFile,
          line: lineAt(alerts, at),
          problem: `${name} wakes somebody who finds nothing about it`,
          mend: `add a row under “When an alert fires” in ${page}`,
        })),
      ...[...explained]
        .filter(([name]) => !fires.has(name))
        .map(([name, at]) => ({
          file: page,
          line: lineAt(manual, at),
          problem: `no alert is called ${name}`,
          mend: 'take the row out',
        })),
    ];
  },
};

const namesIn = (text: string, pattern: RegExp) =>
  new Map([...text.matchAll(pattern)].map(({ index, 1: name = '' }) => [name, index]));
