import { keepSession } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';
import { withTwoStaff } from './support/two-staff-bank.ts';

test('with two managers a change is proposed, and the other one puts it in force', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, staff, rosa }) => {
    await keepSession(page, staff, 'admin');
    await page.goto('/admin/policy/fees');
    await page.getByLabel('Local transfer').fill('0.25');
    await page.getByLabel('Reason').fill('The clearing house charges more.');
    await page.getByRole('button', { name: 'Review change' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('A colleague has to approve it')).toBeVisible();
    await question.getByRole('button', { name: 'Propose change' }).press('Enter');
    await expect(page.getByText('Proposed. A colleague has to approve it.')).toBeVisible();
    const waiting = page.getByRole('region', { name: 'Needs a second person' });
    await expect(waiting.getByText('You proposed this')).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Approve change' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Review change' })).toHaveCount(0);
    await auditSmallAndLarge(page);

    await keepSession(page, rosa, 'admin');
    await page.goto('/admin/policy');
    await expect(
      page.getByRole('row', { name: /^Fees/ }).getByText('Waiting for you'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Fees' }).press('Enter');
    await expect(waiting.getByRole('row', { name: 'Local transfer $0.00 $0.25' })).toBeVisible();
    await waiting.getByRole('button', { name: 'Decline' }).press('Enter');
    await audit(page);
    await question.getByRole('button', { name: 'Keep it' }).press('Enter');
    await waiting.getByRole('button', { name: 'Approve change' }).press('Enter');
    await expect(page.getByText('Change approved.')).toBeVisible();
    await expect(page.getByText(/Set by .*, approved by /)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByLabel('Local transfer')).toHaveValue('0.25');
  });
});
