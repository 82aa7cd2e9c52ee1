import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import type { Page } from '@playwright/test';
import { answerOf } from './demo-server.ts';
import type { Screen } from './screen.ts';
import { said } from './said.ts';

const path = '/user/two-step';

const onTelephone = {
  _id: '1',
  name: 'Safari on iPhone',
  createdAt: '2026-10-03T09:12:00.000Z',
  lastUsedAt: '2026-11-20T18:40:00.000Z',
  waitsSince: null,
};
const longNamed = {
  _id: '2',
  name: 'The grey tablet in the drawer below the kitchen clock at home',
  createdAt: '2026-11-02T14:05:00.000Z',
  lastUsedAt: null,
  waitsSince: null,
};

/** As the bank would answer: no device of the demonstration keeps a passkey. */
async function withPasskeys(page: Page, answer: object): Promise<void> {
  const { origin } = new URL(page.url());
  await page.route('**/api/users/passkeys', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: { address: origin, passwordNeeded: true, passkeys: [], ...answer },
    }),
  );
  await page.reload();
  await page.getByText(said('A passkey logs you in')).waitFor();
}

/** After a new password by mailed link: the line on the dashboard, and the list behind it. */
async function waitForWord(page: Page): Promise<void> {
  await page.route('**/api/users/user', async (route) => {
    const response = await answerOf(route);
    await route.fulfill({ response, json: { ...(await response.json()), waitingPasskeys: 2 } });
  });
  await page.reload();
  await page.getByText(said('2 passkeys are waiting for you')).waitFor();
}

const waitsSince = '2026-11-21T08:30:00.000Z';

async function sayMine(page: Page): Promise<void> {
  await withPasskeys(page, { passkeys: [onTelephone, { ...longNamed, waitsSince }] });
  await page.getByRole('button', { name: said(/^Mine/) }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function addOne(page: Page): Promise<void> {
  await withPasskeys(page, {});
  await page.getByRole('button', { name: said('Add a passkey') }).click();
  await page.getByRole('alertdialog').locator('[name=name]').fill('');
  await page.getByRole('button', { name: said('Continue') }).click();
  await page.getByText(said('Name is required.')).waitFor();
}

async function removeOne(page: Page): Promise<void> {
  await withPasskeys(page, { passkeys: [longNamed] });
  await page.getByRole('button', { name: said(/^Remove/) }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function comeToNothing(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: said('Use a passkey') }).click();
  await page.getByText(said('No passkey was used.')).waitFor();
}

/**
 * Passkeys: two, the first, being added and removed, where there can be none, and at the login
 * page.
 */
export const passkeyScreens: Screen[] = [
  {
    name: 'passkeys',
    path,
    as: 'maya.okafor',
    prepare: (page) => withPasskeys(page, { passkeys: [onTelephone, longNamed] }),
  },
  {
    name: 'passkeys-wait-dashboard',
    path: '/user/dashboard',
    as: 'maya.okafor',
    prepare: waitForWord,
  },
  {
    name: 'passkeys-wait-list',
    path,
    as: 'maya.okafor',
    prepare: (page) =>
      withPasskeys(page, {
        passkeys: [
          { ...onTelephone, waitsSince },
          { ...longNamed, waitsSince },
        ],
      }),
  },
  { name: 'passkeys-wait-mine', path, as: 'maya.okafor', prepare: sayMine },
  {
    name: 'passkeys-first',
    path,
    as: 'maya.okafor',
    prepare: (page) => withPasskeys(page, { passkeys: [onTelephone] }),
  },
  { name: 'passkeys-add-errors', path, as: 'maya.okafor', prepare: addOne },
  { name: 'passkeys-remove', path, as: 'maya.okafor', prepare: removeOne },
  {
    name: 'passkeys-elsewhere',
    path,
    as: 'maya.okafor',
    prepare: (page) => withPasskeys(page, { address: 'https://larkmoor.example' }),
  },
  { name: 'passkeys-failed', path, as: 'maya.okafor', failing: /users\/passkeys/ },
  { name: 'login-passkey-nothing', path: '/login', as: 'anyone', prepare: comeToNothing },
];
