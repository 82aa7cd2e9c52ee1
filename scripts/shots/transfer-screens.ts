import type { Page } from '@playwright/test';
import { amountFieldsHeader } from '../../contract/values/amounts-on-wire.ts';
import type { Screen } from './screen.ts';
import { longUsername } from './screen.ts';
import { said } from './said.ts';

async function startWizard(page: Page): Promise<void> {
  await page.getByRole('button', { name: said(/start a transfer/i) }).click();
  await page.getByRole('dialog').waitFor();
}

async function askNickname(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: said(/^Nickname for/) })
    .nth(1)
    .click();
  await page.getByRole('dialog', { name: said('Nickname') }).waitFor();
}

async function giveNickname(page: Page): Promise<void> {
  await askNickname(page);
  await page.locator('[name=nickname]').fill('Landlord');
  await page.getByRole('button', { name: said('Save nickname') }).click();
  await page.getByRole('strong').filter({ hasText: 'Landlord' }).first().waitFor();
}

async function fillRecipient(page: Page): Promise<void> {
  await startWizard(page);
  await page.locator('[name=recipientName]').fill('Daniel Reyes');
  await page.locator('[name=recipientAccount]').fill('441720916');
  await page.locator('[name=recipientBank]').fill('Hudson & Pine Credit Union');
  await page.locator('[name=recipientRouting]').fill('021000021');
}

/** Signed out by time with the form half filled, and signed in again. */
async function comeBack(page: Page): Promise<void> {
  const keyGiven = page.waitForResponse(/draft-key/);
  await fillRecipient(page);
  await keyGiven;
  const kept = await page.evaluate(() => {
    const before = { ...localStorage };
    localStorage.clear();
    localStorage.setItem('larkmoor.session-end', 'expired');
    // As the browser tells it of another tab.
    dispatchEvent(new StorageEvent('storage', { key: null }));
    return before;
  });
  await page.waitForURL(/\/login/);
  await page.evaluate(
    (before) => Object.entries(before).forEach(([key, value]) => localStorage.setItem(key, value)),
    kept,
  );
  await page.goto(new URL('/user/local-transfer', page.url()).href);
  await page.getByText(said('You were logged out')).waitFor();
}

async function toDetails(page: Page, amount = '340.00'): Promise<void> {
  await fillRecipient(page);
  await page.getByRole('button', { name: said('Next') }).click();
  await page.locator('[name=amount]').fill(amount);
}

/** A large first payment is paused for some questions. */
async function toPause(page: Page): Promise<void> {
  await toDetails(page, '640.00');
  await page.getByRole('button', { name: said('Next') }).click();
  await page.getByText(said('Before you pay somebody new')).waitFor();
}

async function answer(page: Page, ...answers: ('Yes' | 'No')[]): Promise<void> {
  await toPause(page);
  const groups = page.getByRole('dialog').getByRole('group');
  for (const [index, choice] of answers.entries())
    await groups
      .nth(index)
      .getByText(said(choice, { exact: true }))
      .click();
  await page.getByRole('button', { name: said('Continue') }).click();
}

const leavesLater =
  'This payment leaves on Sunday, November 29, 2026 at 4:12 PM. You logged in on a new device, and ' +
  'this person is new among those you pay. You can cancel it until then.';

/** As the bank would answer on a device that is new. */
async function onNewDevice(page: Page): Promise<void> {
  await page.route('**/api/approvals/pin', async (route) => {
    const given = await route.fetch();
    const json = { ...(await given.json()), delay: { above: 500, hours: 24 } };
    await route.fulfill({ headers: { [amountFieldsHeader]: 'above' }, json });
  });
  await page.reload();
  await answer(page, 'No', 'No', 'Yes');
  await page.getByText(said('This payment leaves in')).waitFor();
}

/** A payment that waits, as the bank would list it. */
async function listDelayed(page: Page): Promise<void> {
  await page.route('**/api/transfers/scheduled', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [first, ...others] = body.transfers;
    const transfers = first ? [{ ...first, statusReason: leavesLater }, ...others] : [];
    await route.fulfill({ response, json: { ...body, transfers } });
  });
  await page.reload();
  await page.locator('.coming-list').first().waitFor();
}

/** @param shown what the last step asks for, where that is not the PIN */
export async function toPin(page: Page, shown?: string): Promise<void> {
  await toDetails(page);
  await page.getByRole('button', { name: said('Next') }).click();
  await (shown ? page.getByText(said(shown)) : page.locator('[name=securityPin]')).waitFor();
}

async function toInternationalDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: said(/^Asha Menon/) }).click();
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: said('Next') }).click();
  await page.locator('[name=amount]').fill('12,500');
  await page.locator('[name=currency]').selectOption('INR');
  await page.getByText(said('You pay')).waitFor();
}

/**
 * Types the total to send, of which not every cent can be spent. A penny costs more than a cent, so
 * some totals are no price of any number of pennies: the rate of the day decides which ones.
 */
async function typeTotal(page: Page): Promise<void> {
  await toInternationalDetails(page);
  await page.locator('[name=currency]').selectOption('GBP');
  for (const total of ['100', '100.01', '100.02', '100.03', '100.04', '100.05', '100.06']) {
    const quoted = page.waitForResponse(/api\/fx\/quote/);
    await page.locator('[name=total]').fill(total);
    await quoted;
    await page.getByText(said(/You send \$(100|99)\.\d\d → /)).waitFor();
    if (await page.getByText(said('without going over')).isVisible()) return;
  }
  throw new Error('Every total can be spent to the cent.');
}

async function toInternationalPin(page: Page): Promise<void> {
  await toInternationalDetails(page);
  await page.getByRole('button', { name: said('Next') }).click();
  await page.locator('[name=securityPin]').waitFor();
}

async function moveMoney(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: said('Move Money') })
    .first()
    .click();
  await page.getByRole('dialog', { name: said('Move Money') }).waitFor();
}

async function failToMove(page: Page): Promise<void> {
  await moveMoney(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said('Move Money') })
    .click();
  await page.getByRole('dialog').locator('[aria-invalid=true]').first().waitFor();
}

/** Money sent here and abroad, and moved between own accounts. */
export const transferScreens: Screen[] = [
  { name: 'local-transfer', path: '/user/local-transfer', as: 'maya.okafor' },
  { name: 'nickname-ask', path: '/user/local-transfer', as: 'maya.okafor', prepare: askNickname },
  {
    name: 'nickname-given',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: giveNickname,
  },
  {
    name: 'wizard-recipient',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: startWizard,
  },
  {
    name: 'wizard-recipient-errors',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: async (page) => {
      await startWizard(page);
      await page.getByRole('button', { name: said('Next') }).click();
    },
  },
  { name: 'wizard-kept', path: '/user/local-transfer', as: 'maya.okafor', prepare: comeBack },
  {
    name: 'wizard-details',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: (page) => toDetails(page),
  },
  { name: 'pause-asked', path: '/user/local-transfer', as: 'maya.okafor', prepare: toPause },
  {
    name: 'pause-unanswered',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: (page) => answer(page, 'No'),
  },
  {
    name: 'pause-warned',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: (page) => answer(page, 'Yes', 'No', 'No'),
  },
  {
    name: 'pause-over',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: (page) => answer(page, 'No', 'No', 'No'),
  },
  {
    name: 'delayed-signing',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: onNewDevice,
  },
  {
    name: 'delayed-listed',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: listDelayed,
  },
  {
    name: 'wizard-pin',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: (page) => toPin(page),
  },
  {
    name: 'wizard-first-pin',
    path: '/user/local-transfer',
    as: longUsername,
    prepare: (page) => toPin(page),
  },
  { name: 'local-transfer-empty', path: '/user/local-transfer', as: 'new.customer' },
  { name: 'local-transfer-long', path: '/user/local-transfer', as: longUsername },
  { name: 'international-transfer', path: '/user/international-transfer', as: 'maya.okafor' },
  {
    name: 'international-recipient',
    path: '/user/international-transfer',
    as: 'maya.okafor',
    prepare: startWizard,
  },
  {
    name: 'international-details',
    path: '/user/international-transfer',
    as: 'maya.okafor',
    prepare: toInternationalDetails,
  },
  {
    name: 'international-total',
    path: '/user/international-transfer',
    as: 'maya.okafor',
    prepare: typeTotal,
  },
  {
    name: 'international-pin',
    path: '/user/international-transfer',
    as: 'maya.okafor',
    prepare: toInternationalPin,
  },
  { name: 'move-money', path: '/user/savings', as: 'maya.okafor', prepare: moveMoney },
  { name: 'move-money-long', path: '/user/savings', as: longUsername, prepare: moveMoney },
  { name: 'move-money-errors', path: '/user/savings', as: 'maya.okafor', prepare: failToMove },
];
