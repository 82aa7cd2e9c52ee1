import { expect, type Page } from '@playwright/test';
import type { Customer, Person } from '../../../fixtures/people.ts';
import { fund, registerCustomer, signIn } from '../../../fixtures/people.ts';
import type { Role } from '../../../contract/people/users.ts';
import type { BankServer } from '../../support/bank-server.ts';

/** A customer of this test alone, with money in the savings account. */
export async function newCustomer(server: BankServer, savings = 0): Promise<Customer> {
  const customer = await registerCustomer(server.call, `person.${crypto.randomUUID().slice(0, 8)}`);
  if (savings > 0) await fund(server.call, server.admin, customer, savings);
  return customer;
}

/** Signs in at the login page, as a person does, and waits for the own area. */
export async function logIn(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(username);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/(user|admin)/);
}

/**
 * The same for staff. One person has ten sessions at most, so the one the tests call with is the
 * latest again afterwards.
 */
export async function logInAsStaff(page: Page, { admin, call }: BankServer): Promise<void> {
  await logIn(page, admin);
  admin.token = await signIn(call, admin.username, admin.password);
}

/**
 * Leaves in the browser a session that a call opened, for tests of everything but the sign-in. Only
 * one opened at the screen is paired with a cookie.
 */
export async function keepSession(
  page: Page,
  { token }: Pick<Person, 'token'>,
  role: Role = 'user',
): Promise<void> {
  // The lightest thing of the bank's origin.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([value, kind]) => {
      localStorage.setItem('token', value);
      localStorage.setItem('role', kind);
    },
    [token, role] as const,
  );
}

interface TypedTransfer {
  name: string;
  account: string;
  amount: string;
  bank?: string;
  routing?: string;
}

/** Opens the transfer wizard and fills it up to the step that asks for the PIN. */
export async function fillTransfer(
  page: Page,
  { name, account, amount, bank = 'Larkmoor Bank', routing = '026555014' }: TypedTransfer,
): Promise<void> {
  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  await page.locator('[name=recipientName]').fill(name);
  await page.locator('[name=recipientAccount]').fill(account);
  await page.locator('[name=recipientBank]').fill(bank);
  await page.locator('[name=recipientRouting]').fill(routing);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=amount]').fill(amount);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Step 3 of 3: Security PIN' })).toBeAttached();
  // Nothing is signed before its fee is known.
  await expect(page.getByRole('dialog')).toContainText(/Fee \$\d/);
}

/** Answers by keyboard: the space bar chooses the radio that has the focus. */
export async function answerScamQuestions(
  page: Page,
  said: Record<'asked' | 'secret' | 'checked', 'Yes' | 'No'>,
): Promise<void> {
  for (const [question, answer] of [
    [/call, text or email/, said.asked],
    [/keep it secret/, said.secret],
    [/check the account number/, said.checked],
  ] as const) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).focus();
    await page.keyboard.press('Space');
  }
}

/** Answers what is asked before a large first payment, with no sign of a scam. */
export async function passScamQuestions(page: Page): Promise<void> {
  await answerScamQuestions(page, { asked: 'No', secret: 'No', checked: 'Yes' });
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.locator('[name=securityPin]')).toBeAttached();
}

export async function submitTransfer(page: Page, pin = '4071'): Promise<void> {
  await page.locator('[name=securityPin]').fill(pin);
  await page.getByRole('button', { name: 'Submit Transfer' }).click();
}

/**
 * Reads a customer's books: the balance of the savings account, and how many transfers were made.
 */
export async function savingsOf(
  server: BankServer,
  customer: Customer,
): Promise<{ balance: number; debits: number }> {
  const { body } = await server.call('GET', '/api/users/accounts', { token: customer.token });
  const { body: list } = await server.call(
    'GET',
    '/api/transfers/transactions?type=debit&limit=1&page=1',
    { token: customer.token },
  );
  const savings = body.accounts.find(
    ({ number }: { number: string }) => number === customer.savings.number,
  );
  return { balance: savings.balance, debits: list.total };
}

/** Opens the form by which staff credit the customer whose page this is. */
export async function openCredit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Credit funds' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Credit funds' })).toBeFocused();
}
