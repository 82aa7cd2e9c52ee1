import type { Check, Finding } from './check.ts';
import { stylesOf } from './living-styles.ts';
import { lineAt } from './parse.ts';

/**
 * So many rules of pages still reach into parts of the kit: what changes in the kit must be looked
 * at in each of them. The number may only fall: lower it when you have brought it down.
 */
const ceiling = 200;

const isKit = ([file]: [file: string, text: string]) => file.startsWith('web/ui/');
const classesOf = (selector: string) => selector.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? [];
const rulesOf = (text: string) => [...text.matchAll(/[^{};\s][^{};]*(?=\{)/g)];

/** Refuses rules of pages that name a class of the kit, beyond so many. */
export function kitRestyledAtMost(most: number): Check {
  return {
    rule: 'no more rules of pages than before restyle parts of the kit',
    find(tree) {
      const styles = stylesOf(tree);
      const ofKit = new Set(
        styles
          .filter(isKit)
          .flatMap(([, text]) => rulesOf(text).flatMap(([rule]) => classesOf(rule))),
      );
      const restyling = styles
        .filter((one) => !isKit(one))
        .flatMap(([file, text]) =>
          rulesOf(text)
            .filter(([rule]) => classesOf(rule).some((name) => ofKit.has(name)))
            .map(({ index }) => ({ file, line: lineAt(text, index) })),
        );
      return restyling.slice(most).map(
        (place): Finding => ({
          ...place,
          problem: `${restyling.length} rules of pages name classes of web/ui, ${most} may`,
          mend: 'give the part of the kit a variant that says what you need',
        }),
      );
    },
  };
}

export const kitRestyled = kitRestyledAtMost(ceiling);
