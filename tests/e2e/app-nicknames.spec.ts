import { localTransferBody } from '../../fixtures/people.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';
import { halfAYearAhead } from '../support/half-a-year-ahead.ts';

test('a payee is given a nickname, found and paid by it, and what is signed keeps the name [D-39]', async ({
  page,
  server,
}) => {
  const [who, payee] = [await newCustomer(server, 500), await newCustomer(server)];
  const to = { name: 'Rosalind Marsh', account: payee.checking.number };
  for (const body of [
    localTransferBody(who, to, 20),
    localTransferBody(who, to, 30, { transferDate: halfAYearAhead().toString() }),
  ])
    await server.call('POST', '/api/transfers/local', { token: who.token, body });
  await keepSession(page, who);

  await page.goto('/user/local-transfer');
  const people = page.getByRole('region', { name: 'Who are you paying?' });
  const ask = people.getByRole('button', { name: 'Nickname for Rosalind Marsh' });
  await ask.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nickname' });
  await expect(dialog).toContainText('Only you see it.');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nickname is required.')).toBeVisible();
  await page.keyboard.type('<b>Mom</b>');
  await auditSmallAndLarge(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(people.getByRole('button', { name: /^<b>Mom<\/b> ?Rosalind Marsh/ })).toBeVisible();
  await expect(ask).toBeFocused();
  await auditSmallAndLarge(page);
  const coming = page.getByRole('region', { name: 'Scheduled transfers' });
  await expect(coming).toContainText('<b>Mom</b>Rosalind Marsh');

  // The name of the order confirms the payee: no nickname is above the PIN.
  await people.getByRole('button', { name: /^<b>Mom/ }).click();
  const form = page.getByRole('dialog', { name: 'Local Transfer' });
  await page.locator('[name=amount]').fill('12');
  await expect(form).toContainText('Rosalind Marsh');
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.locator('.summary')).toContainText('Rosalind Marsh');
  await expect(form).not.toContainText('Mom');

  await page.goto('/user/transactions');
  const row = page.getByRole('button', { name: /Details of <b>Mom<\/b>/ }).last();
  await expect(row).toContainText('Rosalind Marsh');
  await row.click();
  const details = page.getByRole('dialog', { name: 'Transaction Details' });
  await expect(details).toContainText('You call this payee “<b>Mom</b>”.');
  await details.getByRole('button', { name: 'Change nickname' }).click();
  await dialog.getByRole('button', { name: 'Remove nickname' }).click();
  await expect(details.getByRole('button', { name: 'Give a nickname' })).toBeFocused();
  await expect(details).not.toContainText('Mom');
});

test('what is printed of a receipt has no nickname [D-39]', async ({ page, server }) => {
  const [who, payee] = [await newCustomer(server, 500), await newCustomer(server)];
  const to = { name: 'Rosalind Marsh', account: payee.checking.number };
  const { body } = await server.call('POST', '/api/transfers/local', {
    token: who.token,
    body: localTransferBody(who, to, 20),
  });
  const id = body.transfer._id as string;
  await server.call('PUT', `/api/transfers/${id}/nickname`, {
    token: who.token,
    body: { nickname: 'Mom' },
  });
  await keepSession(page, who);
  await page.goto(`/user/transactions/${id}`);
  const nickname = page.getByText('You call this payee “Mom”.');
  await expect(nickname).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(nickname).toBeHidden();
  await expect(page.getByText('to Rosalind Marsh')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Mom', { useInnerText: true });
});
