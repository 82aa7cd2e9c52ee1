import type { Check, Finding } from './check.ts';
import { stylesOf } from './living-styles.ts';
import { lineAt } from './parse.ts';

/** What is larger than the largest token is the room of a drawing, and stands only here. */
const drawings = new Set([
  'web/site/about/about.css',
  'web/site/frame/bands.css',
  'web/site/home/hero.css',
  'web/site/home/home.css',
  'web/site/home/invitation.css',
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

export const spaceTokens: Check = {
  rule: 'margins, paddings and gaps are tokens of the space, or hairlines',
  find: (tree) =>
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
    ),
};

/**
 * Pages change at four widths. Below the fifth a page is zoomed to 400 %, or a telephone is very
 * small: there parts give way, and no layout changes.
 */
const widths = new Set(['480px', '768px', '1024px', '1280px', '360px']);

/** A width and its counterpart at the same number leave no gap, as 767px and 768px do. */
const isOurs = (condition: string) =>
  /^\(width (?:<|>=) \d+px\)$/.test(condition) &&
  widths.has(condition.slice(1, -1).split(' ')[2] ?? '');

export const fourBreakpoints: Check = {
  rule: 'pages change at four widths',
  find: (tree) =>
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
                'write (width < …) or (width >= …) with 480px, 768px, 1024px or 1280px; what ' +
                'depends on its own room asks by @container',
            }),
          ),
      ),
    ),
};
