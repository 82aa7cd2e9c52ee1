import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('an e-statement is mailed and downloaded; entries leave as CSV [L-066 L-239 L-327]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 321.09);
  await keepSession(page, customer);
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'E-Statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'E-Statement' });
  await expect(
    dialog.getByText(/is emailed to .* Please allow 10 minutes, and check your spam folder\./),
  ).toBeVisible();
  await dialog
    .getByLabel('Account')
    .selectOption(`Savings ${customer.savings.number.replaceAll(/(\d{3})(?=\d)/g, '$1 ')}`);
  await audit(page);
  await dialog.getByRole('button', { name: 'Email statement' }).click();
  await expect(dialog.getByText(/on its way by email/)).toBeVisible();

  const pdf = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })
    .format(new Date())
    .slice(0, 7);
  expect((await pdf).suggestedFilename()).toBe(
    `larkmoor-statement-${customer.savings.number}-${month}.pdf`,
  );
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await readFile(await (await pdf).path()))),
  );
  expect(text.join('\n')).toContain('+$321.09');

  await dialog.getByRole('link', { name: 'Statements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible();
  // The months are the page: this one first, and two presses for its file.
  const months = page.getByRole('region', { name: 'Monthly statements' });
  await expect(months.getByRole('listitem').first()).toContainText('Up to today');
  await months.getByLabel('Account').selectOption({ index: 1 });
  const kept = page.waitForEvent('download');
  await months
    .getByRole('button', { name: /^PDF of / })
    .first()
    .press('Enter');
  expect((await kept).suggestedFilename()).toBe(
    `larkmoor-statement-${customer.savings.number}-${month}.pdf`,
  );
  await expect(page.getByText('The statement is in your downloads.')).toBeVisible();
  await months
    .getByRole('button', { name: /^Email the statement of / })
    .first()
    .click();
  await expect(page.getByText(/on its way by email/)).toBeVisible();
  await page.route('**/api/statements/email', (route) => route.abort());
  await months
    .getByRole('button', { name: /^Email/ })
    .first()
    .click();
  // It may be on its way although no answer says so.
  await expect(
    months
      .getByRole('listitem')
      .first()
      .getByText(
        'Network error. We could not find out whether the statement was sent. Please check your ' +
          'inbox in 10 minutes before you try again.',
      ),
  ).toBeVisible();
  await expect(page).toHaveTitle('Error: Statements - Larkmoor Bank');
  await page.unroute('**/api/statements/email');
  await page.route('**/api/statements/*/*.pdf', (route) => route.abort(), { times: 1 });
  await months
    .getByRole('button', { name: /^PDF of / })
    .first()
    .click();
  await expect(
    months.getByRole('listitem').first().getByText('Network error. Nothing was sent.'),
  ).toBeVisible();

  const exported = page.getByRole('region', { name: 'Export transactions' });
  await exported.getByLabel('Account').selectOption({ index: 1 });
  await exported.getByRole('button', { name: 'Year to date' }).click();
  const csv = page.waitForEvent('download');
  await exported.getByRole('button', { name: 'Download' }).click();
  const lines = (await readFile(await (await csv).path(), 'utf8')).split('\r\n');
  expect(lines[0]?.startsWith('\uFEFF"Entry ID"')).toBe(true);
  expect(lines[1]).toContain(',321.09,321.09,"USD"');
  await exported.getByLabel('From').fill('2999-01-01');
  await expect(exported.getByText('The start date can’t be after the end date.')).toBeVisible();
  await audit(page);
});

test('transactions leave in the format and for the days chosen last, from each account’s page', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 321.09);
  await keepSession(page, customer);
  await page.goto('/user/statements');
  const exported = page.getByRole('region', { name: 'Export transactions' });
  const fileOf = async (press: () => Promise<void>) => {
    const download = page.waitForEvent('download');
    await press();
    const file = await download;
    return [file.suggestedFilename().split('.').at(-1), await readFile(await file.path(), 'utf8')];
  };
  await exported.getByLabel('Account').selectOption({ index: 1 });
  for (const [choice, end, begins] of [
    ['OFX', 'ofx', 'OFXHEADER:100'],
    ['camt.053', 'xml', '<?xml version="1.0"'],
    ['MT940', 'sta', `:20:${customer.savings.number}`],
    ['For older programs', 'qif', '!Type:Bank'],
  ] as const) {
    const label = await exported
      .getByLabel('Download as')
      .getByRole('option', { name: choice })
      .textContent();
    await exported.getByLabel('Download as').selectOption(label);
    await expect(exported.getByLabel('Open correctly in Excel')).toHaveCount(0);
    const [name, text] = await fileOf(() =>
      exported.getByRole('button', { name: 'Download' }).press('Enter'),
    );
    expect([name, text?.slice(0, begins.length)]).toEqual([end, begins]);
  }
  await auditSmallAndLarge(page);
  await exported.getByLabel('Format for older programs').selectOption('camt.053, version 04');
  await exported.getByRole('button', { name: 'This month' }).click();
  await fileOf(() => exported.getByRole('button', { name: 'Download' }).click());

  await page.goto('/user/savings');
  await page.getByRole('button', { name: 'Download as' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download transactions' });
  await expect(dialog.getByLabel('Format for older programs')).toHaveValue('camt04');
  await expect(dialog.getByRole('button', { name: 'This month' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await auditSmallAndLarge(page);
  const [end, text] = await fileOf(() =>
    dialog.getByRole('button', { name: 'Download', exact: true }).press('Enter'),
  );
  expect([end, text?.includes('camt.053.001.04'), text?.includes('321.09')]).toEqual([
    'xml',
    true,
    true,
  ]);
  await page.route('**/entries.*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Download as' })).toBeFocused();
});
