import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { crookedFields, textOutOfSight } from './text-in-sight.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * A change of theme fades, and the contrast of half-way colours says nothing. Ends what moves; what
 * loops for ever has no end.
 */
function endTransitions(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

// Our pages have no frames from elsewhere, so that axe need not open a page of its own (legacy
// mode); only what is wrong is described. No rule of ours reads style files: axe would fetch one
// that failed before, and write it into the page against the Content-Security-Policy.
const axe = (page: Page, axeSource: string) =>
  new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode();

/** The minified file: the builder's own choice is twice as much to send and to read. */
const axeFile = import.meta.resolve('axe-core/axe.min.js');
let axeText: string | undefined;

/**
 * The builder sends axe twice for every look; once for every document is enough.
 * @returns what it is to send instead.
 */
async function bringAxe(page: Page): Promise<string> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate((axeText ??= readFileSync(new URL(axeFile), 'utf8')));
  return 'true';
}

/**
 * Lists what can be pressed and is less than 24 px wide or high. A link within a sentence is as
 * high as its line; a field reaches as far as its label.
 */
function smallTargets(): string[] {
  const targets =
    'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], ' +
    '[role=tab], [role=menuitem], [role=option], [role=switch]';
  const isInSentence = (element: Element): boolean => {
    for (
      let part = element;
      getComputedStyle(part).display === 'inline' && part.parentElement;
      part = part.parentElement
    )
      if (
        [...part.parentElement.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        )
      )
        return true;
    return false;
  };
  return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
    const [width, height] = [
      Math.max(...boxes.map((box) => box.width)),
      Math.max(...boxes.map((box) => box.height)),
    ];
    const isShown =
      width > 1 &&
      height > 1 &&
      !element.closest('.visually-hidden') &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || (width >= 24 && height >= 24) || isInSentence(element)) return [];
    return [`${element.outerHTML.slice(0, 120)}: ${Math.round(width)} x ${Math.round(height)} px`];
  });
}

/**
 * Boxes that promise something and hold nothing: a panel, an alert, a badge, a heading, a list. A
 * drawing or an entry in a field counts as something.
 */
function emptyBoxes(): string[] {
  const boxes = ':is(h1, h2, h3, h4, h5, h6, ul, ol, dl), .alert-text, .panel, .badge, .dialog';
  const holds = (box: Element): boolean =>
    box.textContent.trim() !== '' ||
    [
      ...box.querySelectorAll(
        'img, svg, canvas, video, input, select, textarea, [aria-busy=true], .skeleton',
      ),
    ].some((part) => part.checkVisibility());
  return [...document.querySelectorAll(boxes)]
    .filter((box) => box.checkVisibility({ visibilityProperty: true }) && !holds(box))
    .map((box) => box.outerHTML.slice(0, 160));
}

async function expectNone(page: Page, builder: AxeBuilder, when: string): Promise<void> {
  await page.evaluate(endTransitions);
  const { violations } = await builder.analyze();
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${when}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}

/**
 * WCAG 2.2 AA and best practices hold in both themes, every target is 24 px or more, no box is
 * empty, no text is cut or covered, fields of a row are on one line, and nothing scrolls sideways,
 * at the window's present size. Every rule is applied in the theme that is shown; in the other one
 * those that look at colors, which are all that a theme changes.
 */
export async function audit(page: Page): Promise<void> {
  // A target scrolled half under the bar on top would count as a small one.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const source = await bringAxe(page);
  const width = `${page.viewportSize()?.width} px`;
  await expectNone(page, axe(page, source).withTags(tags), width);
  const otherScheme = (await page.evaluate(
    () => matchMedia('(prefers-color-scheme: dark)').matches,
  ))
    ? 'light'
    : 'dark';
  await page.emulateMedia({ colorScheme: otherScheme });
  await expectNone(page, axe(page, source).withRules(colourRules), `${width}, ${otherScheme}`);
  await page.emulateMedia({ colorScheme: otherScheme === 'dark' ? 'light' : 'dark' });
  expect(await page.evaluate(smallTargets)).toEqual([]);
  expect(await page.evaluate(emptyBoxes)).toEqual([]);
  expect(await page.evaluate(textOutOfSight), width).toEqual([]);
  expect(await page.evaluate(crookedFields), width).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

/** The same on a telephone and on a desk. */
export async function auditSmallAndLarge(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await audit(page);
  }
  if (size) await page.setViewportSize(size);
}
