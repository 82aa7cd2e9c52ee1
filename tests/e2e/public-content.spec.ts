import { sizes } from './support/drawn-scenes.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('home says everything without JavaScript [L-032 L-033 L-034 L-036 L-240]', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Banking Made Simple, Secure, and Smart$/,
  );
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await expect(main.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(main.getByRole('link', { name: 'Open an account' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(main.getByRole('link', { name: 'All services' })).toHaveAttribute(
    'href',
    '/services',
  );
  for (const feature of [
    'Secure by habit',
    'Money that moves in a day',
    'Two cards, one view',
    'Statements without the wait',
  ])
    await expect(main.getByRole('heading', { level: 3, name: feature })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(3);
  await expect(page.locator('.hero-figures li')).toHaveText([
    '4.07% APY on savings today',
    '$0.00 for a local transfer or a bill',
    'Deposits insured up to $250,000',
  ]);
  // A picture of a dashboard is one sentence for who does not see it, and says whose it is not.
  const example = main.getByRole('img', { name: /^An example of the dashboard/ });
  await expect(example).toBeVisible();
  await expect(example.getByText('Example', { exact: true })).toBeVisible();
  await expect(page.locator('dl dd')).toHaveText(['20+', '500K', '30+', '$50M']);
  await expect(page.locator('blockquote')).toHaveCount(3);
});

test('services lists six categories, answers questions and leads to contact [L-037]', async ({
  page,
}) => {
  await page.goto('/services');
  for (const category of [
    'Personal',
    'Business',
    'Wealth Management',
    'Digital',
    'Loans & Mortgages',
    'Insurance',
  ]) {
    await expect(
      page.getByRole('heading', { level: 2, name: category, exact: true }),
    ).toBeVisible();
  }
  await page.getByText('Is my money insured?').click();
  await expect(page.getByText('Deposits are insured up to $250,000.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('every section of services and of about leads on, and says what it costs today', async ({
  page,
}) => {
  await page.goto('/services');
  for (const [section, door, to] of [
    ['personal', 'Open an account', '/register'],
    ['business', 'Ask about business accounts', '/contact'],
    ['wealth', 'Ask about investing', '/contact'],
    ['digital', 'Log in to your accounts', '/login'],
    ['loans', 'Apply for a loan', '/user/loans'],
    ['insurance', 'Ask about insurance', '/contact'],
  ] as const)
    await expect(page.locator(`#${section}`).getByRole('link', { name: door })).toHaveAttribute(
      'href',
      to,
    );
  await expect(page.locator('#personal')).toContainText('4.07% APY');
  await expect(page.locator('#business')).toContainText(
    'Local transfers and bill payments are free',
  );
  await expect(page.locator('#wealth')).toContainText('Investments are not insured');
  await expect(page.locator('#loans dd')).toHaveCount(4);
  await page.goto('/about');
  for (const [door, to] of [
    ['Find a branch', '/contact#branches'],
    ['See what we offer', '/services'],
    ['Write to us', '/contact'],
    ['Open an account', '/register'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name: door })).toHaveAttribute(
      'href',
      to,
    );
  await expect(page.locator('.bank-figures dd')).toHaveText(['4.07%', '4.99%', '$0.00', '$15.00']);
});

test('home answers in the first view: headline, both doors and the figures', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      main.getByRole('link', { name: 'Log In' }),
      main.getByRole('link', { name: 'Open an account' }),
      page.locator('.hero-figures'),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('about tells the story, values, leaders and the insured sum [L-038 L-240 L-328]', async ({
  page,
}) => {
  await page.goto('/about');
  for (const text of [
    'A quiet bank, since 2005',
    'Our story',
    'Leadership team',
    'Security and compliance',
    'Deposits insured up to $250,000',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('main').getByText('100+', { exact: true })).toBeVisible();
});

test('the three sets of hours stand each in its place [L-039 L-043 L-241 L-328]', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('table', { name: 'Hours' }).getByRole('row')).toHaveText([
    'Mon-Fri9:00 AM - 5:00 PM',
    'Sat10:00 AM - 2:00 PM',
    'SunClosed',
  ]);
  await expect(page.getByRole('contentinfo')).toContainText('Mon-Fri 9:00 AM - 5:00 PM');
  await page.getByText('When can I reach support by phone?').click();
  await expect(page.getByText('Mon-Fri 8:00 AM - 8:00 PM and Sat 9:00 AM - 3:00 PM')).toBeVisible();
});

test('contact has the whole form, three featured branches and every branch [L-040 L-043]', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const name of [
    'firstName',
    'lastName',
    'email',
    'phone',
    'subject',
    'message',
    'privacyConsent',
  ])
    await expect(page.locator(`[name=${name}]`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect(page.locator('[data-place]')).toHaveCount(10);
});

test('the footer is complete on every public page [L-001 L-002 L-003 L-021 L-027 L-028 L-029 L-030 L-031 L-240]', async ({
  page,
}) => {
  for (const path of ['/', '/services', '/about', '/contact', '/login', '/register']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    for (const name of ['Home', 'Services', 'About Us', 'Contact'])
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    for (const text of [
      'Providing secure and innovative banking solutions since 2005.',
      'Quick Links',
      'Personal Banking',
      'Business Banking',
      'Loans',
      'Investments',
      'Insurance',
      '19 Moor Slip, New York, NY 10004',
      '(212) 555-0142',
      'info@larkmoor.example',
      'Mon-Fri 9:00 AM - 5:00 PM',
      'LinkedIn',
      'Facebook',
      'X',
      'YouTube',
      'Visa',
      'MasterCard',
      'Discover',
      'American Express',
      'Verve',
      '© 2025 Larkmoor Bank. All rights reserved.',
    ]) {
      await expect(footer.getByText(text, { exact: true })).toBeVisible();
    }
    for (const policy of ['Terms of Service', 'Privacy Policy', 'Cookie Policy']) {
      await expect(footer.getByText(policy)).toBeVisible();
      await expect(footer.getByRole('link', { name: policy })).toHaveCount(0);
    }
  }
});

test('on a small screen the links stay in sight [L-024]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/login');
  for (const name of ['Home', 'Services', 'About Us', 'Contact', 'Log In', 'Register'])
    await expect(
      page.getByRole('banner').getByRole('link', { name, exact: true }),
    ).toBeInViewport();
  // The line that says online banking needs JavaScript carries the phone number.
  await expect(page.locator('noscript a')).toBeVisible();
  await expect(page.locator('noscript a')).toHaveAttribute('href', 'tel:+12125550142');
});

test('a sign-in page without JavaScript says what to do, has no dead button', async ({ page }) => {
  for (const [path, button] of [
    ['/login', 'Log In'],
    ['/register', 'Register'],
    ['/forgot-password', 'Send me a link'],
    ['/reset-password', 'Reset password'],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole('main');
    const advice = main.locator('noscript p');
    await expect(advice).toContainText('Online banking needs JavaScript.');
    await expect(main.getByRole('button')).toHaveText([button]);
    for (const input of await main.locator('input:not([type=checkbox])').all())
      await input.fill('zoe@example.com');
    const sent = page.waitForResponse((response) => response.request().method() === 'POST');
    await main.getByRole('button', { name: button }).click();
    expect((await sent).status()).toBe(303);
    await expect(page).toHaveURL(path);
    await expect(advice.locator('a')).toBeVisible();
  }
});

test('without a way to search, the locator shows every branch and promises no search', async ({
  page,
}) => {
  await page.goto('/contact');
  const locator = page.locator('[data-locator]');
  await expect(locator.getByRole('listitem').filter({ visible: true })).toHaveCount(10);
  await expect(locator.getByText(/search/i).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Copy/ }).filter({ visible: true })).toHaveCount(0);
});
