import path from 'node:path';
import type { Check, Finding } from './check.ts';
import { lineAt } from './parse.ts';
import { filesWhere, isCode, isTest, type Tree } from './tree.ts';

const isPage = (file: string) => file.endsWith('.md');
const command = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g;
const relativeLink = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g;

function goneScripts(tree: Tree): Finding[] {
  const scripts = scriptsOf(tree);
  return filesWhere(tree, isPage).flatMap(([file, text]) =>
    [...text.matchAll(command)]
      .filter(([, run, short]) => !scripts.has(run ?? short ?? ''))
      .map((match) => ({
        file,
        line: lineAt(text, match.index),
        problem: `\`${match[0]}\` is no command`,
        mend: 'correct the page, or add the script to package.json',
      })),
  );
}

const bankVerb = /\bnpm run bank -- ([a-z]+)/g;

function goneVerbs(tree: Tree): Finding[] {
  const verbs = new Set(
    [...(tree.get('scripts/bank.ts') ?? '').matchAll(/^ {2}'?([a-z]+)'?: \{\s*file:/gm)].map(
      ([, verb]) => verb,
    ),
  );
  return filesWhere(tree, (file) => isPage(file) || (isCode(file) && !isTest(file))).flatMap(
    ([file, text]) =>
      [...text.matchAll(bankVerb)]
        .filter(([, verb]) => !verbs.has(verb))
        .map((match) => ({
          file,
          line: lineAt(text, match.index),
          problem: `\`${match[0]}\` is no command`,
          mend: 'correct the text, or add the command to scripts/bank.ts',
        })),
  );
}

export const livingLinks: Check = {
  rule: 'links between documents lead somewhere',
  find: (tree) =>
    filesWhere(tree, isPage).flatMap(([file, text]) =>
      [...text.matchAll(relativeLink)]
        .filter(
          ([, target = '']) => !exists(tree, path.posix.join(path.posix.dirname(file), target)),
        )
        .map((match) => ({
          file,
          line: lineAt(text, match.index),
          problem: `${match[1]} does not exist`,
          mend: 'link to where it stands now',
        })),
    ),
};

const recipes = 'docs/how-to-add.md';
const quoted = /`([^`]+)`/g;
const place =
  /(?<![\w./-])(?:[\w-]+\/)+[\w.-]*|(?<![\w./*-])[\w-]+(?:\.texts)?\.(?:tsx?|sql|css)\b/g;
const nameOfCode = /\b[a-z]+[A-Z]\w*(?=\(|$)|\b[A-Z][a-z]+[A-Z]\w*\b/g;
const exportedName = /\bexports\s+`(\w+)`|\bas (\w+) \}/g;
/** The names in a recipe that its reader replaces. */
const putIn = /NOUN|NAME|NNNN|FILE|Noun/;

export const livingRecipes: Check = {
  rule: 'the files and the names of code in the recipes exist',
  find(tree) {
    const text = tree.get(recipes) ?? '';
    const folders = new Set([...tree.keys()].map((file) => file.split('/', 1)[0] ?? ''));
    const code = filesWhere(tree, isCode).map(([, file]) => file);
    const isGonePlace = (named: string) =>
      named.includes('/')
        ? folders.has(named.split('/', 1)[0] ?? '') && !exists(tree, named)
        : ![...tree.keys()].some((file) => file.endsWith(`/${named}`));
    const isGoneName = (named: string) =>
      !code.some((file) => new RegExp(String.raw`\b${named}\b`).test(file));
    const isExported = (named: string) =>
      code.some((file) => new RegExp(String.raw`\b(?:as|function|const) ${named}\b`).test(file));
    const gone = [
      ...[...text.matchAll(quoted)].flatMap(({ index, 1: words = '' }) =>
        [
          ...(words.match(place) ?? []).filter(isGonePlace),
          ...(words.match(nameOfCode) ?? []).filter(isGoneName),
        ].map((named) => ({ index, named })),
      ),
      ...[...text.matchAll(exportedName)]
        .map(({ index, 1: named, 2: renamed = '' }) => ({ index, named: named ?? renamed }))
        .filter(({ named }) => !isExported(named)),
    ];
    return gone
      .filter(({ named }) => !putIn.test(named))
      .map(({ index, named }) => ({
        file: recipes,
        line: lineAt(text, index),
        problem: `${named} does not exist`,
        mend: 'name what stands there now: who follows the recipe would look in vain',
      }));
  },
};

const widest = 100;
const isRead = (file: string) => /^docs\/[^/]+\.md$/.test(file);

export const narrowDocuments: Check = {
  rule: `no line of docs/*.md has more than ${widest} columns, except in tables and code`,
  find: (tree) =>
    filesWhere(tree, isRead).flatMap(([file, text]) => {
      let isInCode = false;
      return text.split('\n').flatMap((line, index) => {
        const isFence = /^\s*```/.test(line);
        if (isFence) isInCode = !isInCode;
        if (isFence || isInCode || line.startsWith('|') || [...line].length <= widest) return [];
        return {
          file,
          line: index + 1,
          problem: `${[...line].length} columns`,
          mend: 'wrap it: a change in a long line cannot be read in a diff',
        };
      });
    }),
};

function exists(tree: Tree, target: string): boolean {
  const folder = target.replace(/\/$/, '');
  return tree.has(folder) || [...tree.keys()].some((file) => file.startsWith(`${folder}/`));
}

function scriptsOf(tree: Tree): Set<string> {
  const { scripts = {} } = JSON.parse(tree.get('package.json') ?? '{}') as {
    scripts?: Record<string, string>;
  };
  return new Set(Object.keys(scripts));
}

export const documentedCommands: Check = {
  rule: 'every npm command in documents, and of `npm run bank` in messages too, exists',
  find: (tree) => [...goneScripts(tree), ...goneVerbs(tree)],
};
