import { expect, type Page } from '@playwright/test';

/** Lists which parts of a payment’s window are not wholly between its head and its foot. */
export async function outOfSight(page: Page, parts: readonly string[]): Promise<string[]> {
  const boxOf = async (selector: string) => {
    const box = await page.locator(`.dialog ${selector}`).boundingBox();
    if (!box) throw new Error(`${selector} is not there.`);
    return { top: box.y, bottom: box.y + box.height };
  };
  const [head, foot] = [await boxOf('.dialog-top'), await boxOf('.dialog-foot')];
  await expect(page.locator('.dialog-foot [type=submit]')).toBeInViewport({ ratio: 1 });
  const boxes = await Promise.all(parts.map(async (part) => ({ part, ...(await boxOf(part)) })));
  return boxes
    .filter(({ top, bottom }) => top < head.bottom || bottom > foot.top)
    .map(
      ({ part, top, bottom }) => `${part}: ${top} to ${bottom} of ${head.bottom} to ${foot.top}`,
    );
}
