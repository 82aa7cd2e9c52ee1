import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, type Tree } from './tree.ts';

/**
 * Words that hide who does what: a comment with one of them had to be read twice. The end of a line
 * and the marks that begin the next one may come between two words.
 */
const riddles =
  /\b(whoever|whomever|nobody|beside|anew|meanwhile|so[\s*/#-]+many|what[\s*/#-]+of[\s*/#-]+it|(?:is|are)[\s*/#-]+told)\b/gi;

const riddlesIn = (tree: Tree): Finding[] =>
  filesWhere(tree, (file) => commentsIn(file) !== undefined).flatMap(([file, text]) =>
    [...onlyComments(text, commentsIn(file)?.(file, text) ?? []).matchAll(riddles)].map(
      ({ 0: found, index }): Finding => ({
        file,
        line: lineAt(text, index),
        problem: `a comment says "${found.replace(/[\s*/#-]+/g, ' ')}"`,
        mend: 'name the person or the part: "a second customer", "next to", "again", "since then"',
      }),
    ),
  );

/** A sentence that begins as a question and asks nothing: its subject is missing. */
const headless = /(?:^|[.:;] )(?:What|Who|Whom|Whose|Whether|Which|How|Why)\b(?![^.]*\?)/;

/** Names for a person, a place or an end that leave open which one is meant. */
const vague = /\b(?:somebody|someone|stands?|told of|what (?:becomes|became) of)\b/i;

const headlessIn = (tree: Tree): Finding[] =>
  filesWhere(tree, (file) => commentsIn(file) !== undefined && !isEarlyMigration(file)).flatMap(
    ([file, text]) =>
      joined(text, commentsIn(file)?.(file, text) ?? []).flatMap(({ start, end }): Finding[] => {
        const said = sentencesOf(text.slice(start, end));
        const found = headless.exec(said) ?? vague.exec(said);
        return found === null
          ? []
          : [
              {
                file,
                line: lineAt(text, start),
                problem: `a comment says "${found[0].replace(/^[.:;] /, '')}"`,
                mend: 'write who does it or the noun that is meant: "The reference that a customer quotes"',
              },
            ];
      }),
  );

/** The number of a migration; infinite of another file. */
const migrationOf = (file: string): number =>
  Number(/^server\/db\/migrations\/(\d{4})-/.exec(file)?.[1] ?? Infinity);

/** Written before this rule, and applied: it may not change by one byte. */
const isEarlyMigration = (file: string): boolean => migrationOf(file) < 53;

/** Comments on lines that follow each other are one. */
function joined(text: string, comments: Comment[]): Comment[] {
  const whole: Comment[] = [];
  for (const { start, end } of comments) {
    const last = whole.at(-1);
    const follows =
      last !== undefined &&
      !text.startsWith('/*', start) &&
      text.slice(last.end, start).trim() === '';
    if (follows) last.end = end;
    else whole.push({ start, end });
  }
  return whole;
}

/** The words of a comment, without its marks, and without the code that it quotes. */
const sentencesOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, '')
    .replace(/^\s*(?:\*|\/\/|--|#)\s?/gm, ' ')
    .replace(/`[^`]*`|"[^"]*"/g, '``')
    .replace(/\s+/g, ' ')
    .trim();

interface Comment {
  start: number;
  end: number;
}

/** @returns the way to find the comments of a file; undefined where none are read. */
function commentsIn(file: string): ((file: string, text: string) => Comment[]) | undefined {
  if (isCode(file)) return (name, text) => parse(name, text).comments;
  if (file.endsWith('.css')) return (_, text) => matching(text, /\/\*.*?\*\//gs);
  if (isMendableSql(file))
    return (name, text) =>
      [
        ...matching(text, /--.*$/gm),
        ...(migrationOf(name) >= 74 ? matching(text, /(?<=^COMMENT ON [^;]* IS ')[^']*/gm) : []),
      ].toSorted((a, b) => a.start - b.start);
  if (/\.(ya?ml|sh)$|(^|\/)(Dockerfile|run)$/.test(file))
    return (_, text) => matching(text, /(?:^|(?<=\s))#.*$/gm);
  return undefined;
}

/**
 * An applied migration may not change by one byte, so those before 0050 are left out, and before
 * 0074 the comments that the database keeps. So are the functions: a server refuses one whose text changed under the same revision, and a word in a
 * comment is worth no new revision. schema.sql is written from both.
 */
function isMendableSql(file: string): boolean {
  if (!file.endsWith('.sql') || file === 'server/db/schema.sql') return false;
  return !file.startsWith('server/db/functions/') && migrationOf(file) >= 50;
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

export const plainComments: Check = {
  rule: 'comments say who does what, in plain words and whole sentences',
  find: (tree) => [...riddlesIn(tree), ...headlessIn(tree)],
};
