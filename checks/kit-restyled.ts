import type { Check, Finding } from './check.ts';
import { DrawnParts, isOfKit, type Classed, type Drawn } from './drawn-parts.ts';
import { stylesOf } from './living-styles.ts';
import { lineAt } from './parse.ts';
import { asked, classesOf, ledTo, selectorsIn, type Step } from './selectors.ts';
import type { Tree } from './tree.ts';

/** The page decides where a part is, and whether it is shown. */
const placing =
  /^(margin(-|$)|flex(-grow|-shrink|-basis)?$|grid-(row|column|area)(-start|-end)?$|order$|(align|justify|place)-self$|(min-|max-)?(width|inline-size)$|position$|top$|z-index$|inset)/;
/** And it arranges a part's own content within a part that it gives a class. */
const arranging =
  /^(display$|((row|column)-)?gap$|grid-(template|auto)|(align|justify|place)-(items|content)$|flex-(direction|wrap|flow)$|table-layout$|container|overflow)/;

const rulesOf = (text: string) => [...text.matchAll(/([^{};\s][^{};]*)\{([^{}]*)\}/g)];
const subjectOf = (selector: readonly Step[]) => asked(selector.at(-1)?.compound ?? '');
const propertyOf = (declaration: string) => declaration.split(':', 1)[0]?.trim() ?? '';
const withDescendants = (drawn: readonly Drawn[]): Drawn[] =>
  drawn.flatMap((one) => [one, ...withDescendants(one.children)]);

/** The classes of the kit, and the elements that pages draw with it. */
class Kit {
  /** The properties that it offers. */
  readonly offered: ReadonlySet<string>;
  readonly #classes: ReadonlySet<string>;
  readonly #inPages: readonly Classed[];
  /** Words for text, which any element may have. */
  readonly #ofEveryPage: ReadonlySet<string>;
  readonly #given = new Map<string, boolean>();

  constructor(tree: Tree) {
    const styles = stylesOf(tree);
    const kit = styles.filter(([file]) => isOfKit(file));
    const shared = styles.filter(([file]) => file.startsWith('web/styles/'));
    const properties = [...kit, ...shared].flatMap(([, text]) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
    );
    this.offered = new Set(properties.filter((name) => !name.startsWith('--lm-')));
    const classed = new DrawnParts(tree).classed();
    this.#inPages = classed.filter(({ ofKit }) => !ofKit);
    this.#ofEveryPage = new Set(shared.flatMap(([, text]) => classesOf(text)));
    const styled = kit
      .flatMap(([, text]) => rulesOf(text))
      .flatMap(([, list = '']) => selectorsIn(list))
      .flatMap((selector) => classesOf(subjectOf(selector)));
    const drawn = classed.filter(({ ofKit }) => ofKit).flatMap(({ classes }) => classes);
    this.#classes = new Set([...styled, ...drawn.filter((name) => !this.#ofEveryPage.has(name))]);
  }

  /** Lists declarations of a rule that restyle the kit, if one of its selectors ends there. */
  restyling(selector: readonly Step[], looks: readonly string[]): readonly string[] {
    if (looks.length === 0) return [];
    const subject = subjectOf(selector);
    const classes = classesOf(subject);
    if (classes.some((name) => this.#classes.has(name))) return looks;
    // The page owns what it draws before and after a part of the kit.
    if (classes.length > 0)
      return !subject.includes('::') && classes.some((name) => this.#isGiven(name))
        ? looks.filter((declaration) => !arranging.test(propertyOf(declaration)))
        : [];
    return this.#reachesIn(selector) ? looks : [];
  }

  /** Says whether pages give a class of theirs to a part of the kit. */
  #isGiven(name: string): boolean {
    if (this.#ofEveryPage.has(name)) return false;
    const known = this.#given.get(name);
    if (known !== undefined) return known;
    const given = this.#inPages
      .filter(({ classes }) => classes.includes(name))
      .flatMap(({ drawn }) => withDescendants(drawn()))
      .filter(({ classes }) => classes.includes(name))
      .some(({ ofKit, classes }) => ofKit || classes.some((one) => this.#classes.has(one)));
    this.#given.set(name, given);
    return given;
  }

  /** Says whether a selector without a class of its own at the end leads to what the kit draws. */
  #reachesIn(selector: readonly Step[]): boolean {
    const isOwn = (name: string) => !this.#classes.has(name);
    const begin = selector.findLastIndex(({ compound }) => classesOf(asked(compound)).some(isOwn));
    const [scope, ...rest] = selector.slice(begin);
    if (begin < 0 || !scope) return false;
    return this.#inPages
      .filter(({ classes }) =>
        classesOf(asked(scope.compound)).some((name) => classes.includes(name)),
      )
      .flatMap(({ drawn }) => drawn())
      .some((drawn) =>
        ledTo([drawn], [{ ...scope, from: ' ' }, ...rest]).some(({ ofKit }) => ofKit),
      );
  }
}

/** Each declaration that says how something looks, and is no property that the kit offers. */
function looksOf(body: string, offered: ReadonlySet<string>): string[] {
  return body
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      const property = propertyOf(declaration);
      if (property === '' || offered.has(property) || placing.test(property)) return false;
      return !/^display:\s*none$/.test(declaration);
    });
}

/** The kit alone says how a part of it looks: pages place it, and set what it offers. */
export const kitRestyled: Check = {
  rule: 'pages place the parts of the kit and set the properties they offer, and restyle none',
  find(tree) {
    const kit = new Kit(tree);
    return stylesOf(tree)
      .filter(([file]) => !isOfKit(file) && !file.startsWith('web/styles/'))
      .flatMap(([file, text]) =>
        rulesOf(text).flatMap(({ index, 1: list = '', 2: body = '' }) => {
          const looks = looksOf(body, kit.offered);
          const restyling = selectorsIn(list).flatMap((selector) => kit.restyling(selector, looks));
          return [...new Set(restyling)].map(
            (declaration): Finding => ({
              file,
              line: lineAt(text, index),
              problem: `restyles a part of the kit: ${declaration.replaceAll(/\s+/g, ' ')}`,
              mend: 'give the part a variant or a property with a default, and set that',
            }),
          );
        }),
      );
  },
};
