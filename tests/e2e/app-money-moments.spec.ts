import type { Page } from '@playwright/test';
import { expectStatus, fund } from '../../fixtures/people.ts';
import { fillTransfer, keepSession, newCustomer, submitTransfer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { payOutLoan } from './support/paid-out-loan.ts';
import { expect, test } from './support/test.ts';

test('a newcomer has one list of five that tick, in place of warnings and an empty hill', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await keepSession(page, customer);
  await page.goto('/user/dashboard');
  const next = page.getByRole('region', { name: 'Next steps' });
  await expect(next.getByRole('listitem')).toContainText([
    'Confirm your email',
    'Your details and ID',
    'Add money',
    'Get a card',
    'Choose your security PIN',
  ]);
  await expect(next).toContainText('0 of 5 done');
  await expect(next.getByRole('button', { name: 'Email a new link' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: /Personal info|Confirm/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Total balance' })).toHaveCount(0);
  await auditSmallAndLarge(page);
  expectStatus(
    await server.call('POST', '/api/card/generate', {
      token: customer.token,
      body: { cardType: 'debit', brand: 'Visa' },
    }),
    201,
  );
  await page.reload();
  await expect(next).toContainText('1 of 5 done');
  await expect(next.getByRole('listitem').filter({ hasText: 'Get a card' })).toHaveText(/, done$/);
  await expect(next.getByRole('link', { name: /^Get a card/ })).toHaveCount(0);
  await next.getByRole('link', { name: /^Add money/ }).press('Enter');
  await expect(page).toHaveURL('/user/deposit');
  // A page without the list says itself what is missing.
  await page.goto('/user/profile');
  await expect(page.getByRole('complementary', { name: 'Personal information' })).toBeVisible();
  await fund(server.call, server.admin, customer, 50);
  await page.goto('/user/dashboard');
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('$50.00');
  await expect(page.getByRole('region', { name: 'Your Cards' }).getByRole('img')).toHaveCount(1);
  await expect(next).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Confirm your email' })).toBeVisible();
});

/** Keeps every sum that the balance showed, and every one that was said of it. */
async function keepSums(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Record<'shown' | 'said', string[]> = { shown: [], said: [] };
    Object.assign(window, { sums: seen });
    const note = (list: string[], text = '') => list.at(-1) === text || list.push(text);
    const look = () => {
      note(seen.shown, document.querySelector('.balance-total')?.textContent);
      note(seen.said, document.querySelector('.balance [role=status]')?.textContent);
    };
    look();
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

const sumsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { sums: Record<'shown' | 'said', string[]> }).sums);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });
    const moves = reducedMotion === 'no-preference';

    test('a balance that changes counts to its new value, and is said once', async ({
      page,
      server,
    }) => {
      const customer = await newCustomer(server, 100);
      await keepSession(page, customer);
      await page.goto('/user/dashboard');
      const balance = page.getByRole('region', { name: 'Total balance' });
      await expect(balance.getByRole('status')).toHaveText('$100.00');
      await keepSums(page);
      await fund(server.call, server.admin, customer, 900);
      await expect(balance.locator('.balance-total')).toHaveText('$1,000.00');
      const { shown, said } = await sumsOf(page);
      expect(said).toEqual(['$100.00', '$1,000.00']);
      if (moves) expect(shown.length).toBeGreaterThan(4);
      else expect(shown).toEqual(['$100.00', '$1,000.00']);
    });

    test('the lark carries a transfer from me to them, and lands with sum, name and arrival', async ({
      page,
      server,
    }) => {
      await keepSession(page, await newCustomer(server, 100));
      await fillTransfer(page, {
        name: 'Robin Reed',
        account: '441720916',
        amount: '25',
        bank: 'Tri-State Federal',
        routing: '021000021',
      });
      await submitTransfer(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('Processing Transfer...')).toBeVisible();
      await expect(dialog.locator('.payment-flight')).toBeVisible();
      await expect(dialog.locator('.payment-flight animateMotion')).toHaveCount(moves ? 1 : 0);
      await expect(dialog.getByText('Transfer Submitted Successfully!')).toBeVisible();
      await expect(dialog).toContainText('$25.00 to Robin Reed');
      await expect(dialog).toContainText('It arrives within 24 hours.');
      await expect(dialog.locator('.payment-flight animateMotion')).toHaveCount(0);
      await audit(page);
    });
  });
}

test('a first deposit gets its card once, for ears and eyes, and goes when it is dismissed', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server, 250));
  await page.goto('/user/dashboard');
  const card = page.getByRole('status').getByRole('region', { name: 'First deposit' });
  await expect(card).toContainText('The first $250.00 is in your Savings Account.');
  await auditSmallAndLarge(page);
  await page.getByRole('button', { name: 'Hide amounts' }).first().click();
  await expect(card).toContainText('Amount hidden');
  await expect(card).not.toContainText('250');
  await card.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(page.locator('.moment-place')).toBeFocused();
  // On whichever device: the bank knows that it was shown.
  const asked = page.waitForResponse(/api\/users\/moments/);
  await page.reload();
  expect(await (await asked).json()).toEqual({ moments: [] });
  await expect(card).toHaveCount(0);
});

test('a goal reached and a loan paid back get theirs, on the page where it happened too', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server, 900);
  const { call } = server;
  const { token } = customer;
  const ask = async (method: string, path: string, body?: unknown) =>
    (await call(method, path, { token, ...(body === undefined ? {} : { body }) })).body;
  const [first] = (await ask('GET', '/api/users/moments')).moments;
  await ask('POST', '/api/users/moments/shown', { kind: first.kind, aboutId: first.about });
  await ask('PUT', `/api/users/accounts/savings/${customer.savings.number}/goal`, {
    name: 'The cottage',
    amount: 1_000,
  });
  await keepSession(page, customer);
  await page.goto('/user/savings');
  await expect(page.getByRole('region', { name: 'The cottage' })).toContainText('$100.00 to go');
  await fund(call, server.admin, customer, 100);
  const goal = page.getByRole('region', { name: 'Goal reached' });
  await expect(goal).toContainText('You saved $1,000.00 for The cottage.');
  await auditSmallAndLarge(page);

  await fund(call, server.admin, customer, 50, 'Checking Account');
  await payOutLoan(server, customer, 500);
  await page.goto('/user/loans');
  await page.getByRole('button', { name: /^Pay off now/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: /^Pay/ }).click();
  const loan = page.getByRole('region', { name: 'Loan paid back' });
  await expect(loan).toContainText('Your loan of $500.00 is paid back in full.');
  await auditSmallAndLarge(page);
});
