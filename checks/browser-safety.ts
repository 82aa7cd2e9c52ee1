import { Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

const isScreen = (file: string) => isCode(file) && file.startsWith('web/') && !isTest(file);

export const partsWaitForTheLine: Check = {
  rule: 'what is fetched when it is first shown waits for the connection',
  find: (tree) =>
    filesWhere(
      tree,
      (file) => isScreen(file) && file !== 'web/app/navigation/lazy-part.tsx',
    ).flatMap(([file, text]) =>
      [...text.matchAll(/\blazy\(/g)].map(({ index }) => ({
        file,
        line: lineAt(text, index),
        problem: 'a part that breaks the page when it is asked for offline',
        mend: 'load it by `lazyPart` of web/app/navigation/lazy-part.tsx',
      })),
    ),
};

export const worksOnPlainHttp: Check = {
  rule: 'no page needs what browsers leave out on plain http',
  find: (tree) =>
    filesWhere(tree, isScreen).flatMap(([file, text]) => {
      const findings: Finding[] = [];
      new Visitor({
        MemberExpression({ property, start }) {
          if (property.type !== 'Identifier' || property.name !== 'randomUUID') return;
          findings.push({
            file,
            line: lineAt(text, start),
            problem:
              'crypto.randomUUID, which is missing on plain http: the page would crash there',
            mend:
              'count for row keys; take makeIdempotencyKey of web/api/idempotency-key.ts for ' +
              'what must be random',
          });
        },
      }).visit(parse(file, text).program);
      return findings;
    }),
};

// What React itself rendered at build, to be hydrated alone; and JSON in which `<` is an escape.
const isEscaped =
  /=\{\{ __html: (renderToString\(\w+\)|JSON\.stringify\(\w+\)\.replaceAll\('<', '\\\\u003c'\)) \}\}$/;

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
          if (
            left.type === 'MemberExpression' &&
            left.property.type === 'Identifier' &&
            /^(inner|outer)HTML$/.test(left.property.name)
          )
            report(start, left.property.name);
        },
      }).visit(parse(file, text).program);
      return findings;

      function report(start: number, problem: string) {
        findings.push({
          file,
          line: lineAt(text, start),
          problem,
          mend: 'build elements; text from people must never be read as HTML',
        });
      }
    }),
};

export const oneFormEngine: Check = {
  rule: 'each form of the app is the one of web/ui/form',
  find: (tree) =>
    filesWhere(
      tree,
      (file) => isScreen(file) && !file.startsWith('web/site/') && file !== 'web/ui/form/form.tsx',
    ).flatMap(([file, text]) => {
      const findings: Finding[] = [];
      new Visitor({
        JSXOpeningElement({ name, start }) {
          if (name.type !== 'JSXIdentifier' || name.name !== 'form') return;
          findings.push({
            file,
            line: lineAt(text, start),
            problem:
              'a form of its own: its focus, its double press and its lost answer are its own',
            mend: 'take `useForm` and `<Form>` of web/ui/form',
          });
        },
      }).visit(parse(file, text).program);
      return findings;
    }),
};
