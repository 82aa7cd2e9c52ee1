import { localTransferBody } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { keepSession, newCustomer, savingsOf } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { setPolicyOf } from './support/set-policy-of.ts';
import { expect, test } from './support/test.ts';

async function must(server: BankServer, path: string, token: string | undefined, body: unknown) {
  const answer = await server.call('POST', path, {
    ...(token === undefined ? {} : { token }),
    body,
  });
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

const hostile = `<img src=x onerror="document.title='ran'"><script>document.title='ran'</script>`;

test('staff approve, decline and book back payments, by keyboard [L-276 L-277 L-324]', {
  tag: '@journey',
}, async ({ page, server }) => {
  const payer = await newCustomer(server, 3_000_000);
  const payee = await newCustomer(server);
  const elsewhere = {
    name: 'Fenland Mutual Homes',
    account: '310448207',
    routing: '021000021',
    bank: 'Fenland Mutual',
  };
  await must(
    server,
    '/api/transfers/local',
    payer.token,
    localTransferBody(payer, elsewhere, 250.5, { reference: 'Rent of November' }),
  );
  // No other test on this server makes so large a payment, so none of theirs waits.
  await setPolicyOf({ ...server, ...server.admin }, 'review', { aboveMinor: 50_000_000 });
  const inside = { name: payee.username, account: payee.savings.number };
  await must(
    server,
    '/api/transfers/local',
    payer.token,
    localTransferBody(payer, inside, 600_000, { reference: 'The boat' }),
  );
  await must(
    server,
    '/api/transfers/local',
    payer.token,
    localTransferBody(payer, elsewhere, 700_000, { reference: hostile.slice(0, 100) }),
  );
  const visitor = {
    firstName: 'Nora',
    lastName: 'Quill',
    email: payer.email,
    phone: '',
    privacyConsent: true,
  };
  await must(server, '/api/messages', undefined, {
    ...visitor,
    subject: hostile,
    message: `${hostile}\nSecond line`,
  });

  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: /^Payments/ })
    .click();
  const waiting = page.getByRole('region', { name: 'Waiting payments' });
  await expect(waiting.getByRole('link')).toHaveCount(2);
  await waiting.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const payment = page.getByRole('region', { name: 'Payment under review' });
  await expect(payment.getByText('Never')).toBeVisible();
  await auditSmallAndLarge(page);

  // Cancel leaves the focus inside, so that the keys go on working. A key held down presses once:
  // its repeats would ask again and answer.
  await page.keyboard.press('a');
  await payment.getByRole('button', { name: 'Cancel' }).focus();
  for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(payment.getByRole('button', { name: 'Approve' })).toBeFocused();
  // A and Enter, and the next case is open; D asks for the reason that its customer will read.
  await page.keyboard.press('a');
  // The page learns of it a moment later; what is expected next is read from the page, so that it
  // knows before the key is pressed.
  await page.route('**/api/admin/payment-reviews/*/approve', (route) => route.abort(), {
    times: 1,
  });
  await expect(payment.getByRole('button', { name: 'Approve $600,000.00' })).toBeFocused();
  await expect(
    payment.getByText(`It is credited to ${payee.username} at once, and cannot be reversed here.`),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(
    payment.getByText(
      'Network error. It may have been posted. Send it again unchanged to check: it won’t ' +
        'be posted twice.',
    ),
  ).toBeVisible();
  await payment.getByRole('button', { name: 'Approve $600,000.00' }).press('Enter');
  await expect(page.getByText('Payment The boat approved.')).toBeVisible();
  await expect(payment.getByText('An account outside this bank')).toBeVisible();
  await page.keyboard.press('d');
  await expect(payment.getByLabel('Reason')).toBeFocused();
  await payment.getByRole('button', { name: 'Decline payment' }).click();
  await expect(payment.getByText('Please choose a reason.')).toBeVisible();
  await payment.getByLabel('Reason').selectOption('RECIPIENT_DOUBTFUL');
  await expect(
    payment.getByText(
      `${payer.username} reads: We have doubts about the recipient of this payment.`,
    ),
  ).toBeVisible();
  await auditSmallAndLarge(page);
  await payment.getByRole('button', { name: 'Decline payment' }).click();
  await expect(
    page.getByText(/declined\. The money is back in the customer’s account\./),
  ).toBeVisible();
  await expect(page.getByText('Nothing waiting').first()).toBeVisible();
  expect([
    (await savingsOf(server, payer)).balance,
    (await savingsOf(server, payee)).balance,
  ]).toEqual([2_399_749.5, 600_000]);

  // A payment the other bank sent back is found by what that bank writes.
  await page.getByRole('link', { name: 'Outside payments' }).click();
  await page
    .getByRole('searchbox', { name: 'Search outside payments' })
    .fill(`${payer.savings.number} $250.50`);
  await expect(page.getByText('1 found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Fenland Mutual Homes' }).click();
  await page.getByRole('button', { name: 'Return this payment' }).click();
  await page.route('**/api/admin/outside-payments/*/return', (route) => route.abort(), {
    times: 1,
  });
  await page.getByLabel('Reason').selectOption('ACCOUNT_CLOSED');
  await page.getByRole('button', { name: 'Return $250.50' }).click();
  await expect(page.getByText('It may have been posted.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Return this payment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Reason').selectOption('ACCOUNT_CLOSED');
  await expect(page.getByText('It may have been posted.')).toHaveCount(0);
  await page.getByLabel('Note for the audit trail').fill('R02');
  await auditSmallAndLarge(page);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Payment Rent of November returned. $250.50 is back in the customer’s account.'),
  ).toBeVisible();
  await expect(page.getByText('Returned: the money is back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return this payment' })).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Payment Rent of November' }),
  ).toBeFocused();

  // A visitor's words are text, whatever they look like.
  await page
    .getByRole('navigation', { name: 'Staff' })
    .getByRole('link', { name: /^Messages/ })
    .click();
  await page.getByRole('region', { name: 'Waiting messages' }).getByRole('link').last().click();
  const message = page.getByRole('region', { name: 'Message under review' });
  await expect(message.getByText('Second line')).toBeVisible();
  await expect(message.getByRole('link', { name: payer.username })).toHaveAttribute(
    'href',
    `/admin/manage-users/${payer.id}`,
  );
  await expect(page.locator('main img[src=x], main script')).toHaveCount(0);
  await expect(page).not.toHaveTitle('ran');
  await message.getByRole('heading', { name: 'Message under review' }).focus();
  await page.keyboard.press('r');
  await message.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(message.getByRole('button', { name: 'Write an answer' })).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.type('we call you tomorrow.');
  await message.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText(/Answer to MSG-\w{8} is on its way by email\./)).toBeVisible();
  await expect
    .poll(
      async () =>
        (await server.outbox()).filter((mail) => mail.includes('we call you tomorrow.')).length,
    )
    .toBe(1);
  const ended = page.getByRole('region', { name: 'Answered and closed' });
  // Other tests' messages ended here too.
  await ended.getByRole('button', { name: '<img src=x' }).first().click();
  await expect(page.getByRole('dialog').getByText('we call you tomorrow.')).toBeVisible();
  await auditSmallAndLarge(page);
});
