import type { Drawn } from './drawn-parts.ts';

/** One step of a selector: how it goes on from the one before, and what it asks of an element. */
export interface Step {
  from: ' ' | '>' | '+' | '~';
  compound: string;
}

const outside = '(?![^(]*\\))';
const commas = new RegExp(`,${outside}`);
const steps = new RegExp(`\\s*([>+~])\\s*${outside}|\\s+${outside}`);
const asks = /:(has|not|is|where)\(((?:[^()]|\([^()]*\))*)\)/g;

export const classesOf = (compound: string): string[] =>
  compound.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? [];

/** The selectors of a list, each as its steps; what `:has()` asks only chooses among elements. */
export function selectorsIn(list: string): Step[][] {
  return list
    .replaceAll(/:has\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(commas)
    .map((selector) => {
      const parts = selector.trim().split(steps);
      return parts.flatMap((compound, index) =>
        index % 2 === 0 && compound !== undefined && compound !== ''
          ? [{ compound, from: (parts[index - 1] ?? ' ') as Step['from'] }]
          : [],
      );
    })
    .filter((selector) => selector.length > 0);
}

/** The compound without its `:not()`: what it asks, not what it leaves out. */
export const asked = (compound: string): string =>
  compound.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');

/** Says whether a compound can ask for an element; states and attributes may be any. */
export function isAskedFor(compound: string, element: Drawn): boolean {
  const lists = [...compound.matchAll(asks)];
  const plain = compound.replaceAll(asks, '');
  const tag = /^[a-z][a-z0-9]*/.exec(plain)?.[0] ?? element.tag;
  return (
    tag === element.tag &&
    classesOf(plain).every((name) => element.classes.includes(name)) &&
    lists.every(([, kind, list = '']) => {
      const last = selectorsIn(list).map((selector) => selector.at(-1)?.compound ?? '*');
      return last.some((one) => isAskedFor(one, element)) === (kind !== 'not');
    })
  );
}

const withDescendants = (
  elements: readonly Drawn[],
): { element: Drawn; siblings: readonly Drawn[] }[] =>
  elements.flatMap((element) => [
    { element, siblings: elements },
    ...withDescendants(element.children),
  ]);

/** The elements among and within some that the steps lead to. */
export function ledTo(elements: readonly Drawn[], [step, ...rest]: readonly Step[]): Drawn[] {
  if (!step) return [];
  const candidates =
    step.from === ' '
      ? withDescendants(elements)
      : elements.map((element) => ({ element, siblings: elements }));
  return candidates
    .filter(({ element }) => isAskedFor(step.compound, element))
    .flatMap(({ element, siblings }) => {
      const [next] = rest;
      if (!next) return [element];
      return ledTo(next.from === '+' || next.from === '~' ? siblings : element.children, rest);
    });
}
