import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('the papers of a year are downloaded as PDF and CSV; a lost line is named', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 321.09);
  await keepSession(page, customer);
  await page.goto('/user/statements');
  const papers = page.getByRole('region', { name: 'Yearly papers' });
  const [year = ''] = (await server.call('GET', '/api/statements', { token: customer.token })).body
    .years;
  await expect(papers.getByLabel('Year')).toHaveValue(year);
  await expect(papers.getByLabel('Year').getByRole('option')).toHaveText([`${year} (so far)`]);
  await auditSmallAndLarge(page);

  const pdf = page.waitForEvent('download');
  await papers.getByRole('button', { name: 'Download PDF' }).press('Enter');
  expect((await pdf).suggestedFilename()).toBe(`larkmoor-1099-int-figures-${year}.pdf`);
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await readFile(await (await pdf).path()))),
  );
  expect(text.join(' ').replaceAll(/\s+/g, ' ')).toContain('This is not Form 1099-INT');
  await expect(papers.getByRole('button', { name: 'Download PDF' })).toBeFocused();

  await papers.getByLabel('Paper').selectOption('Sums by account');
  const csv = page.waitForEvent('download');
  await papers.getByRole('button', { name: 'Download CSV' }).click();
  expect((await csv).suggestedFilename()).toBe(`larkmoor-year-${year}.csv`);
  const lines = (await readFile(await (await csv).path(), 'utf8')).split('\r\n');
  expect(lines[2]).toContain(',0.00,321.09,0.00,0.00,0.00,321.09,"USD"');

  await page.route('**/api/papers/**', (route) => route.abort(), { times: 1 });
  await papers.getByRole('button', { name: 'Download CSV' }).click();
  await expect(papers.getByRole('alert')).toBeVisible();
  await expect(page).toHaveTitle('Error: Statements - Larkmoor Bank');
});

test('paperless or by email is kept as it is chosen; a choice that was lost is not shown', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/statements');
  const delivery = page.getByRole('region', { name: 'How your statements come' });
  await expect(delivery.getByLabel('Paperless')).toBeChecked();
  await expect(delivery.getByText('An email without any figures')).toBeVisible();
  await delivery.getByLabel('Paperless').press('ArrowRight');
  await expect(delivery.getByText('your statements are emailed as PDFs each month')).toBeVisible();
  await audit(page);
  await page.reload();
  await expect(delivery.getByLabel('PDF by email')).toBeChecked();
  await page.route('**/api/statements/delivery', (route) => route.abort(), { times: 1 });
  await delivery.getByText('Paperless', { exact: true }).click();
  await expect(delivery.getByText('Please check your choice, and try again.')).toBeVisible();
  await expect(delivery.getByLabel('PDF by email')).toBeChecked();
});

test('thirty months are a row each, with the day they were made, twelve of them at first', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.route('**/api/statements', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const current = Temporal.PlainYearMonth.from(body.current);
    const months = Array.from({ length: 30 }, (_, back) =>
      current.subtract({ months: back }).toString(),
    );
    // The month that ended last is not made yet.
    const made = months.slice(2).map((month) => ({
      month,
      on: Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 }).toString(),
    }));
    body.statements[0] = { ...body.statements[0], months, made };
    await route.fulfill({ response, json: body });
  });
  await page.goto('/user/statements');
  const months = page.getByRole('region', { name: 'Monthly statements' });
  const rows = months.getByRole('listitem');
  await expect(rows).toHaveCount(12);
  await expect(rows.nth(0)).toContainText('Up to today');
  await expect(rows.nth(1)).not.toContainText('Made on');
  await expect(rows.nth(2)).toContainText(/Made on [A-Z][a-z]{2} 1, \d{4}/);
  await auditSmallAndLarge(page);
  await months.getByRole('button', { name: 'Show earlier months' }).press('Enter');
  await expect(rows).toHaveCount(30);
});
