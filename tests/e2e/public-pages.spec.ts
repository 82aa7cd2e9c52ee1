import { bankFacts, brand } from '../../config/bank.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

const pages = ['/', '/services', '/about', '/contact', '/no-such-page', '/login', '/register'];

/** Pages in each language are judged alike. */
for (const locale of ['en-US', 'es-MX']) {
  test.describe(`in a browser that prefers ${locale}`, () => {
    test.use({ locale });

    for (const path of pages) {
      test(`${path} is accessible and fits, small and large, light and dark [D-04]`, async ({
        page,
      }) => {
        await page.goto(path);
        await auditSmallAndLarge(page);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    }

    for (const path of ['/', '/services', '/about', '/contact']) {
      test(`${path} weighs at most 100 KiB and runs at most 3 KiB of script`, async ({ page }) => {
        const sizes: { url: string; bytes: Promise<number> }[] = [];
        page.on('requestfinished', (request) =>
          sizes.push({
            url: request.url(),
            bytes: request.sizes().then((size) => size.responseBodySize),
          }),
        );
        await page.goto(path, { waitUntil: 'networkidle' });
        const weigh = async (wanted: RegExp) =>
          (
            await Promise.all(sizes.filter(({ url }) => wanted.test(url)).map(({ bytes }) => bytes))
          ).reduce((sum, bytes) => sum + bytes, 0);
        expect(await weigh(/./)).toBeLessThan(100 * 1024);
        expect(await weigh(/\.js$/)).toBeLessThan(3 * 1024);
      });
    }

    test('what the home page’s headline waits for comes in one flight of ten packets each', async ({
      page,
    }) => {
      const flights: Promise<[url: string, bytes: number]>[] = [];
      page.on('requestfinished', (request) => {
        flights.push(
          request
            .sizes()
            .then(({ responseHeadersSize, responseBodySize }) => [
              request.url(),
              responseHeadersSize + responseBodySize,
            ]),
        );
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      const linked = await page.evaluate(() => [
        location.href,
        ...[
          ...document.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=stylesheet]'),
        ].map(({ href }) => href),
      ]);
      const sizes = new Map(await Promise.all(flights));
      expect(linked).toHaveLength(5);
      for (const address of linked) expect(sizes.get(address), address).toBeLessThan(10 * 1460);
    });
  });
}

test('every page names itself, has one main heading and one main landmark [D-03]', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/', 'Banking Made Simple, Secure, and Smart'],
    ['/services', 'Services'],
    ['/about', 'About Us'],
    ['/contact', 'Contact'],
    ['/login', 'Log In'],
    ['/register', 'Register'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} - Larkmoor Bank`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
  }
});

test('an unknown address is a real 404 that leads back or home [L-086 L-242]', async ({ page }) => {
  await page.goto('/about');
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/about');
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  // The first page of a new tab has nothing to go back to.
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/no-such-page'));
  const newTab = await opened;
  await newTab.getByRole('link', { name: 'Go Back' }).click();
  await expect(newTab).toHaveURL('/');
});

test('a device that installs the bank is given its names and icons', async ({ request }) => {
  const answer = await request.get('/site.webmanifest');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const { icons, ...manifest } = await answer.json();
  expect(manifest).toMatchObject({
    name: bankFacts.name,
    short_name: brand.shortName,
    start_url: '/user',
    display: 'standalone',
  });
  for (const { src } of icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});

test('search engines find the four pages, with addresses of this bank', async ({
  page,
  request,
  server,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/services', '/about', '/contact'])
    expect(sitemap).toContain(`<loc>${server.origin}${path}</loc>`);
  await page.goto('/contact');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${server.origin}/contact`,
  );
  expect((await request.get('/sharing.png')).headers()['content-type']).toBe('image/png');
  await page.goto('/');
  expect(
    JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()),
  ).toMatchObject({
    '@type': 'BankOrCreditUnion',
    name: 'Larkmoor Bank',
  });
});

test('the home page’s headline is painted before the quotes’ font arrives', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  const painted = Promise.withResolvers<void>();
  // The face comes only after the page has been painted; were the headline waiting for it, neither
  // would come.
  await page.route(/besley-italic-core/, async (route) => {
    asked.resolve();
    await painted.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const firstPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(firstPaint).toBe(1);
  painted.resolve();
  await asked.promise;
});
