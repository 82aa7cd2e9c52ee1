import { registerCustomer } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { keepSession, logIn, newCustomer } from './support/at-the-screen.ts';
import { audit, auditSmallAndLarge } from './support/audit.ts';
import { mailedLink } from './support/mailed-links.ts';
import { newColleague } from './support/new-colleague.ts';
import { expect, test } from './support/test.ts';
import { withTwoStaff } from './support/two-staff-bank.ts';

test('a manager invites a colleague, who joins and sees nothing before two steps are on', async ({
  page,
  server,
}) => {
  const username = `nora.${crypto.randomUUID().slice(0, 8)}`;
  const email = `${username}@larkmoor.example`;
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin');
  await page.getByRole('complementary').getByRole('link', { name: 'Colleagues' }).press('Enter');
  const form = page.getByRole('region', { name: 'Invite a colleague' });
  await form.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(form.getByText('Email is required.')).toBeVisible();
  await form.getByLabel('Work email').fill(email);
  await form.getByLabel('Role').selectOption('Viewer');
  await expect(form.getByText('May see customers and their cases.')).toBeVisible();
  await auditSmallAndLarge(page);
  await form.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(page.getByText(`We’re emailing the invitation to ${email}.`)).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Open invitations' }).getByRole('row', { name: email }),
  ).toBeVisible();

  const secret = await mailedLink(server, { email }, 'join');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/join#token=${secret}`);
  await page.getByRole('button', { name: 'Join the staff' }).click();
  await expect(page.getByText('Full name is required.')).toBeVisible();
  await audit(page);
  await page.locator('[name=fullName]').fill('Nora Fenwick');
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=newPassword]').fill('a-password-of-her-own');
  await page.locator('[name=confirmPassword]').fill('a-password-of-her-own');
  await page.getByRole('button', { name: 'Join the staff' }).click();
  await expect(page.getByText('You have joined the staff.')).toBeVisible();

  await logIn(page, { username, password: 'a-password-of-her-own' });
  await expect(page).toHaveURL('/admin/two-step');
  await expect(page.getByText(/Staff of this bank log in with a code/)).toBeVisible();
});

test('a viewer reads customers and cases, and finds no button that the bank would refuse', async ({
  page,
  server,
}) => {
  const viewer = await newColleague(server, 'viewer');
  const customer = await newCustomer(server, 20);
  await keepSession(page, viewer, 'admin');
  await page.goto(`/admin/manage-users/${customer.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.username);
  const menu = page.getByRole('complementary');
  await expect(menu.getByRole('link', { name: 'Audit' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Trial balance' })).toHaveCount(0);
  for (const name of ['Suspend user', 'Delete user', 'Credit funds'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.goto('/admin/policy/fees');
  await expect(page.getByRole('region', { name: 'Current' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review change' })).toHaveCount(0);
  await page.goto('/admin/policy/loanRates');
  await expect(
    page.getByRole('table', { name: 'Loan rates' }).getByRole('columnheader'),
  ).toHaveText(['From score', 'Personal', 'Home', 'Auto', 'Education']);
  await page.goto('/admin/audit');
  await expect(page.getByText(/Your role, Viewer, does not include this/).first()).toBeVisible();
  await audit(page);
});

test('a case that a role may not decide is viewed, and cannot be taken over', async ({
  page,
  server,
}) => {
  const viewer = await newColleague(server, 'viewer');
  const writer = await registerCustomer(server.call, `writer.${crypto.randomUUID().slice(0, 8)}`);
  const written = new FormData();
  written.set('subject', 'Opening hours of your branch');
  written.set('message', 'When are you open on Saturdays?');
  const { body } = await server.call('POST', '/api/users/messages', {
    token: writer.token,
    form: written,
  });
  await keepSession(page, viewer, 'admin');
  await page.goto(`/admin/queues/messages/${body.conversation._id}`);
  await expect(page.getByText(/Your role, Viewer, does not include this/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Take over/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'View only' }).click();
  await expect(page.getByText('When are you open on Saturdays?')).toBeVisible();
  await expect(page.getByText('Your role may view this case, but not decide it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send answer|^Answer/ })).toHaveCount(0);
});

test('a colleague gets another role, and then leaves', async ({ page, server }) => {
  const { username } = await newColleague(server, 'viewer');
  await keepSession(page, server.admin, 'admin');
  await page.goto('/admin/colleagues');
  const row = page.getByRole('row', { name: username });
  await expect(row.getByText('Viewer')).toBeVisible();
  await row.getByRole('button', { name: `Change role of ${username}` }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Role').selectOption('Auditor');
  await dialog.getByLabel('Reason').fill('Works for the auditors now.');
  await audit(page);
  await dialog.getByRole('button', { name: 'Change role' }).press('Enter');
  await expect(page.getByText(`${username} is an auditor now.`)).toBeVisible();
  await expect(row.getByText(/Works for the auditors now\./)).toBeVisible();
  const customer = await newCustomer(server);
  await row.getByRole('button', { name: `Own account of ${username}` }).press('Enter');
  await dialog.getByLabel('Username of the customer').fill(customer.username);
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(
    page.getByText(`${username} has to confirm that ${customer.username} is their own account.`),
  ).toBeVisible();
  await expect(row.getByText(`Customer ${customer.username}, says`)).toBeVisible();
  await row.getByRole('button', { name: `End access of ${username}` }).press('Enter');
  await dialog.getByLabel('Reason').fill('A new job.');
  await dialog.getByRole('button', { name: 'End access' }).press('Enter');
  await expect(page.getByText(`${username} can no longer log in.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('with two managers the other one approves an invitation and a role', async ({ browser }) => {
  await withTwoStaff(browser, async ({ page, staff, rosa, bank, call }) => {
    const viewer = await addAnotherAdmin({ bank, call }, 'vera.viewer', 'viewer');
    await keepSession(page, staff, 'admin');
    await page.goto('/admin/colleagues');
    const form = page.getByRole('region', { name: 'Invite a colleague' });
    await form.getByLabel('Work email').fill('nora.fenwick@larkmoor.example');
    await form.getByRole('button', { name: 'Send invitation' }).press('Enter');
    await expect(page.getByText('Proposed. Another manager has to approve it.')).toBeVisible();
    const invitation = page.getByRole('row', { name: /nora\.fenwick/ });
    await expect(invitation.getByText('Needs a second person')).toBeVisible();
    await expect(invitation.getByRole('button', { name: /^Approve/ })).toBeDisabled();
    await page.getByRole('button', { name: `Change role of ${viewer.username}` }).press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Role').selectOption('Teller');
    await dialog.getByLabel('Reason').fill('Works at the counter now.');
    await dialog.getByRole('button', { name: 'Change role' }).press('Enter');
    await expect(page.getByText(/Teller proposed by you/)).toBeVisible();
    await auditSmallAndLarge(page);

    await keepSession(page, rosa, 'admin');
    await page.goto('/admin/colleagues');
    await invitation.getByRole('button', { name: /^Approve/ }).press('Enter');
    await expect(page.getByText('We’re emailing the invitation to nora')).toBeVisible();
    await page.getByRole('button', { name: `Approve role of ${viewer.username}` }).press('Enter');
    await expect(page.getByText(`${viewer.username} is a teller now.`)).toBeVisible();
  });
});
