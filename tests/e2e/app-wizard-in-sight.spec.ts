import type { Page } from '@playwright/test';
import {
  answerScamQuestions,
  fillTransfer,
  keepSession,
  newCustomer,
} from './support/at-the-screen.ts';
import { outOfSight } from './support/out-of-sight.ts';
import { expect, test } from './support/test.ts';

/** Lists the amounts to sign that are not wholly between the head and the signature. */
async function hiddenAmounts(page: Page): Promise<string[]> {
  const head = await page.locator('.dialog-top').boundingBox();
  const signature = await page.locator('.dialog-sides > :nth-child(2)').boundingBox();
  const amounts = page.locator('.dialog .summary-amount');
  await expect(amounts).not.toHaveCount(0);
  const hidden: string[] = [];
  for (const amount of await amounts.all()) {
    const box = await amount.boundingBox();
    const isInSight =
      box &&
      head &&
      signature &&
      box.y >= head.y + head.height &&
      box.y + box.height <= signature.y;
    if (!isInSight) hidden.push(await amount.innerText());
  }
  return hidden;
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

async function fillInternational(page: Page): Promise<void> {
  await page.goto('/user/international-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  for (const [name, text] of [
    ['recipientName', 'Greta Lang'],
    ['recipientAccount', '532013000'],
    ['recipientBank', 'Spreewald Bank'],
    ['recipientSwift', 'SPWBDEBB100'],
    ['recipientIban', 'DE89370400440532013000'],
    ['recipientCountry', 'Germany'],
  ] as const)
    await page.locator(`[name=${name}]`).fill(text);
  await next(page);
  await page.locator('[name=amount]').fill('100');
  await page.locator('[name=currency]').selectOption('EUR');
  // Other tests of this bank may have changed its rates.
  await expect(page.getByText(/^You send \$\d/)).toBeVisible();
  await next(page);
}

async function fillRecurringBill(page: Page): Promise<void> {
  await page.goto('/user/pay-bills');
  await page.getByRole('button', { name: 'Pay a Bill' }).click();
  await page.locator('[name=billerName]').fill('Harrow Street Lettings');
  await page.locator('[name=billerAccount]').fill('310448207');
  await next(page);
  await page.locator('[name=amountDue]').fill('96');
  await page.getByText('Recurring', { exact: true }).click();
  await next(page);
}

const payments = {
  'to an account here': (page: Page) =>
    fillTransfer(page, { name: 'Ada Berg', account: '441720916', amount: '45.67' }),
  abroad: fillInternational,
  'of a bill that repeats': fillRecurringBill,
};

for (const [kind, fill] of Object.entries(payments))
  test(`a payment ${kind} is signed with all it says in sight, on a low window too`, {
    tag: '@every-page',
  }, async ({ page, server }) => {
    await keepSession(page, await newCustomer(server, 500));
    await page.setViewportSize({ width: 1280, height: 720 });
    await fill(page);
    const pin = page.locator('[name=securityPin]');
    await expect(pin).toBeFocused();
    await expect(page.locator('.summary')).toContainText('Available after');
    await expect(page.locator('.summary')).toContainText(
      'haven’t completed a payment to this account',
    );
    for (const size of [
      { width: 1280, height: 720 },
      { width: 1366, height: 650 },
    ]) {
      await page.setViewportSize(size);
      expect(await outOfSight(page, ['.summary', '.pin']), JSON.stringify(size)).toEqual([]);
      await expect(pin).toBeFocused();
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo(0, 0));
    expect(await outOfSight(page, ['.pin'])).toEqual([]);
    await pin.blur();
    await pin.focus();
    expect(await hiddenAmounts(page)).toEqual([]);
  });

const low = { width: 1366, height: 650 };

test('a warning of a scam is read without scrolling, on a low window and on a phone', {
  tag: '@every-page',
}, async ({ page, server }) => {
  await keepSession(page, await newCustomer(server, 5_000));
  await page.setViewportSize(low);
  await fillTransfer(page, { name: 'Robin Reed', account: '441720916', amount: '750' });
  await answerScamQuestions(page, { asked: 'Yes', secret: 'No', checked: 'No' });
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('heading', { name: /This looks like a scam/ })).toBeVisible();
  for (const size of [low, { width: 360, height: 740 }]) {
    await page.setViewportSize(size);
    await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo(0, 0));
    await expect(page.locator('.caution-warned')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Stop this payment' })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('a changed bill is signed with all it says in sight, on a low window too', {
  tag: '@every-page',
}, async ({ page, server }) => {
  const customer = await newCustomer(server, 500);
  const { token } = customer;
  await server.call('POST', '/api/transfers/payBill', {
    token,
    body: {
      recipientName: 'Brightwater Utilities',
      recipientAccount: '310448207',
      amount: 30,
      paymentType: 'Recurring',
      frequency: 'monthly',
    },
  });
  await server.call('POST', '/api/approvals/pin', {
    token,
    body: { securityPin: '4071', password: customer.password },
  });
  await keepSession(page, customer);
  await page.setViewportSize(low);
  await page.goto('/user/pay-bills');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Every month' })
    .getByRole('button', { name: 'Change' })
    .click();
  await page.getByRole('dialog').getByText('All payments', { exact: true }).click();
  await page.locator('[name=amountDue]').fill('45.50');
  await next(page);
  await expect(page.locator('[name=securityPin]')).toBeFocused();
  expect(await outOfSight(page, ['.summary', '.pin'])).toEqual([]);
});
