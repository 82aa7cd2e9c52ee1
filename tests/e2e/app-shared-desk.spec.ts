import { registerCustomer } from '../../fixtures/people.ts';
import { keepSession } from './support/at-the-screen.ts';
import { depositCheck } from './support/deposited-checks.ts';
import { expect, test } from './support/test.ts';
import { withTwoStaff } from './support/two-staff-bank.ts';

test('of two people at one desk, a case taken over is lost on the other screen [L-341]', async ({
  browser,
}) => {
  await withTwoStaff(browser, async ({ page, call, staff, rosa }) => {
    const customer = await registerCustomer(call, 'robin.reed');
    const id = await depositCheck({ call }, customer, { number: 51, amount: 60 });
    const holder = async () => {
      const { body } = await call('GET', '/api/admin/checks', { token: rosa.token });
      return (body.cases as { _id: string; holder: { username: string } | null }[]).find(
        ({ _id }) => _id === id,
      )?.holder?.username;
    };
    const looks = async () => {
      const { body } = await call(
        'GET',
        `/api/admin/audit?action=check.viewed&person=${customer.id}`,
        { token: rosa.token },
      );
      return (body.events as unknown[]).length;
    };
    const open = page.getByRole('region', { name: 'Check under review' });
    const row = page.locator(`[data-case="${id}"]`);
    await page.clock.install();
    await keepSession(page, staff, 'admin');
    await page.goto('/admin/queues/checks');
    await row.press('Enter');
    await expect(open.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(row).toContainText('Assigned to you');

    // Rosa takes it over: the list hears it on its next beat, and the case with it.
    await call('POST', `/api/admin/queues/check/${id}/take-over`, {
      token: rosa.token,
      body: { reason: 'The customer is on the line.' },
    });
    const before = await looks();
    await page.clock.fastForward('00:20');
    await expect(open.getByText(/rosa works on this case/)).toBeVisible();
    await expect(open.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await expect(row).toContainText('Held by rosa');

    await page.keyboard.press('v');
    await expect(open.getByRole('region', { name: 'Decision' })).toContainText(
      'take it over first',
    );
    await expect(open.getByRole('img', { name: 'Front of the check' })).toBeVisible();
    await expect.poll(looks).toBe(before + 1);
    expect(await holder()).toBe('rosa');
    // A case that rosa gives back does not come to a colleague who only reads it.
    await call('POST', `/api/admin/queues/check/${id}/give-back`, { token: rosa.token });
    const heard = page.waitForResponse(
      (response) => response.url().endsWith('/api/admin/checks') && response.ok(),
    );
    await page.clock.fastForward('05:20');
    await heard;
    expect(await holder()).toBeUndefined();

    // Opened again it is held, and left by the address bar it is free.
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await row.press('Enter');
    await expect(open.getByRole('button', { name: 'Accept' })).toBeVisible();
    expect(await holder()).toBe('staff');
    await page.goto('/admin');
    await expect.poll(holder).toBeUndefined();
  });
});
