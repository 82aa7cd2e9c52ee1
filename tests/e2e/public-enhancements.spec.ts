import { expect, test, withMotion } from './support/test.ts';

test.use(withMotion);

test('the counters start in view, count up and end exactly on target [L-035 L-136 L-234]', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await page.goto('/');
  await page.clock.pauseAt('2026-11-20T12:10:00Z');
  const figures = page.locator('[data-counters] dd');
  await expect(figures).toHaveText(['20+', '500K', '30+', '$50M']);
  await page.locator('[data-counters]').scrollIntoViewIfNeeded();
  await expect(figures.first()).toHaveText('0+');
  await page.clock.runFor(1000);
  await expect(figures).toHaveText(['10+', '250K', '15+', '$25M']);
  await page.clock.runFor(990);
  await expect(figures.nth(1)).not.toHaveText('500K');
  await page.clock.runFor(10);
  await expect(figures).toHaveText(['20+', '500K', '30+', '$50M']);
});

test('reduced motion shows the figures at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('[data-counters]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-counters] dd')).toHaveText(['20+', '500K', '30+', '$50M']);
});

test('Copy says Copied! for two seconds and copies the plain text [L-039 L-135]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await page.goto('/contact');
  await page.clock.pauseAt('2026-11-20T12:10:00Z');
  const button = page.getByRole('button', { name: 'Copy phone' });
  await button.click();
  const copied = page.getByRole('button', { name: 'Copied! phone' });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('(212) 555-0142');
  await page.clock.runFor(1990);
  await expect(copied).toBeVisible();
  await page.clock.runFor(10);
  await expect(button).toBeVisible();
});

test('the locator filters by city, by ZIP and by who is open now [L-042 L-325]', async ({
  page,
}) => {
  // A Friday, 5:30 PM in New York, 4:30 PM in Chicago, 2:30 PM in San Francisco.
  await page.clock.setFixedTime('2026-11-20T22:30:00Z');
  await page.goto('/contact');
  const locator = page.locator('[data-locator]');
  const names = locator.getByRole('listitem').getByRole('heading');
  const place = locator.getByLabel('City or ZIP code');
  await place.fill('brooklyn');
  await expect(names).toHaveText(['Heather Row']);
  await place.fill('94105');
  await expect(names).toHaveText(['Westering']);
  await place.fill('New York, 10');
  await expect(names).toHaveText(['Moor Slip']);
  await place.fill('105');
  await expect(locator.getByText('No branch matches.')).toBeVisible();
  await place.fill('nowhere');
  await expect(locator.getByText('No branch matches.')).toBeVisible();
  await place.fill('');
  await expect(names).toHaveCount(10);
  await expect(locator.getByRole('status')).toBeEmpty();
  await locator.getByLabel('Open now').check();
  await expect(names).toHaveText(['Skylark Court', 'Westering']);
});

test('the contact form names what is missing, in one go, and forgets it while it is typed', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page).toHaveTitle('Error: Contact - Larkmoor Bank');
  for (const text of [
    'First name is required.',
    'Last name is required.',
    'Email is required.',
    'Subject is required.',
    'Message is required.',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await page.getByLabel('First name').fill('Zoë 😀 <script>alert(1)</script>');
  await expect(page.getByText('First name is required.')).toHaveCount(0);
  await page.getByLabel('Email', { exact: true }).fill('nobody');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  for (const name of ['First name', 'Last name', 'Subject', 'Message'])
    await page.getByRole('textbox', { name }).fill('Fox');
  await page.getByLabel('Email', { exact: true }).fill('fox@example.com');
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await expect(page).toHaveTitle('Contact - Larkmoor Bank');
});
