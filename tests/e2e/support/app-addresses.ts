import { expect, type Page } from '@playwright/test';
import type { AppRoute } from '../../../web/app/navigation/app-route.tsx';

/** An id for each address that has one, by the address in the route table. */
type Samples = Readonly<Record<string, string>>;

/**
 * Every address of an area, as the route table has it: a list, and the one of it that is open. A
 * page that is added is looked at, too: what has no list needs a sample.
 */
export function addressesOf(
  { path: area = '', children = [] }: AppRoute,
  samples: Samples,
): string[] {
  return children
    .filter(({ redirectTo }) => redirectTo === undefined)
    .flatMap(({ path = '' }) => {
      const name = path.replace(/\?$/, '');
      const one = /:\w+$/.test(name);
      const sample = samples[name];
      if (one && sample === undefined && name === path)
        throw new Error(`${path} has no sample to be looked at.`);
      const list = path.endsWith('?') || !one ? [name.replace(/\/:\w+$/, '')] : [];
      return [...list, ...(sample === undefined ? [] : [name.replace(/:\w+$/, sample)])];
    })
    .map((path) => `${area}/${path.replace(/^\//, '')}`.replace(/\/$/, ''));
}

/** Goes on as the app's links do, and waits for what the page loads. */
export async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // The letterhead, which paper alone shows, has the address of the page in sight.
  const { href } = new URL(address, page.url());
  await expect(page.locator('.print-head-of')).toHaveText(new RegExp(`${RegExp.escape(href)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
}
