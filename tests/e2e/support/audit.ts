import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A theme changes colours and nothing else, so these rules are all that the second theme needs. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** A change of theme fades; half-way colours are nobody's contrast. What moves is brought to its end; what loops for ever has none. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}

// Our pages have no frames from elsewhere, so that axe need not open a page of its own (legacy mode); only what is wrong is described.
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function expectNone(page: Page, builder: AxeBuilder, when: string): Promise<void> {
  await page.evaluate(endTransitions);
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${when}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

/** WCAG 2.2 AA and best practices hold in both themes, and nothing scrolls sideways, at the window's present size. */
export async function audit(page: Page): Promise<void> {
  const width = `${page.viewportSize()?.width} px`;
  await expectNone(page, axe(page).withTags(tags), width);
  const otherScheme = (await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)) ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: otherScheme });
  await expectNone(page, axe(page).withRules(colourRules), `${width}, ${otherScheme}`);
  await page.emulateMedia({ colorScheme: otherScheme === 'dark' ? 'light' : 'dark' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
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
