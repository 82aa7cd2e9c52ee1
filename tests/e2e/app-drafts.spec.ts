import type { Page } from '@playwright/test';
import { messageForm } from '../../fixtures/message-form.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { audit } from './support/audit.ts';
import { expect, test } from './support/test.ts';

const stored = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).flat().join('\n'));

/** Signs in where the page has been led, and says where that leads. */
async function comeBack(page: Page, { username, password }: Person): Promise<string> {
  // A form that is sent before its script has come is sent as browsers do, and the page begins again.
  await page.waitForLoadState();
  await page.getByLabel('Username or email').fill(username);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/user\//);
  return new URL(page.url()).pathname;
}

/** Waits for the key; from then on the page can seal typed text. */
const keyGiven = (page: Page) =>
  page.waitForResponse(/draft-key/).then((answer) => answer.finished());

/** Lets the time pass without a key or a click until the session is over. */
async function stayAway(page: Page): Promise<void> {
  const { clock } = page.context();
  const tabs = page.context().pages();
  // Each tab asks the bank when the session ends. A jump of the clock breaks off an answer that is
  // still being read, and the tab would ask again after it.
  const asked = Promise.all(
    tabs.map(async (tab) => (await tab.waitForResponse(/sessions\/time/)).finished()),
  );
  await clock.fastForward('00:31');
  await asked;
  for (const tab of tabs) await tab.evaluate(async () => (await fetch('/robots.txt')).text());
  await clock.fastForward('13:05');
  await clock.fastForward('02:05');
}

test('a half-filled form is there again for the same person, without its PIN [S-15 D-10]', async ({
  page,
  server,
}) => {
  const [person, stranger] = [await newCustomer(server), await newCustomer(server)];
  const other = await page.context().newPage();
  const dialog = page.getByRole('dialog', { name: 'Local Transfer' });
  const kept = page.getByText('You were logged out, and here is what you had entered.');
  await page.context().clock.install();
  await page.goto('/login');
  await comeBack(page, person);
  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: 'Start a transfer' }).click();
  const keysGiven = Promise.all([keyGiven(page), keyGiven(other)]);
  await page.locator('[name=recipientName]').fill('Robin Reed');
  await page.locator('[name=recipientAccount]').fill('310448207');
  await page.locator('[name=recipientBank]').fill('Other Bank');
  await page.locator('[name=recipientRouting]').fill('021000021');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=amount]').fill('30.50');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=securityPin]').fill('4071');
  await other.goto('/user/loans');
  await other.locator('[name=loanAmount]').fill('12,345');
  await keysGiven;
  await stayAway(page);
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login');
  for (const tab of [page, other])
    expect(await stored(tab)).toContain(`larkmoor.draft.${person.id}`);
  expect((await stored(page)) + (await stored(other))).not.toMatch(
    /Robin|310448207|30\.50|4071|12,345/,
  );

  // Another customer in the same tab: their form is empty, and a real sign-out leaves nothing.
  expect(await comeBack(other, stranger)).toBe('/user/loans');
  await expect(other.locator('[name=loanAmount]')).toHaveValue('');
  const strangerKeyGiven = keyGiven(other);
  await other.locator('[name=loanAmount]').fill('777');
  await strangerKeyGiven;
  await expect.poll(() => stored(other)).not.toContain('larkmoor.draft');
  await other.getByRole('button', { name: 'Logout' }).first().click();
  await expect(other).toHaveURL('/login');
  expect(await stored(other)).toBe('');
  await other.close();

  expect(await comeBack(page, person)).toBe('/user/local-transfer');
  await expect(dialog).toBeVisible();
  await expect(kept).toBeVisible();
  await expect(page.locator('[name=recipientName]')).toHaveValue('Robin Reed');
  await audit(page);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.locator('[name=amount]')).toHaveValue('30.50');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.locator('[name=securityPin]')).toHaveValue('');
  await expect.poll(() => stored(page)).not.toContain('larkmoor.draft');
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(page.locator('[name=amount]')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).press('Enter');
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(page.locator('[name=recipientName]')).toHaveValue('');
  await expect(page.locator('[name=recipientName]')).toBeFocused();
  await expect(kept).toBeHidden();

  await page.locator('[name=recipientName]').fill('Robin Reed');
  await stayAway(page);
  await expect(page).toHaveURL('/login');
  await page.context().clock.fastForward('24:00:00');
  expect(await comeBack(page, person)).toBe('/user/local-transfer');
  await expect(page.getByRole('button', { name: 'Start a transfer' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => stored(page)).not.toContain('larkmoor.draft');

  // A further message is there again in its own conversation, and in no other form.
  const form = messageForm({ subject: 'Hours', message: 'Open on Monday?' });
  const { conversation } = expectStatus(
    await server.call('POST', '/api/users/messages', { token: person.token, form }),
    201,
  ).body;
  await page.goto(`/user/messages/${conversation._id}`);
  const message = page.getByRole('textbox', { name: 'Message' });
  const replyKeyGiven = keyGiven(page);
  await message.fill('And on Sunday?');
  await replyKeyGiven;
  await stayAway(page);
  await expect(page).toHaveURL('/login');
  expect(await comeBack(page, person)).toBe(`/user/messages/${conversation._id}`);
  await expect(message).toHaveValue('And on Sunday?');
  await page.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('');
});

test('who finishes the personal information later finds what they typed, and nobody else does', async ({
  page,
  server,
}) => {
  const [person, stranger] = [await newCustomer(server), await newCustomer(server)];
  const name = page.getByLabel('Full name');
  const later = page.getByRole('button', { name: 'Finish later' });
  const back = page.getByText('Here is what you had entered. Nothing was sent.');
  await keepSession(page, person);
  await page.goto('/personal-info');
  // With nothing typed it only leads away.
  await page.getByRole('link', { name: 'Finish later' }).click();
  await expect(page).toHaveURL('/user/dashboard');
  await page.goto('/personal-info');
  await name.fill('Robin Reed');
  await page.getByLabel('Phone').fill('+1 212 555 0147');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: /^Step 2 of 3/ })).toBeVisible();
  await later.click();
  await expect(page).toHaveURL('/user/dashboard');
  await expect(page.getByText('is kept in this tab for 24 hours')).toBeVisible();
  expect(await stored(page)).not.toContain('Robin');

  await page.getByRole('link', { name: /^Your details and ID/ }).click();
  await expect(back).toBeVisible();
  await expect(name).toHaveValue('Robin Reed');
  await audit(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(name).toHaveValue('');
  await name.fill('Robin Reed');
  await later.click();
  await expect(page).toHaveURL('/user/dashboard');

  await keepSession(page, stranger);
  await page.goto('/personal-info');
  await expect(name).toHaveValue('');
  await expect(back).toHaveCount(0);
});

const doubtful = (where: string) =>
  'You were logged out, and here is what you had entered. It may have reached us: check ' +
  `${where} before you send it again.`;

test('what was sent without an answer is never kept as something that was not sent', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  await page.context().clock.install();
  await page.goto('/login');
  await comeBack(page, person);
  await page.goto('/user/messages');
  const message = page.getByRole('textbox', { name: 'Message' });
  const keyIsGiven = keyGiven(page);
  await page.getByLabel('Subject').fill('A fee');
  await message.fill('On Monday 4 dollars were taken.');
  await keyIsGiven;
  await page.route('**/api/users/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(page.getByText('It may have been received.')).toBeVisible();
  // A change makes another message of it; the first may have arrived all the same, and so it stays
  // through a second time away.
  for (const text of ['On Monday 5 dollars were taken.', 'On Monday 6 dollars were taken.']) {
    await message.fill(text);
    await stayAway(page);
    await expect(page).toHaveURL('/login');
    expect(await comeBack(page, person)).toBe('/user/messages');
    await expect(page.getByText(doubtful('your messages on this page'))).toBeVisible();
    await expect(message).toHaveValue(text);
  }
  await audit(page);
  await page.getByRole('button', { name: 'Start over' }).press('Enter');

  // Still under way when the session ends.
  await page.goto('/user/loans');
  const fill = async () => {
    await page.locator('[name=loanAmount]').fill('12000');
    await page.locator('[name=loanTerm]').fill('12');
    await page.locator('[name=loanPurpose]').selectOption('home');
    await page.locator('[name=creditScore]').fill('760');
    await page.locator('[name=employmentStatus]').selectOption('self-employed');
    await page.locator('[name=income]').fill('84000');
  };
  const submit = page.getByRole('button', { name: 'Submit application' });
  const again = keyGiven(page);
  await fill();
  await again;
  await page.route('**/api/loans', (route) =>
    route.request().method() === 'POST' ? undefined : route.fallback(),
  );
  const isSent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/loans'),
  );
  await submit.press('Enter');
  await isSent;
  await stayAway(page);
  await expect(page).toHaveURL('/login');
  expect(await comeBack(page, person)).toBe('/user/loans');
  await expect(page.getByText(doubtful('your applications on this page'))).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).press('Enter');

  // The bank itself says that the session is over: then it is certain.
  await page.unroute('**/api/loans');
  await page.route('**/api/loans', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: {} })
      : route.fallback(),
  );
  await fill();
  await submit.press('Enter');
  await expect(page).toHaveURL('/login');
  expect(await comeBack(page, person)).toBe('/user/loans');
  await expect(
    page.getByText('You were logged out, and here is what you had entered. Nothing was sent.'),
  ).toBeVisible();
});

test('personal information that may have arrived says so when it is kept and when it is back', async ({
  page,
  server,
}) => {
  const inDoubt = 'It may have reached us: check your profile before you send it again.';
  await keepSession(page, await newCustomer(server));
  await page.goto('/personal-info');
  await page.getByLabel('Full name').fill('Robin Reed');
  await page.getByLabel('Phone').fill('+1 212 555 0147');
  for (const step of [2, 3]) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: `Step ${step} of 3` })).toBeVisible();
  }
  await page.route('**/api/users/profile', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page).toHaveURL('/user/dashboard');
  await expect(
    page.getByText(
      `What you entered is kept in this tab for 24 hours, or until you log out. ${inDoubt}`,
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Your details and ID/ }).click();
  await expect(page.getByText(`Here is what you had entered. ${inDoubt}`)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Reed');
});
