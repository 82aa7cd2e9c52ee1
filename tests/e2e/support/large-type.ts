import type { CDPSession, Page } from '@playwright/test';
import { cutFigures, spaceText } from './cut-figures.ts';

/** A small telephone, a telephone, a desk. */
const widths = [320, 375, 1280];

/** The sizes that browsers call large and very large, and twice the size they ship with. */
const typePx = [20, 24, 32];
const shippedPx = 16;

/** The reader's own size of type, as the settings of a browser have it. */
const setType = async (session: CDPSession, standard: number) =>
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });

/** Looks at the page in sight in each width and type. @returns what is wrong where. */
export async function lookAtLargeType(
  page: Page,
  session: CDPSession,
  address: string,
  inLargeType: readonly (() => string[])[] = [cutFigures],
): Promise<string[]> {
  const wrong: string[] = [];
  const look = async (where: string, find: () => string[]) =>
    wrong.push(...(await page.evaluate(find)).map((problem) => `${address} ${where}: ${problem}`));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const px of typePx) {
      await setType(session, px);
      for (const find of inLargeType) await look(`${width} px wide, type of ${px} px`, find);
    }
    await setType(session, shippedPx);
    await page.evaluate(spaceText, true);
    await look(`${width} px wide, text spaced`, cutFigures);
    await page.evaluate(spaceText, false);
  }
  return wrong;
}
