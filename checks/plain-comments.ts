import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode } from './tree.ts';

/**
 * Words that hide who does what: a comment with one of them had to be read twice. Between two words
 * may stand the end of a line and the marks that begin the next one.
 */
const riddles =
  /\b(whoever|whomever|nobody|beside|anew|meanwhile|so[\s*/#-]+many|what[\s*/#-]+of[\s*/#-]+it|(?:is|are)[\s*/#-]+told)\b/gi;

export const plainComments: Check = {
  rule: 'comments of code, styles, SQL and deploy say who does what, in plain words',
  find: (tree) =>
    filesWhere(tree, (file) => commentsIn(file) !== undefined).flatMap(([file, text]) =>
      [...onlyComments(text, commentsIn(file)?.(file, text) ?? []).matchAll(riddles)].map(
        ({ 0: found, index }): Finding => ({
          file,
          line: lineAt(text, index),
          problem: `a comment says "${found.replace(/[\s*/#-]+/g, ' ')}"`,
          mend:
            'name the person or the part: "a second customer", "next to", "again", "since ' +
            'then"',
        }),
      ),
    ),
};

interface Comment {
  start: number;
  end: number;
}

/** How the comments of a file are found; undefined where none are read. */
function commentsIn(file: string): ((file: string, text: string) => Comment[]) | undefined {
  if (isCode(file)) return (name, text) => parse(name, text).comments;
  if (file.endsWith('.css')) return (_, text) => matching(text, /\/\*.*?\*\//gs);
  if (isMendableSql(file)) return (_, text) => matching(text, /--.*$/gm);
  if (/\.(ya?ml|sh)$|(^|\/)(Dockerfile|run)$/.test(file))
    return (_, text) => matching(text, /(?:^|(?<=\s))#.*$/gm);
  return undefined;
}

/**
 * An applied migration may not change by one byte, so those before 0050 are left out. So are the
 * functions: a server refuses one whose text changed under the same revision, and a word in a
 * comment is worth no new revision. schema.sql is written from both.
 */
function isMendableSql(file: string): boolean {
  if (!file.endsWith('.sql') || file === 'server/db/schema.sql') return false;
  if (file.startsWith('server/db/functions/')) return false;
  const [, migration] = /^server\/db\/migrations\/(\d{4})-/.exec(file) ?? [];
  return migration === undefined || Number(migration) >= 50;
}

const matching = (text: string, pattern: RegExp): Comment[] =>
  [...text.matchAll(pattern)].map(({ 0: value, index }) => ({
    start: index,
    end: index + value.length,
  }));

/** The text at its own offsets, with a mark that no pattern knows in place of all code. */
function onlyComments(text: string, comments: Comment[]): string {
  const blank = (code: string) => code.replace(/\S/g, '\0');
  let shown = '';
  for (const { start, end } of comments)
    shown += blank(text.slice(shown.length, start)) + text.slice(start, end);
  return shown + blank(text.slice(shown.length));
}
