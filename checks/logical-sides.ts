import type { Check, Finding } from './check.ts';
import { stylesOf } from './living-styles.ts';
import { lineAt } from './parse.ts';

/** A drawing, or a part over the middle of something, keeps its left in every language. */
const drawings = new Set([
  'web/art/scene.css',
  'web/customer/cards/card-face.css',
  'web/site/home/home-page.css',
  'web/ui/fields/field.css',
  'web/ui/panel.css',
  'web/bank/skyline/skyline-chart.css',
]);

const declaration = /(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+)/g;

const physicalName =
  /^(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius)$/;

const takesSides = /^(?:text-align|float|clear)$/;

const takesFour = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/;

/** The parts of a value; all within parentheses is one. */
const partsOf = (value: string) =>
  value
    .trim()
    .replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, (inner) => inner.replaceAll(/\s/g, ''))
    .split(/\s+/);

function isPhysical(name: string, value: string): boolean {
  if (physicalName.test(name)) return true;
  if (takesSides.test(name)) return /\b(?:left|right)\b/.test(value);
  const [first, right, third, left] = partsOf(value);
  if (left === undefined) return false;
  if (name === 'border-radius') return first !== right || third !== left;
  return takesFour.test(name) && left !== right;
}

export const logicalSides: Check = {
  rule: 'left and right are start and end, so that a page can be read from right to left',
  find: (tree) =>
    stylesOf(tree)
      .filter(([file]) => !drawings.has(file))
      .flatMap(([file, text]) =>
        [...text.matchAll(declaration)]
          .filter(([, name = '', value = '']) => isPhysical(name, value))
          .map(
            ({ index, 0: found }): Finding => ({
              file,
              line: lineAt(text, index),
              problem: `\`${found.trim()}\` says left or right`,
              mend: 'say start and end: margin-inline-start, inset-inline-end, text-align: start',
            }),
          ),
      ),
};
