import { readFile } from 'node:fs/promises';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { keepSession } from './support/at-the-screen.ts';
import { withOwnBank } from './support/own-bank.ts';
import { expect, test } from './support/test.ts';

// Limits and rates are changed for good, so these two have a bank of their own: another test of the
// worker may pay, or price an exchange.
test('staff plan a policy change with its reason, and withdraw it [L-284]', async ({ browser }) => {
  await withOwnBank(browser, async (page, server) => {
    const asStaff = (method: string, path: string, body?: unknown) =>
      server.call(method, path, {
        token: server.admin.token,
        ...(body === undefined ? {} : { body }),
      });
    await keepSession(page, server.admin, 'admin');
    await page.goto('/admin');
    await page
      .getByRole('navigation', { name: 'Staff' })
      .getByRole('link', { name: 'Policy' })
      .click();
    await audit(page);
    await page.getByRole('link', { name: 'Payment limits' }).click();
    const review = page.getByRole('button', { name: 'Review change' });

    await page.getByLabel('Daily limit for a new PIN').fill('1,234,5');
    await review.click();
    await expect(page.getByText('Please type the amount like 1,234.50.')).toBeVisible();
    await expect(page.getByText('Please say why.')).toBeVisible();
    await expect(page.getByLabel('Daily limit for a new PIN')).toBeFocused();
    await page.getByLabel('Daily limit for a new PIN').fill('3,000');
    await page.getByLabel('Payments in a minute').fill('0');
    await page.getByLabel('Reason').fill('Customers asked for it.');
    await review.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change now' }).click();
    await expect(page.getByText('The limit must be a whole number from 1 to 1000.')).toBeVisible();
    await expect(page.getByLabel('Payments in a minute')).toBeFocused();
    await page.getByLabel('Payments in a minute').fill('10');
    await page.getByText('Later', { exact: true }).click();
    const { body: bank } = await asStaff('GET', '/api/admin/rates');
    await page
      .getByLabel('Day', { exact: true })
      .fill(`${Number(bank.today.slice(0, 4)) + 1}-03-01`);
    await review.click();
    const question = page.getByRole('alertdialog', { name: 'Change payment limits?' });
    await expect(
      question.getByRole('row', { name: 'Daily limit for a new PIN $2,500.00 $3,000.00' }),
    ).toBeVisible();
    await audit(page);

    // A colleague is faster.
    const { policies } = (await asStaff('GET', '/api/admin/policies')).body;
    const { version, value } = policies.find(({ name }: { name: string }) => name === 'limits');
    await asStaff('POST', '/api/admin/policies/limits', {
      version,
      value: { ...value, paymentsPerMinute: 12 },
      reason: 'Faster.',
    });
    await question.getByRole('button', { name: 'Plan change' }).click();
    await expect(question.getByRole('alert')).toContainText(
      'staff has changed this policy since you opened it. Nothing was changed.',
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Start over from the current policy' }).click();
    await expect(page.getByLabel('Payments in a minute')).toHaveValue('12');

    await page.getByLabel('Payments in a minute').fill('15');
    await page.getByLabel('Reason').fill('Calmer again.');
    await page.getByText('Later', { exact: true }).click();
    await page
      .getByLabel('Day', { exact: true })
      .fill(`${Number(bank.today.slice(0, 4)) + 1}-03-01`);
    await review.click();
    await question.getByRole('button', { name: 'Plan change' }).click();
    await expect(page.getByText('Change planned.')).toBeVisible();
    // The pressed button is gone; the focus is not lost with it.
    await expect(page.locator(':focus')).toContainText('Change planned.');
    const planned = page.getByRole('region', { name: 'Planned' });
    await expect(planned.getByRole('row', { name: 'Payments in a minute 12 15' })).toBeVisible();
    await auditSmallAndLarge(page);
    await planned.getByRole('button', { name: 'Withdraw' }).click();
    const withdraw = page.getByRole('alertdialog', { name: 'Withdraw this change?' });
    await withdraw.getByLabel('Reason').fill('Not this year.');
    await withdraw.getByRole('button', { name: 'Withdraw change' }).click();
    await expect(page.getByText('Change withdrawn.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Not this year.');
  });
});

test('staff import the daily file: a jump is shown and confirmed, and waits for a day [L-286]', async ({
  browser,
}) => {
  await withOwnBank(browser, async (page, server) => {
    await keepSession(page, server.admin, 'admin');
    await page.goto('/admin/rates');
    await expect(page.getByText(/The rates are \d+ days old\./)).toBeVisible();
    const sample = await readFile('fixtures/eurofxref-daily.xml', 'utf8');
    const choose = (content: string) =>
      page.getByLabel('Choose the file').setInputFiles({
        name: 'eurofxref-daily.xml',
        mimeType: 'text/xml',
        buffer: Buffer.from(content),
      });
    await choose(sample.replace('<gesmes:Envelope', '<!DOCTYPE x><gesmes:Envelope'));
    await expect(
      page
        .getByText(
          'This file cannot be used: it has a document type, which the daily file never has. ' +
            'Nothing was saved.',
        )
        .first(),
    ).toBeVisible();
    await choose(sample.replace("'1.1702'", "'1.4702'"));
    const book = page.getByRole('button', { name: 'Save rates' });
    await expect(
      page.getByText('A rate is more than 20.00% away from the one before.'),
    ).toBeVisible();
    await expect(book).toBeDisabled();
    await auditSmallAndLarge(page);
    await page.getByLabel('I checked this and it is correct').check();
    await book.click();
    await expect(
      page.getByText(
        'The rates of 2026-04-14 move further than one person moves them, and wait for a day in ' +
          'which your colleagues can see them. No price was changed.',
      ),
    ).toBeVisible();
    await expect(page.getByText('once you import it again 24 hours later')).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Recorded rates' }).getByRole('row').nth(1),
    ).not.toContainText('1.4702');
  });
});

test('loan rates are one matrix; of the branches one form is open at a time', async ({
  page,
  server,
}) => {
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/policy/loanRates');
  // The form holds what is current: it is not shown a second time.
  const first = page.getByRole('group', { name: 'Score 1' });
  for (const label of ['From score', 'Personal', 'Home', 'Auto', 'Education'])
    await expect(first.getByLabel(label)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Current' })).toHaveCount(0);
  const second = page.getByRole('group', { name: 'Score 2' });
  await second.getByLabel('Auto').fill('low');
  await page.getByLabel('Reason').fill('Cars are dearer to lend on.');
  await page.getByRole('button', { name: 'Review change' }).press('Enter');
  await expect(second.getByText('Please type the percentage like 4.25.')).toBeVisible();
  await expect(second.getByLabel('Auto')).toBeFocused();
  await auditSmallAndLarge(page);
  await second.getByLabel('Auto').fill('6.99');
  await page.getByRole('group', { name: 'Score 4' }).getByLabel('Education').fill('');
  await page.getByRole('button', { name: 'Review change' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('row')).toHaveCount(3);
  await expect(question.getByRole('row', { name: /^Auto, from score \d+ .*6\.99/ })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question).toBeHidden();

  await page.goto('/admin/policy/branches');
  const address = page.getByLabel('Address');
  await expect(page.getByRole('button', { name: /^Edit Branch 1,/ })).toBeVisible();
  await expect(address).toHaveCount(0);
  await page.getByRole('button', { name: /^Edit Branch 2,/ }).press('Enter');
  await expect(address).toHaveCount(1);
  await page.getByRole('button', { name: /^Edit Branch 3,/ }).press('Enter');
  await expect(address).toHaveCount(1);
  await auditSmallAndLarge(page);
  // An error in a folded row opens it.
  await page.getByLabel('ZIP code').fill('');
  await page.getByRole('button', { name: /^Done Branch 3,/ }).press('Enter');
  await page.getByLabel('Reason').fill('A new sign.');
  await page.getByRole('button', { name: 'Review change' }).press('Enter');
  await expect(page.getByLabel('ZIP code')).toBeFocused();
});
