import type { Check, Finding } from './check.ts';
import { stylesOf } from './living-styles.ts';
import { lineAt } from './parse.ts';

/** Where a part stands, and whether it does, is the page's affair. */
const placing =
  /^(margin(-|$)|flex(-grow|-shrink|-basis)?$|grid-(row|column|area)(-start|-end)?$|order$|(align|justify|place)-self$|(min-|max-)?(width|inline-size)$|position$|inset)/;

const isOfKit = (file: string) => file.startsWith('web/ui/') || file.startsWith('web/styles/');
const rulesOf = (text: string) => [...text.matchAll(/([^{};\s][^{};]*)\{([^{}]*)\}/g)];
const classesOf = (compound: string) => compound.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? [];

/** What a selector matches comes last; `:has()` and `:not()` only choose among it. */
function subjectsOf(selectors: string): string[] {
  const plain = selectors.replaceAll(/:(?:has|not)\((?:[^()]|\([^()]*\))*\)/g, '');
  return plain
    .split(/,(?![^(]*\))/)
    .map((selector) => selector.split(/[\s>+~]+(?![^(]*\))/).findLast((part) => /\w/.test(part)))
    .filter((subject) => subject !== undefined);
}

/** Each declaration that says how something looks, and is no property that the kit offers. */
function looksOf(body: string, offered: ReadonlySet<string>): string[] {
  return body
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      const [property = '', value = ''] = declaration.split(/\s*:\s*/, 2);
      if (property === '' || offered.has(property) || placing.test(property)) return false;
      return !(property === 'display' && value === 'none');
    });
}

/** How a part of the kit looks stands in the kit: pages place it, and set what it offers. */
export const kitRestyled: Check = {
  rule: 'pages place the parts of the kit and set the properties they offer, and restyle none',
  find(tree) {
    const styles = stylesOf(tree);
    const kit = styles.filter(([file]) => file.startsWith('web/ui/'));
    const ofKit = new Set(
      kit.flatMap(([, text]) =>
        rulesOf(text).flatMap(([, selectors = '']) => subjectsOf(selectors).flatMap(classesOf)),
      ),
    );
    const offered = new Set(
      styles
        .filter(([file]) => isOfKit(file))
        .flatMap(([, text]) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
        .filter((name) => !name.startsWith('--lm-')),
    );
    return styles
      .filter(([file]) => !isOfKit(file))
      .flatMap(([file, text]) =>
        rulesOf(text)
          .filter(([, selectors = '']) =>
            subjectsOf(selectors).some((subject) =>
              classesOf(subject).some((name) => ofKit.has(name)),
            ),
          )
          .flatMap(({ index, 2: body = '' }) =>
            looksOf(body, offered).map(
              (declaration): Finding => ({
                file,
                line: lineAt(text, index),
                problem: `restyles a part of the kit: ${declaration}`,
                mend: 'give the part a variant or a property with a default, and set that',
              }),
            ),
          ),
      );
  },
};
