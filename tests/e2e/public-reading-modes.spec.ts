import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const pages = [
  '/',
  '/services',
  '/about',
  '/contact',
  '/no-such-page',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
];

/** A laptop's 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };

/** Elements that reach over the sides, or cut off what they hold. */
async function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'body *:not(svg, svg *, .visually-hidden, .visually-hidden *)',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.offsetWidth > 1)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const cuts =
          !element.matches('input, textarea') &&
          getComputedStyle(element).overflowX !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1;
        return left < -1 || right > innerWidth + 1 || cuts;
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  );
}

/**
 * Says whether a person who looks at the middle of an element sees it and not something that lies
 * over it.
 */
async function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above !== null && (target.contains(above) || above.contains(target));
  });
}

for (const path of pages) {
  test(`at 400 % zoom ${path} is cut nowhere and keyboard focus is never covered [D-03]`, async ({
    page,
  }) => {
    await page.setViewportSize(zoomed);
    await page.goto(path);
    expect(await findCut(page)).toEqual([]);
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) break;
      expect(
        await isUncovered(focused),
        await focused.evaluate((element) => element.outerHTML.slice(0, 120)),
      ).toBe(true);
    }
  });
}

test('at 400 % zoom a sign-in page begins with its heading', async ({ page }) => {
  await page.setViewportSize(zoomed);
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test('at 400 % zoom the last choice of the open menu can be reached', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const register = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await register.focus();
  await expect(register).toBeInViewport({ ratio: 1 });
  expect(await isUncovered(register)).toBe(true);
});

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('controls keep an edge, focus a ring, the current page and an error a mark [D-06]', async ({
    page,
  }) => {
    await page.goto('/contact');
    const banner = page.getByRole('banner');
    await expect(banner.locator('[aria-current=page]')).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    for (const control of [
      page.locator('[name=firstName]'),
      page.getByRole('button', { name: 'Send message' }),
      page.getByRole('button', { name: 'Copy phone' }),
    ]) {
      await expect(control).toHaveCSS('border-top-style', 'solid');
      await control.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect(control).toHaveCSS('outline-style', 'solid');
    }
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('.field-invalid').first()).toHaveCSS('border-left-width', '4px');
    await expect(page.locator('.field-error svg').first()).toBeVisible();
  });

  test('the leaders keep the ring around their initials', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('.leader-monogram').first()).toHaveCSS('border-top-style', 'solid');
  });
});

test('more contrast on request makes lines and secondary text as strong as the rest', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/contact');
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(page.locator('.contact-form-panel > .muted')).toHaveCSS('color', ink);
  await expect(page.locator('[name=firstName]')).toHaveCSS('border-top-width', '2px');
});
