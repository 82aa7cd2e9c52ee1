import type { Page } from '@playwright/test';
import { addDays } from '../../contract/values/calendar-day.ts';
import { reasonTexts } from '../../contract/people/reasons.texts.ts';
import type { Loan } from '../../contract/money/loans.ts';
import { acceptOffer } from '../../fixtures/accept-offer.ts';
import type { Customer } from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import type { BankServer } from '../support/bank-server.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

async function apply(server: BankServer, { token }: Customer, loanAmount: number): Promise<void> {
  const body = {
    loanAmount,
    loanPurpose: 'auto',
    loanTerm: 12,
    income: 54_000,
    employmentStatus: 'employed',
    creditScore: 720,
  };
  expect((await server.call('POST', '/api/loans', { token, body })).status).toBe(201);
}

async function handIn(
  server: BankServer,
  { token, email }: Customer,
  fullName: string,
): Promise<void> {
  const form = profileForm(
    { fullName, email, phone: '212 555 0142', address: '8 Heather Row' },
    { idDocument: await identityCard(fullName) },
  );
  expect((await server.call('POST', '/api/users/profile', { token, form })).status).toBe(200);
}

const openRow = (page: Page, name: string) =>
  page.locator('.queue-row').filter({ hasText: name }).first().click();

test('staff decline one loan and pay out another; the customer pays it off [L-296]', {
  tag: '@journey',
}, async ({ page, server }) => {
  const robin = await newCustomer(server, 100);
  await apply(server, robin, 7_001);
  await apply(server, robin, 12_000);
  await keepSession(page, server.admin, 'admin');

  await page.goto('/admin/queues/loans');
  await openRow(page, '$7,001.00');
  const loan = page.getByRole('region', { name: 'Loan application under review' });
  await expect(loan.getByText('The payment is')).toBeVisible();
  await page.keyboard.press('d');
  await expect(loan.getByRole('checkbox').first()).toBeFocused();
  await loan.getByRole('button', { name: 'Decline loan' }).click();
  await expect(loan.getByText('Please choose at least one reason.')).toBeVisible();
  for (const reason of [
    reasonTexts.loanDecline.INCOME_TOO_LOW,
    reasonTexts.loanDecline.TOO_NEW_WITH_US,
  ])
    await loan.getByLabel(reason).check();
  await auditSmallAndLarge(page);
  await loan.getByRole('button', { name: 'Decline loan' }).click();
  await expect(page.getByText(`Loan of $7,001.00 to ${robin.username} declined.`)).toBeVisible();

  await page.goto('/admin/queues/loans');
  await openRow(page, robin.username);
  await expect(loan.getByText('$12,000.00').first()).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve $12,000.00' }).click();
  await expect(page.getByText(/It waits under Running loans until the customer/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: 'Running loans' })
    .click();
  const row = page.getByRole('row', { name: new RegExp(robin.username) });
  await expect(row).toContainText('the customer can accept until');
  await expect(row.getByRole('button', { name: /^Pay out/ })).toBeHidden();
  const { loans } = (await server.call('GET', '/api/loans', { token: robin.token })).body;
  const offered = loans.find(({ state }: Loan) => state === 'approved');
  await acceptOffer(server.call, robin, offered._id);
  await page.reload();
  await row.getByRole('button', { name: /^Pay out/ }).click();
  const payOut = page.getByRole('alertdialog').getByRole('button', { name: 'Pay out $12,000.00' });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/disburse')) keys.push(request.headers()['idempotency-key']);
  });
  await page.route(
    '**/api/admin/loans/*/disburse',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await payOut.click();
  await expect(page.getByText('It may have been posted.')).toBeVisible();
  await payOut.click();
  await expect(page.getByText(`$12,000.00 paid out to ${robin.username}.`)).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  await expect(row).toContainText('1 of 12');
  await auditSmallAndLarge(page);

  await keepSession(page, robin);
  await page.goto('/user/loans');
  await expect(page.getByRole('list', { name: 'Reasons' }).getByRole('listitem')).toHaveText([
    reasonTexts.loanDecline.INCOME_TOO_LOW,
    reasonTexts.loanDecline.TOO_NEW_WITH_US,
  ]);
  await page.getByText('Payment schedule').click();
  await expect(
    page.getByRole('region', { name: 'Payment schedule' }).getByRole('rowheader'),
  ).toHaveCount(12);
  await auditSmallAndLarge(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(
    await page
      .getByRole('region', { name: 'Payment schedule' })
      .evaluate((plan) => plan.scrollWidth - plan.clientWidth),
  ).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByText('Payoff quote for a later date').press('Enter');
  const payoffDay = page.getByLabel('Pay off on');
  await expect(page.getByText(/Pay \$12,000\.00 on/)).toBeVisible();
  const today = await payoffDay.inputValue();
  await payoffDay.fill(addDays(today, 61));
  await expect(page.getByText(/^Please choose a day from /)).toBeVisible();
  await payoffDay.fill(addDays(today, 60));
  await expect(page.getByText(/^The (payment|2 payments) due by then, /)).toBeVisible();
  await page.getByRole('button', { name: /^Pay off now/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('interest');
  await auditSmallAndLarge(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay $12,000.00' }).click();
  await expect(page.getByText('Your loan is paid back in full.')).toBeVisible();
  await expect(page.getByText('Repaid', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay off now/ })).toHaveCount(0);
});

test('staff refuse one identity document and accept another [L-322]', async ({ page, server }) => {
  const [robin, wren] = [await newCustomer(server), await newCustomer(server)];
  await handIn(server, robin, 'Robin Reed');
  await handIn(server, wren, 'Wren Moss');
  await keepSession(page, server.admin, 'admin');

  await page.goto('/admin/queues/identity');
  await openRow(page, 'Wren Moss');
  const document = page.getByRole('region', { name: 'Identity document under review' });
  await expect(document.getByRole('img', { name: 'ID document' })).toBeVisible();
  await expect(document.getByText('8 Heather Row')).toBeVisible();
  await auditSmallAndLarge(page);
  await page.keyboard.press('r');
  await document.getByLabel(reasonTexts.documentRefusal.UNREADABLE).check();
  await page.route('**/api/admin/identity/*/refuse', (route) => route.abort(), { times: 1 });
  await document.getByRole('button', { name: 'Refuse document' }).click();
  await expect(
    document.getByText(
      'Network error. It may have been done. Send it again unchanged to check: it won’t be done twice.',
    ),
  ).toBeVisible();
  await expect(document.getByLabel(reasonTexts.documentRefusal.UNREADABLE)).toBeChecked();
  // Staff decide on the document they looked at: a newer one is shown instead, and decided then.
  await handIn(server, wren, 'Wren Moss');
  await document.getByRole('button', { name: 'Refuse document' }).click();
  await expect(
    document.getByText(
      'The customer has sent another document or another name since you opened it.',
    ),
  ).toBeVisible();
  await expect(document.getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('r');
  await document.getByLabel(reasonTexts.documentRefusal.UNREADABLE).check();
  await document.getByRole('button', { name: 'Refuse document' }).click();
  await expect(page.getByText(`The document of ${wren.username} was refused.`)).toBeVisible();
  await page.goto('/admin/queues/identity');
  await openRow(page, robin.username);
  await expect(document.getByRole('img', { name: 'ID document' })).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept document' }).click();
  await expect(page.getByText(`${robin.username} is verified as Robin Reed.`)).toBeVisible();

  await keepSession(page, wren);
  await page.goto('/user/profile');
  await expect(page.getByText(reasonTexts.documentRefusal.UNREADABLE)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send another document' })).toBeVisible();
  await keepSession(page, robin);
  await page.goto('/user/profile');
  await expect(page.getByText('Verified')).toBeVisible();
});

test('a document that was not on the screen verifies no customer', async ({ page, server }) => {
  const robin = await newCustomer(server);
  await handIn(server, robin, 'Robin Reed');
  const mayCome = Promise.withResolvers<void>();
  const firstPage = '**/api/files/*/pages/1';
  await page.route(firstPage, async (route) => {
    await mayCome.promise;
    await route.fulfill({ status: 403, json: { message: 'Not for you.' } });
  });
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/queues/identity');
  await openRow(page, 'Robin Reed');
  const document = page.getByRole('region', { name: 'Identity document under review' });
  const accept = document.getByRole('button', { name: 'Accept' });
  const question = page.getByRole('alertdialog');
  await expect(accept).toHaveAttribute('title', 'The document is still loading');
  await page.keyboard.press('a');
  await expect(question).toHaveCount(0);

  mayCome.resolve();
  await expect(document.getByText('ID document could not be loaded: Not for you.')).toBeVisible();
  await expect(accept).toBeDisabled();
  await expect(accept).toHaveAttribute('title', 'The document could not be shown');
  await page.keyboard.press('a');
  await expect(question).toHaveCount(0);
  // Staff refuse a document that they cannot read, and so ask for another.
  await page.keyboard.press('r');
  await expect(document.getByRole('button', { name: 'Refuse document' })).toBeEnabled();

  await page.unroute(firstPage);
  await page.reload();
  await expect(document.getByRole('img', { name: 'ID document' })).toBeVisible();
  await document.focus();
  await page.keyboard.press('a');
  await expect(question.getByRole('button', { name: 'Accept document' })).toBeEnabled();
});
