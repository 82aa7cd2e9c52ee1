import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookAtLargeType } from './support/large-type.ts';
import { expect, test } from './support/test.ts';

/** The pages that the server has ready, as the build lists them; others are files. */
function publicPages(): string[] {
  const file = join(import.meta.dirname, '../../dist/web/pages.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: object };
  return Object.keys(paths).filter((path) => !path.includes('.'));
}

test('no public page scrolls sideways in large type or wide spacing', {
  tag: '@every-page',
}, async ({ page }) => {
  test.setTimeout(300_000);
  const session = await page.context().newCDPSession(page);
  const wrong: string[] = [];
  for (const address of publicPages()) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    wrong.push(...(await lookAtLargeType(page, session, address)));
  }
  expect(wrong).toEqual([]);
});
