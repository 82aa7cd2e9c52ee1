import type { Check, Finding } from './check.ts';
import { lineAt } from './parse.ts';
import { filesWhere, isCode, type Tree } from './tree.ts';

const isStylesheet = (file: string) => file.endsWith('.css');
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' '));

/** Where pages are drawn, and their parts that the server puts in. */
const codeOf = (tree: Tree): string =>
  filesWhere(
    tree,
    (file) =>
      isCode(file) &&
      (file.startsWith('web/') || file.startsWith('scripts/') || file.startsWith('server/')),
  )
    .map(([, text]) => text)
    .join('\n');

/** Every style sheet, without its comments. */
export function stylesOf(tree: Tree): [file: string, text: string][] {
  return filesWhere(tree, isStylesheet).map(([file, text]) => [file, withoutComments(text)]);
}

/**
 * Says whether code names a class: whole, or as a stem that a value completes: `button-${look}`.
 */
function namedIn(code: string): (name: string) => boolean {
  const words = new Set(code.match(/[A-Za-z_][\w-]*/g));
  const stems = new Set([...code.matchAll(/([A-Za-z_][\w-]*-)\$\{/g)].map(([, stem]) => stem));
  return (name) =>
    words.has(name) ||
    [...name.matchAll(/-/g)].some(({ index }) => stems.has(name.slice(0, index + 1)));
}

function unusedClasses(tree: Tree): Finding[] {
  const isNamed = namedIn(codeOf(tree));
  return stylesOf(tree).flatMap(([file, text]) =>
    [...text.matchAll(/\.([A-Za-z_][\w-]*)(?=[^{};]*\{)/g)]
      .filter(([, name = '']) => !isNamed(name))
      .map(
        ({ index, 1: name }): Finding => ({
          file,
          line: lineAt(text, index),
          problem: `nothing has the class \`${name}\``,
          mend: 'take the rule out',
        }),
      ),
  );
}

function strayTokens(tree: Tree): Finding[] {
  const styles = stylesOf(tree);
  const everything = [...styles.map(([, text]) => text), codeOf(tree)].join('\n');
  const used = new Set([...everything.matchAll(/var\((--lm-[\w-]+)/g)].map(([, name]) => name));
  const defined = new Set(
    [...everything.matchAll(/(--lm-[\w-]+)['"]?\s*:/g)].map(([, name]) => name),
  );
  return styles.flatMap(([file, text]) =>
    [...text.matchAll(/--lm-[\w-]+/g)]
      .filter(([name]) => !(used.has(name) && defined.has(name)))
      .map(({ index, 0: name }): Finding => {
        const problem = used.has(name)
          ? `\`${name}\` is defined nowhere`
          : `nothing uses \`${name}\``;
        return {
          file,
          line: lineAt(text, index),
          problem,
          mend: used.has(name) ? 'name a token of web/styles/tokens.css' : 'take the token out',
        };
      }),
  );
}

export const livingStyles: Check = {
  rule: 'every class and token of the style sheets is used, and every used token is there',
  find: (tree) => [...unusedClasses(tree), ...strayTokens(tree)],
};
