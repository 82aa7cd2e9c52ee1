import { registerCustomer } from '../../fixtures/people.ts';
import { turnOn } from '../support/second-factor.ts';
import { keepSession, openCredit } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';
import { withTwoStaff } from './support/two-staff-bank.ts';

test('a deed asks for a code where the last one is old, keeps what was typed, and is done', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, call, rosa, bank }) => {
    const customer = await registerCustomer(call, 'robin.reed');
    const { recoveryCodes } = await turnOn(call, rosa);
    await bank.db.query(
      `UPDATE session SET created_at = now() - interval '6 minutes' WHERE user_id = $1`,
      [rosa.id],
    );
    await keepSession(page, rosa, 'admin');
    await page.goto(`/admin/manage-users/${customer.id}`);
    await openCredit(page);
    const form = page.getByRole('region', { name: 'Credit funds' });
    await form.getByLabel('Amount').fill('25');
    await form.getByLabel('Sender account').fill('770241006');
    await form.getByLabel('Description / reference').fill('A birthday');
    await form.getByRole('button', { name: 'Credit $25.00' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: /Credit/ });
    const yes = question.getByRole('button', { name: /^Credit/ });
    // The question waits for the two-person size.
    await expect(yes).toBeEnabled();
    await yes.press('Enter');

    const proof = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
    const code = proof.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeVisible();
    await auditSmallAndLarge(page);
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(proof.getByText(/^That code didn’t match/)).toBeVisible();
    await expect(code).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(proof).toHaveCount(0);
    await expect(page.getByText('You didn’t confirm. Nothing changed.')).toBeVisible();
    await expect(form.getByLabel('Description / reference')).toHaveValue('A birthday');

    await form.getByRole('button', { name: 'Credit $25.00' }).press('Enter');
    await question.getByRole('button', { name: /^Credit/ }).press('Enter');
    await proof.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
    await code.fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Checking Account credited.')).toBeVisible();
  });
});
