import { fund } from '../../fixtures/people.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { payOutLoan } from './support/paid-out-loan.ts';
import { expect, test } from './support/test.ts';

test('a loan: its cost while typing, every error, its timeline and failures [D-59 D-60 L-011 L-075 L-156 L-211 L-295 L-330]', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await keepSession(page, customer);
  await page.goto('/user/loans');
  await expect(page.getByText('No applications yet')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit application' });

  // All that is missing at once, the first of it focused.
  await submit.click();
  const missing = [
    'Loan amount is required',
    'Term is required',
    'Purpose is required',
    'Credit score is required',
    'Employment status is required',
  ];
  for (const text of [...missing, 'Income is required'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator('[name=loanAmount]')).toBeFocused();
  await expect(page).toHaveTitle('Error: Loans - Larkmoor Bank');

  // Half an application is saved, and offered to the empty form of the next visit.
  const saveForLater = page.getByRole('button', { name: 'Save and finish later' });
  await saveForLater.press('Enter');
  await expect(page.getByText('There is nothing to save yet.')).toBeVisible();
  await page.locator('[name=loanAmount]').fill('$12,0');
  await page.locator('[name=additionalNotes]').fill('A used van,\nfrom a friend.');
  await saveForLater.press('Enter');
  await expect(page.getByText(/^Saved until /)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(
    page.getByText(
      /^You saved an application on .* It is kept until .*, or until you submit one\.$/,
    ),
  ).toBeVisible();
  await audit(page);
  // A customer who begins another one reads that only one is kept.
  const takesPlace = page.getByText(
    /^You saved another application on .* If you save this one, it replaces that one\.$/,
  );
  await page.locator('[name=loanTerm]').fill('6');
  await expect(takesPlace).toBeVisible();
  await page.locator('[name=loanTerm]').fill('');
  await page.getByRole('button', { name: 'Continue it' }).press('Enter');
  await expect(page.locator('[name=loanAmount]')).toBeFocused();
  await expect(page.locator('[name=loanAmount]')).toHaveValue('$12,0');
  await expect(page.locator('[name=additionalNotes]')).toHaveValue('A used van,\nfrom a friend.');
  await page.locator('[name=additionalNotes]').fill('');
  await expect(takesPlace).toBeHidden();

  const payment = page.getByRole('complementary', { name: 'Monthly payment' });
  const fill = async () => {
    await page.locator('[name=loanAmount]').fill('$100,000');
    await page.locator('[name=loanTerm]').fill('360');
    await page.locator('[name=loanPurpose]').selectOption('home');
    await page.locator('[name=creditScore]').fill('760');
    await page.locator('[name=employmentStatus]').selectOption('self-employed');
    await page.locator('[name=income]').fill('84,000');
  };
  await fill();
  await expect(page.getByText('Income is required')).toBeHidden();
  await expect(payment).toContainText('$598.91');
  await expect(payment).toContainText('5.99%');
  await expect(payment).toContainText('360 months (30 years)');
  await page.locator('[name=loanTerm]').fill('180');
  await expect(payment).toContainText('$843.32');

  // The line breaks: the page cannot know the outcome and keeps the form.
  await page.route('**/api/loans', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await submit.click();
  await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible();
  await expect(page.getByText('It may still have reached us')).toBeVisible();
  // Answers altered on the wire: our server always gives a text of its own.
  await page.unroute('**/api/loans');
  let body = '{"error":"Loans are closed for the holidays."}';
  await page.route('**/api/loans', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, contentType: 'application/problem+json', body })
      : route.continue(),
  );
  await submit.click();
  await expect(page.getByText('Loans are closed for the holidays.')).toBeVisible();
  body = '{}';
  await submit.click();
  await expect(page.getByText('Failed to submit loan application')).toBeVisible();
  await page.unroute('**/api/loans');

  await page.getByText('Payment schedule').click();
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(15);
  await submit.click();
  await expect(page.getByText('Loan application submitted successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue it' })).toBeHidden();
  await expect(page.locator('[name=loanAmount]')).toHaveValue('');
  const application = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Home loan, $100,000.00' }) });
  await expect(application).toHaveCount(1);
  await expect(application).toContainText(
    '$843.32 a month over 180 months (15 years) at 5.99% a year',
  );
  await expect(
    application.getByRole('list', { name: 'Timeline' }).getByRole('listitem'),
  ).toHaveText([/^Submitted/, /^In review/, /^Approved/, /^Accepted/, /^Paid out/, /^Repaid/]);

  // The same once more within the minute is asked about, and then it is a second one.
  await fill();
  await page.locator('[name=loanTerm]').fill('180');
  await submit.click();
  await expect(
    page.getByText('You submitted the same application less than a minute ago.'),
  ).toBeVisible();
  await submit.click();
  await expect(application).toHaveCount(2);

  await submit.click();
  await expect(page.getByText('Income is required')).toBeVisible();
  await auditSmallAndLarge(page);
});

test('where what checks the application does not come, nothing is sent, and the next press sends it', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.route(/assets\/loan-rules-[^/]+\.js/, (route) => route.abort());
  await page.goto('/user/loans');
  await page.getByLabel('Loan amount').fill('12000');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('We couldn’t check the form, so nothing was sent.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.locator('[name=loanPurpose]')).toHaveAttribute('aria-invalid', 'true');
});

test('a lost answer to a payoff is told as a payment that may have been made, and it is made once', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await fund(server.call, server.admin, customer, 50, 'Checking Account');
  await payOutLoan(server, customer, 500);
  await keepSession(page, customer);
  // Nothing of the bank is heard, nor that the loan is paid back: else the window goes by itself.
  await page.route('**/api/changes?*', () => undefined);
  await page.goto('/user/loans');
  const payOffNow = page.getByRole('button', { name: /^Pay off now/ });
  const question = page.getByRole('alertdialog');
  const pay = question.getByRole('button', { name: 'Pay $500.00' });
  await payOffNow.click();
  await expect(pay).toBeVisible();
  await page.route(
    '**/api/loans/*/payoff',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await pay.click();
  const doubt = question.getByText(
    'Network error. It may have been paid. Send it again unchanged to check: it won’t be paid twice.',
  );
  await expect(doubt).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Pay this loan back in full\?/);
  await auditSmallAndLarge(page);
  // Closed and opened again, it is still the payment that was sent.
  await question.getByRole('button', { name: 'Cancel' }).click();
  await payOffNow.click();
  await expect(doubt).toBeVisible();
  await pay.click();
  await expect(page.getByText('Your loan is paid back in full.')).toBeVisible();
  const { body } = await server.call('GET', '/api/users/accounts', { token: customer.token });
  const balances: number[] = body.accounts.map(({ balance }: { balance: number }) => balance);
  expect(balances.toSorted((one, other) => one - other)).toEqual([0, 0, 50]);
});

test('a payoff whose answer is lost is told by the page, which hears that the loan is paid back', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  await payOutLoan(server, customer, 500);
  await keepSession(page, customer);
  await page.goto('/user/loans');
  await page.route('**/api/loans/*/payoff', async (route) => {
    if (route.request().method() === 'GET') return await route.continue();
    await route.fetch();
    return await route.abort();
  });
  await page.getByRole('button', { name: /^Pay off now/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay $500.00' }).click();
  await expect(page.getByText('Your loan is paid back in full.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
