import { api } from '../../contract/api.ts';
import { expectStatus, localTransferBody } from '../../fixtures/people.ts';
import { closeDaysJobName } from '../../server/staff/books/close-days.job.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { withOwnBank } from './support/own-bank.ts';
import { expect, test } from './support/test.ts';

test('a month is closed by keyboard with what is open in it, and a colleague has to reopen it', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await withOwnBank(browser, async (page, server) => {
    const { call, admin } = server;
    const as = { token: admin.token };
    const customer = await newCustomer(server, 250);
    const order = localTransferBody(customer, { name: 'Outside', account: '123456789' }, 12.34, {
      recipientRouting: '021000021',
    });
    expectStatus(
      await call('POST', '/api/transfers/local', { token: customer.token, body: order }),
      201,
    );
    // It waits for a second person, and is open in the month.
    const voucher = { ...as, body: api.makeVoucher.example };
    expectStatus(await call('POST', '/api/admin/vouchers', voucher), 202);
    // A month is over by then, whichever day it is.
    const ahead = { ...as, body: { advance: 'P35D' } };
    expectStatus(await call('POST', '/api/sandbox/clock', ahead), 200);
    for (let left = 3; left > 0; left -= 1)
      expectStatus(await call('POST', `/api/admin/jobs/${closeDaysJobName}/run`, as), 200);
    expectStatus(await call('POST', '/api/admin/books/proofs', as), 202);
    const proofs = async () => (await call('GET', '/api/admin/books/proofs', as)).body.proofs;
    await expect.poll(async () => (await proofs())[0].state, { timeout: 30_000 }).toBe('right');

    await keepSession(page, admin, 'admin');
    await page.goto('/admin/books');
    await page.getByRole('navigation', { name: 'Books' }).getByText('Periods').press('Enter');
    const next = page.getByRole('region', { name: 'Next to close' });
    await expect(next.getByRole('link', { name: '1 voucher is waiting' })).toBeVisible();
    await auditSmallAndLarge(page);
    const close = next.getByRole('button', { name: /^Close \w+ \d{4}$/ });
    const month = (await close.innerText()).replace('Close ', '');
    await close.press('Enter');
    const window = page.getByRole('alertdialog', { name: `Close ${month}?` });
    await expect(window.getByText('1 voucher is waiting')).toBeVisible();
    await auditSmallAndLarge(page);
    await window.getByRole('button', { name: `Close ${month}` }).press('Enter');
    await expect(page.getByText(`${month} is closed.`)).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(month) });
    await expect(row).toContainText(`By ${admin.username}`);

    await page.getByRole('button', { name: 'Reopen…' }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Reopen a month or year?' });
    await expect(question.getByRole('button', { name: 'Propose' })).toBeDisabled();
    await question.getByLabel('Why is it reopened?').fill('A voucher of it is missing.');
    await question.getByRole('button', { name: 'Propose' }).press('Enter');
    await expect(page.getByText(`You proposed to reopen ${month}`)).toBeVisible();
    await expect(page.getByRole('button', { name: `Reopen ${month}` })).toBeDisabled();
    await auditSmallAndLarge(page);
    await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
    await expect(page.getByText(`You proposed to reopen ${month}`)).toHaveCount(0);
    await expect(row).toContainText('Closed');
  });
});
