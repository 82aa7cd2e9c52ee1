import type { Check, Finding } from './check.ts';
import type { Tree } from './tree.ts';
import { stylesOf } from './living-styles.ts';
import { lineAt } from './parse.ts';

/** A length above the largest token is the room of a drawing, and only these files have one. */
const drawings = new Set([
  'web/site/about/about.css',
  'web/site/frame/bands.css',
  'web/site/home/home-page.css',
  'web/site/home/home.css',
  'web/site/not-found/not-found.css',
]);

const hairlinePx = 3;
const largestTokenPx = 96;

const spacing =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)(?:-[a-z-]+)?|(?:row-|column-)?gap):\s*([^;{}]+)/g;

/** Paper has its own measures, and a part may take a share of its own room. */
const otherMeasures = /^(?:pt|mm|cq\w+)$/;

/** A share of the window lies between two tokens. */
const isHeld = (unit: string, value: string) => /^[sld]?v\w+$/.test(unit) && /clamp\(/.test(value);

function isOffTokens(file: string, length: number, unit: string, value: string): boolean {
  if (unit === 'px') return length > hairlinePx && !(length > largestTokenPx && drawings.has(file));
  return !otherMeasures.test(unit) && !isHeld(unit, value);
}

const offTokens = (tree: Tree): Finding[] =>
  stylesOf(tree).flatMap(([file, text]) =>
    [...text.matchAll(spacing)].flatMap(({ index, 1: value = '' }) =>
      [...value.matchAll(/(?<![\w.-])-?([\d.]+)([a-z]+)\b/g)]
        .filter(([, digits, unit = '']) => isOffTokens(file, Number(digits), unit, value))
        .map(
          ([length]): Finding => ({
            file,
            line: lineAt(text, index),
            problem: `${length} is no token of the space`,
            mend: 'take the nearest var(--lm-space-…) of web/styles/tokens.css',
          }),
        ),
    ),
  );

/**
 * Pages change at four widths, measured in the reader's own type: at twice its size a window holds
 * half as much. Below the fifth a page is zoomed to 400 %, or a telephone is very
 * small: there parts give way, and no layout changes. Below the sixth, type is larger than a window is wide
 * for.
 */
const widths = new Set(['30rem', '48rem', '64rem', '80rem', '22.5rem', '20rem']);

/** A width and its counterpart at the same number leave no gap, as 47rem and 48rem do. */
const isOurs = (condition: string) =>
  /^\(width (?:<|>=) [\d.]+rem\)$/.test(condition) &&
  widths.has(condition.slice(1, -1).split(' ')[2] ?? '');

const offWidths = (tree: Tree): Finding[] =>
  stylesOf(tree).flatMap(([file, text]) =>
    [...text.matchAll(/@media[^{]+/g)].flatMap(({ index, 0: query }) =>
      (query.match(/\([^()]*\bwidth\b[^()]*\)/g) ?? [])
        .filter((condition) => !isOurs(condition))
        .map(
          (condition): Finding => ({
            file,
            line: lineAt(text, index),
            problem: `${condition} is none of our widths`,
            mend:
              'write (width < …) or (width >= …) with 30rem, 48rem, 64rem or 80rem; what ' +
              'depends on its own room asks by @container',
          }),
        ),
    ),
  );

export const spaceAndWidths: Check = {
  rule: 'margins, paddings and gaps are tokens of the space, or hairlines; pages change at four widths',
  find: (tree) => [...offTokens(tree), ...offWidths(tree)],
};
