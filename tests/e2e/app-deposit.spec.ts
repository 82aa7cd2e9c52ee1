import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import {
  addBusinessDays,
  addWeekdays,
  nextBusinessDay,
} from '../../contract/values/business-days.ts';
import { checkPictures } from '../../fixtures/check-pictures.ts';
import { formatWeekday, noonOf } from '../../web/ui/values/format-date.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

const checksPath = '/api/deposits/checks';

const asFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

const sizeOf = async (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

const shown = (day: string) => formatWeekday(noonOf(day));

test('bank details are copied as plain digits, and Copied! stands for two seconds [L-009 L-072 L-135 L-233]', async ({
  page,
  context,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const customer = await newCustomer(server);
  await keepSession(page, customer);
  await page.goto('/user/deposit');
  for (const [name, digits] of [
    ['Bank name', 'Larkmoor Bank'],
    ['Routing number', '026555014'],
    ['Account number', customer.checking.number],
  ] as const) {
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(digits);
  }
  const { number } = customer.checking;
  await expect(page.getByText(`Goes into Checking ···${number.slice(-3)}.`)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const last = page.getByRole('button', { name: /Copy Account number|Copied!/ }).last();
  await expect(last).toHaveText('Copy Account number');
  await last.click();
  await expect(last).toHaveText('Copied!');
  await page.clock.runFor(1_990);
  await expect(last).toHaveText('Copied!');
  await page.clock.runFor(20);
  await expect(last).toHaveText('Copy Account number');
});

test('a check is taken, looked at, sent behind its five seconds, and followed [D-20 D-52 D-53 D-72 L-010 L-073 L-128 L-129 L-130 L-230 L-281 L-329]', {
  tag: ['@camera', '@journey'],
}, async ({ page, context, server }) => {
  const customer = await newCustomer(server);
  const { front, back } = await checkPictures({
    from: 'Harrow Street Clinic',
    to: customer.username,
    amount: 240.5,
    number: 2041,
  });
  await page.clock.install();
  await keepSession(page, customer);
  await page.goto('/user/deposit');
  await expect(page.getByText('No checks yet')).toBeVisible();
  const open = page.getByRole('main').getByRole('button', { name: 'Mobile Check Deposit' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Mobile Check Deposit' });
  const submit = dialog.getByRole('button', { name: 'Submit Check' });
  await submit.click();
  await expect(dialog.getByText('Please add a picture of the front of your check.')).toBeVisible();
  await expect(dialog.getByText('Please add a picture of the back of your check.')).toBeVisible();
  await expect(page).toHaveTitle('Error: Mobile Check Deposit - Larkmoor Bank');
  await auditSmallAndLarge(page);

  // A camera that is not allowed says so; one that is takes the picture.
  const camera = dialog.getByRole('button', { name: 'Use camera for the front of your check' });
  await camera.click();
  await expect(dialog.getByText('The camera was not allowed.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close camera' }).click();
  await expect(camera).toBeFocused();
  await context.grantPermissions(['camera']);
  await camera.click();
  await dialog.getByRole('button', { name: 'Take picture of the front of your check' }).click();
  await expect(
    dialog.getByRole('button', { name: 'Rotate the front of your check' }),
  ).toBeFocused();
  await dialog.getByRole('button', { name: 'Retake the front of your check' }).click();

  // A file: turned once; one that is no picture is named.
  await dialog
    .getByLabel('Choose the front of the check')
    .setInputFiles(asFile('front.jpg', front));
  await expect
    .poll(async () => (await sizeOf(page, 'Your picture of the front of your check'))[0])
    .toBeGreaterThan(0);
  const [width = 0, height = 0] = await sizeOf(page, 'Your picture of the front of your check');
  expect(width).toBeGreaterThan(height);
  await dialog.getByRole('button', { name: 'Rotate the front of your check' }).press('Enter');
  await expect
    .poll(async () => sizeOf(page, 'Your picture of the front of your check'))
    .toEqual([height, width]);
  await dialog
    .getByLabel('Choose the back of the check')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(dialog.getByText('notes.txt cannot be used.')).toBeVisible();
  // A phone's own kinds: what the browser can draw is drawn, of the rest it says what helps.
  await dialog.getByLabel('Choose the back of the check').setInputFiles({
    name: 'IMG_0042.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('no browser here reads this'),
  });
  await expect(dialog.getByText('This browser can’t read IMG_0042.HEIC.')).toBeVisible();
  await dialog.getByLabel('Choose the back of the check').setInputFiles({
    name: 'back.avif',
    mimeType: 'image/avif',
    buffer: await sharp(back).avif({ effort: 0 }).toBuffer(),
  });
  await expect
    .poll(async () => (await sizeOf(page, 'Your picture of the back of your check'))[0])
    .toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Retake the back of your check' }).click();
  await dialog.getByLabel('Choose the back of the check').setInputFiles(asFile('back.jpg', back));
  await dialog.getByLabel('Amount').fill('twelve');
  await submit.click();
  await expect(
    dialog.getByText('Enter the amount like 1,234.50, or leave it blank.'),
  ).toBeVisible();
  await dialog.getByLabel('Amount').fill('$240.50');
  await audit(page);

  // Escape asks once; a line that breaks keeps the pictures.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await page.route(`**${checksPath}`, (route) => route.abort());
  await submit.click();
  await expect(
    dialog.getByText('Network error. Your check may not have reached us.'),
  ).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await page.unroute(`**${checksPath}`);

  const noOwnDays = { closed: [], open: [] };
  // Our server tells of a holiday only near one, so the answer is altered on the wire.
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const [expected, holiday] = [
    addWeekdays(today, 3),
    nextBusinessDay(addBusinessDays(today, 3, noOwnDays), noOwnDays),
  ];
  await page.route(`**${checksPath}`, async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    return route.fulfill({
      response,
      json: { ...answer, check: { ...answer.check, availableDate: holiday } },
    });
  });
  await page.clock.pauseAt(new Date(Date.now() + 120_000));
  const answered = page.waitForResponse(
    (response) => response.url().endsWith(checksPath) && response.request().method() === 'POST',
  );
  await submit.click();
  await expect(dialog.getByText('Processing your check, please wait...')).toBeVisible();
  expect((await answered).status()).toBe(201);
  await expect(dialog.getByRole('progressbar', { name: 'Upload' })).toHaveJSProperty('value', 1);
  await page.clock.runFor(4_900);
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Processing your check, please wait...')).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialog.getByText('Check Submitted Successfully!')).toBeVisible();
  await page.clock.resume();
  await expect(dialog.getByText(`Funds are expected on ${shown(expected)}.`)).toBeVisible();
  await expect(
    dialog.getByText(
      `Banks are closed on a holiday until then, so they will arrive on ${shown(holiday)}.`,
    ),
  ).toBeVisible();
  await page.unroute(`**${checksPath}`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);

  // The list has the check with its pictures, and the next one starts with an empty form.
  await expect(page.getByRole('heading', { name: '$240.50' })).toBeVisible();
  await page.getByRole('button', { name: /^Show pictures/ }).click();
  await expect(page.getByRole('img', { name: 'Back of your check' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await open.click();
  await expect(dialog.getByLabel('Amount')).toHaveValue('');
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // The later decisions of staff about checks: their answers are altered on the wire.
  await page.route(`**${checksPath}`, async (route: Route) => {
    const response = await route.fetch();
    const { checks, ...rest } = await response.json();
    const [check] = checks;
    const decided = [
      { ...check, _id: '2', status: 'In review' },
      {
        ...check,
        _id: '3',
        status: 'Accepted',
        amount: 240.5,
        holds: [{ amount: 240.5, spendable: 40.5, availableDate: holiday }],
      },
      { ...check, _id: '4', status: 'Returned', returnReason: 'The back is not signed.' },
    ];
    return route.fulfill({ response, json: { ...rest, checks: decided } });
  });
  await page.reload();
  const items = page.getByRole('region', { name: 'Your checks' }).getByRole('listitem');
  await expect(items.nth(0)).toContainText('In review');
  await expect(items.nth(1)).toContainText(
    `Deposited. Available: $40.50 on ${shown(holiday)}. $200.00 of it covered another check ` +
      'that came back unpaid.',
  );
  await expect(items.nth(2)).toContainText('No money was moved. The back is not signed.');
  await auditSmallAndLarge(page);
});
