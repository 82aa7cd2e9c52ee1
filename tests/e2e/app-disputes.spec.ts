import type { Route } from '@playwright/test';
import { localTransferBody } from '../../fixtures/people.ts';
import { keepSession, newCustomer, savingsOf } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('a customer reports two payments, staff answer both, by keyboard [D-67]', async ({
  page,
  server,
}) => {
  const payer = await newCustomer(server, 500);
  const payee = await newCustomer(server);
  const pay = async (amount: number, reference: string) => {
    const body = localTransferBody(
      payer,
      { name: 'Quay Street Parking', account: payee.checking.number },
      amount,
      { reference },
    );
    const { body: made } = await server.call('POST', '/api/transfers/local', {
      token: payer.token,
      body,
    });
    return made.transfer._id as string;
  };
  const [first, second] = [await pay(80, 'Parking in May'), await pay(36.5, 'Parking in June')];

  await keepSession(page, payer);
  const openDetails = async (reference: string) => {
    await page.goto('/user/dashboard');
    await page
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link', { name: 'Transactions' })
      .click();
    await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search transactions' }).fill(reference);
    await expect(page.getByRole('button', { name: 'Details of Quay Street Parking' })).toHaveCount(
      1,
    );
    await page.getByRole('button', { name: 'Details of Quay Street Parking' }).press('Enter');
  };
  await openDetails('Parking in May');
  await page.getByRole('button', { name: 'Report a problem' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Open receipt' })).toBeHidden();
  await expect(page.getByLabel('What is wrong?')).toBeFocused();
  await page.getByRole('button', { name: 'Report this payment' }).press('Enter');
  await expect(page.getByText('Please choose what is wrong.')).toBeVisible();
  await expect(page.getByText('Tell us what happened.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('What is wrong?')).toBeFocused();
  await page.getByLabel('What is wrong?').selectOption('NOT_MADE_BY_ME');
  await expect(page.getByText('change your password and security PIN')).toBeVisible();
  await page.getByLabel('What happened?').fill('<b>I have no car.</b>\nMy phone was at home.');
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await leave();
    await expect(page.getByText('Close and lose what you entered?')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).press('Enter');
    await expect(page.getByLabel('What happened?')).toBeFocused();
  }
  await auditSmallAndLarge(page);
  // A report without an answer may have arrived; sent again it is one report.
  const disputes = '**/api/transfers/*/dispute';
  const loseNextAnswer = async () => {
    let lost = false;
    await page.route(disputes, async (route) => {
      if (lost || route.request().method() === 'GET') return await route.fallback();
      lost = true;
      await route.fetch();
      await route.abort();
    });
  };
  // An open page reads again what changed and would find the report before it is sent again.
  const sentAgain = Promise.withResolvers<void>();
  const readLater = async (route: Route) => {
    if (route.request().method() === 'GET') await sentAgain.promise;
    await route.fallback();
  };
  await page.route(disputes, readLater);
  await loseNextAnswer();
  await page.getByRole('button', { name: 'Report this payment' }).press('Enter');
  await expect(
    page.getByText(
      'It may have been reported. Send it again unchanged to check: it won’t be reported twice.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Report this payment' }).press('Enter');
  await expect(page.getByText(/Reported as DSP-\w{8}\. We’ll answer by \w{3}, /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reported problem' })).toBeFocused();
  sentAgain.resolve();
  await page.unroute(disputes, readLater);

  await openDetails('Parking in June');
  await page.getByRole('link', { name: 'Open receipt' }).press('Enter');
  await expect(page).toHaveURL(`/user/transactions/${second}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Report a problem' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Report a problem' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('What is wrong?').selectOption('TAKEN_TWICE');
  await page.getByLabel('What happened?').fill('I paid at the machine.');
  await page.goBack();
  await expect(
    page
      .getByRole('alertdialog', { name: 'Leave this page?' })
      .getByRole('button', { name: 'Keep editing' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What happened?')).toBeFocused();
  // A report whose answer was lost is found by the page itself.
  await loseNextAnswer();
  await page.getByRole('button', { name: 'Report this payment' }).click();
  await expect(page.getByText("We've received your report.")).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reported problem' })).toBeFocused();
  await expect(page.getByText('Answer by', { exact: true })).toBeVisible();

  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/queues/disputes');
  // Tests that share this bank report payments, too.
  const waiting = page
    .getByRole('region', { name: 'Waiting disputes' })
    .getByRole('link')
    .filter({ hasText: payer.username });
  await expect(waiting).toHaveCount(2);
  await waiting.first().press('Enter');
  const open = page.getByRole('region', { name: 'Reported payment under review' });
  await expect(open.getByText('<b>I have no car.</b>')).toBeVisible();
  await page.keyboard.press('c');
  await expect(open.getByLabel('Amount to credit')).toBeFocused();
  await page.keyboard.type('80.01');
  await page.keyboard.press('Enter');
  await expect(
    open.getByText(
      'The payment cost $80.00, and we can’t credit more than that. No money was moved.',
    ),
  ).toBeVisible();
  await open.getByLabel('Amount to credit').fill('$55');
  await auditSmallAndLarge(page);
  await open.getByRole('button', { name: 'Credit $55.00' }).press('Enter');
  await expect(page.getByText(/^\$55\.00 credited for DSP-/)).toBeVisible();
  await expect(waiting).toHaveCount(1);
  await waiting.press('Enter');
  await expect(open.getByText('I paid at the machine.')).toBeVisible();
  await page.keyboard.press('n');
  await open.getByRole('button', { name: 'No error found' }).press('Enter');
  await expect(open.getByText('Please choose a reason.')).toBeVisible();
  await open.getByLabel('Reason').selectOption('TWO_PAYMENTS');
  await open.getByLabel('In your own words').fill('One is for May,\none for June.');
  await open.getByRole('button', { name: 'No error found' }).press('Enter');
  await expect(waiting).toHaveCount(0);
  const ended = page
    .getByRole('region', { name: 'Answered' })
    .getByRole('row')
    .filter({ hasText: payer.username });
  await expect(ended).toHaveCount(2);
  await ended.getByRole('button', { name: 'I was charged twice' }).press('Enter');
  await expect(
    page
      .getByRole('dialog')
      .getByText(
        'These are two separate payments that you made one after the other. One is for May,',
      ),
  ).toBeVisible();

  await keepSession(page, payer);
  await page.goto('/user/transactions');
  const own = page.getByRole('region', { name: 'Reported problems' });
  await expect(own.getByText('No error found')).toBeVisible();
  await audit(page);
  await own.getByRole('link', { name: 'Quay Street Parking' }).last().press('Enter');
  await expect(page).toHaveURL(`/user/transactions/${first}`);
  await expect(
    page.getByText(/We credited \$55\.00, a part of it, to your account ending in \d{4}\./),
  ).toBeVisible();
  expect((await savingsOf(server, payer)).balance).toBe(438.5);
});
