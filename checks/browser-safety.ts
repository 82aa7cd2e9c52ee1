import { Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

const isScreen = (file: string) => isCode(file) && file.startsWith('web/') && !isTest(file);

export const fetchOnlyInApi: Check = {
  rule: 'only web/api talks to the server',
  find: (tree) => filesWhere(tree, (file) => isScreen(file) && !file.startsWith('web/api/')).flatMap(([file, text]) => findRequests(file, text)),
};

export const partsWaitForTheLine: Check = {
  rule: 'what is fetched when it is first shown waits for the connection',
  find: (tree) =>
    filesWhere(tree, (file) => isScreen(file) && file !== 'web/app/lazy-part.ts').flatMap(([file, text]) =>
      [...text.matchAll(/\blazy\(/g)].map(({ index }) => ({
        file,
        line: lineAt(text, index),
        problem: 'a part that breaks the page when it is asked for offline',
        mend: 'load it by `lazyPart` of web/app/lazy-part.ts',
      })),
    ),
};

const requests = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon']);
const globals = new Set(['window', 'globalThis', 'self', 'navigator']);

function findRequests(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const report = (name: string, start: number) =>
    findings.push({
      file,
      line: lineAt(text, start),
      problem: `${name} outside web/api`,
      mend: 'add a call in web/api that takes its route from contract/, and use that',
    });
  const look = ({ callee, start }: { callee: { type: string }; start: number }) => {
    const name = requestName(callee);
    if (name) report(name, start);
  };
  new Visitor({ CallExpression: look, NewExpression: look }).visit(parse(file, text).program);
  return findings;
}

function requestName(callee: { type: string; name?: string; object?: { name?: string }; property?: { name?: string } }): string | undefined {
  const name =
    callee.type === 'Identifier'
      ? callee.name
      : callee.type === 'MemberExpression' && globals.has(callee.object?.name ?? '')
        ? callee.property?.name
        : undefined;
  return name !== undefined && requests.has(name) ? name : undefined;
}

// What React itself rendered at build, to be hydrated alone; and JSON in which `<` is an escape.
const isEscaped = /=\{\{ __html: (renderToString\(\w+\)|JSON\.stringify\(\w+\)\.replaceAll\('<', '\\\\u003c'\)) \}\}$/;

export const noRawHtml: Check = {
  rule: 'React writes all HTML',
  find: (tree) =>
    filesWhere(tree, isScreen).flatMap(([file, text]) => {
      const findings: Finding[] = [];
      new Visitor({
        JSXAttribute({ name, start, end }) {
          if (name.type !== 'JSXIdentifier' || name.name !== 'dangerouslySetInnerHTML') return;
          if (!isEscaped.test(text.slice(start, end))) report(start, name.name);
        },
        AssignmentExpression({ left, start }) {
          if (left.type === 'MemberExpression' && left.property.type === 'Identifier' && /^(inner|outer)HTML$/.test(left.property.name))
            report(start, left.property.name);
        },
      }).visit(parse(file, text).program);
      return findings;

      function report(start: number, problem: string) {
        findings.push({ file, line: lineAt(text, start), problem, mend: 'build elements; text from people must never be read as HTML' });
      }
    }),
};
