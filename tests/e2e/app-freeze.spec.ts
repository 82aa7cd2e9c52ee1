import { keepSession, logIn, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { expect, test } from './support/test.ts';

test('a device that is not mine: one press freezes, and staff who know me lift it [L-319]', async ({
  page,
  browser,
  server,
}) => {
  const person = await newCustomer(server);
  await logIn(page, person);
  await page.goto('/user/sessions');
  await page.getByRole('button', { name: 'Not me Unknown app' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Freeze your account?' });
  await expect(question).toContainText('Do this if Unknown app is not yours.');
  await question.getByRole('button', { name: 'Freeze my account' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freeze');
  await expect(page.getByText('Your account is frozen', { exact: true })).toBeVisible();
  expect((await server.call('GET', '/api/users/user', { token: person.token })).status).toBe(401);
  // Nothing of theirs is three days old: the page says whom to call, and what to say.
  const reference = await page.getByText(/^FRZ-[0-9A-F]{8}$/).textContent();
  await auditSmallAndLarge(page);
  await page.goto('/user/dashboard');
  const note = page.getByRole('complementary', { name: 'Your account is frozen' });
  await expect(note).toBeVisible();
  await note.getByRole('link', { name: 'Unfreeze my account' }).click();
  await expect(page.getByText(reference ?? '')).toBeVisible();

  const staff = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await keepSession(staff, server.admin, 'admin');
  await staff.goto('/admin/queues/freezes');
  await staff
    .getByRole('region', { name: 'Waiting freezes' })
    .getByRole('link', { name: person.username })
    .press('Enter');
  const open = staff.getByRole('region', { name: 'Freeze under review' });
  await expect(open).toContainText(reference ?? '');
  await expect(open).toContainText('User: signed in');
  await audit(staff);
  await open.getByRole('button', { name: 'Lift the freeze' }).press('Enter');
  await open.getByRole('combobox', { name: 'Reason' }).selectOption('IN_PERSON');
  await open.getByRole('button', { name: 'Lift the freeze' }).press('Enter');
  await expect(
    staff.getByText(`Payments of ${person.username} are no longer frozen.`),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your account is not frozen', { exact: true })).toBeVisible();
});

test('the freeze ends with an older factor alone: what is too young is said', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  await server.call('POST', '/api/approvals/pin', {
    token: person.token,
    body: { securityPin: '4071' },
  });
  await server.call('POST', '/api/users/freeze', { token: person.token });
  await keepSession(page, person);
  // As three days later.
  await page.route('**/api/users/freeze', async (route) => {
    const response = await route.fetch();
    const { freeze } = await response.json();
    await route.fulfill({
      response,
      json: { freeze: freeze && { ...freeze, factorWanted: 'pin' } },
    });
  });
  await page.goto('/user/freeze');
  await expect(page.getByRole('button', { name: 'Unfreeze my account' })).toBeVisible();
  await audit(page);
  await page.getByRole('button', { name: 'Unfreeze my account' }).press('Enter');
  await expect(
    page.getByText(
      'Everything you confirm payments with is newer than the change you told us about',
    ),
  ).toBeVisible();
});
