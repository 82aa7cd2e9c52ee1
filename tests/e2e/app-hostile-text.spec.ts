import type { Page } from '@playwright/test';
import {
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import type { BankServer } from '../support/bank-server.ts';
import { paths } from '../../web/app/paths.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

const hostile = `"'><img src=x onerror="document.title='ran'"><script>document.title='ran'</script>`;
const short = '<svg onload=alert(1)>javascript:alert(1)';

/**
 * Everything a customer, or staff about one, can have the bank keep as text. Answers the id of an
 * order.
 */
async function keepEverywhere(server: BankServer, person: Customer): Promise<string> {
  const as = async (token: string, method: string, path: string, body: unknown) => {
    const answer = await server.call(method, path, { token, body });
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
    return answer.body;
  };
  const whose = { token: person.token, headers: { 'user-agent': hostile } };
  const form = profileForm(
    { fullName: hostile, email: person.email, phone: short, address: hostile, cardType: short },
    { idDocument: await identityCard('R') },
  );
  expect((await server.call('POST', '/api/users/profile', { ...whose, form })).status).toBe(200);
  const funding = {
    senderAccount: hostile,
    recipientBank: hostile,
    reference: hostile,
    transferDate: new Date().toISOString(),
  };
  await as(server.admin.token, 'PUT', `/api/admin/users/${person.id}/accounts/fund`, {
    accountName: 'Savings Account',
    amount: 900,
    ...funding,
  });
  const later = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const outside = localTransferBody(
    person,
    { name: hostile, account: '123456789', routing: '021000021', bank: hostile },
    5,
    { reference: hostile },
  );
  const { transfer } = await as(person.token, 'POST', '/api/transfers/local', outside);
  await as(person.token, 'POST', '/api/transfers/local', { ...outside, transferDate: later });
  const abroad = {
    recipientName: hostile,
    recipientBank: hostile,
    recipientCountry: short,
    reference: hostile,
  };
  await as(
    person.token,
    'POST',
    '/api/transfers/international',
    internationalTransferBody({ ...abroad, amount: 5 }),
  );
  const bill = {
    recipientName: hostile,
    recipientAccount: '310448207',
    amount: 5,
    reference: hostile,
    billType: short,
  };
  await as(person.token, 'POST', '/api/transfers/payBill', {
    ...bill,
    paymentType: 'Recurring',
    frequency: 'monthly',
  });
  const loan = {
    loanAmount: 9_000,
    loanPurpose: 'auto',
    loanTerm: 48,
    income: 54_000,
    employmentStatus: 'employed',
    creditScore: 720,
  };
  await as(person.token, 'POST', '/api/loans', { ...loan, additionalNotes: hostile });
  await as(person.token, 'POST', '/api/card/generate', { cardType: 'debit' });
  return transfer._id;
}

async function expectText(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('ran');
  const made =
    'img[src=x], [onerror], [onload], svg[onload], [href^="javascript:" i], body ' +
    'script:not([src]):not([type])';
  expect([path, await page.locator(made).count()]).toEqual([path, 0]);
}

/** Every address of an area; of pages about one thing, the list it is chosen from. */
const pagesWithin = (area: RegExp) =>
  new Set(
    Object.values(paths).flatMap((path) => path('').replace(/\/$/, '').match(area)?.input ?? []),
  );

test('text stays text on every page of a customer and of staff [S-46 T-01]', {
  tag: '@every-page',
}, async ({ page, server }) => {
  const person = await newCustomer(server, 100);
  page.on('dialog', (dialog) => {
    throw new Error(`a text opened a dialog: ${dialog.message()}`);
  });
  const orderId = await keepEverywhere(server, person);
  await keepSession(page, person);
  for (const path of pagesWithin(/^\/(user\/|personal-info|unauthorized)/))
    await expectText(page, path);
  await expectText(page, paths.receipt(orderId));
  await expectText(page, `${paths.transactions()}?search=${encodeURIComponent(hostile)}`);
  await expect(page.getByRole('table').getByText(hostile.slice(0, 20)).first()).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await keepSession(page, server.admin, 'admin');
  for (const path of [
    ...pagesWithin(/^\/admin/),
    paths.manageUser(person.id),
    paths.outsidePayments(orderId),
  ])
    await expectText(page, path);
});
