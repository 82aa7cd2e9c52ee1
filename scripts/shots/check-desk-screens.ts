import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const openCheck = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: 'Waiting checks' }).getByRole('link').first().click();
  await page.getByRole('img', { name: 'Back of the check' }).waitFor();
};

async function acceptOther(page: Page): Promise<void> {
  await openCheck(page);
  await page.keyboard.press('a');
  await page.getByLabel('Amount on the check').fill('68.40');
  await page.keyboard.press('Enter');
}

async function returnUnread(page: Page): Promise<void> {
  await openCheck(page);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Return check' }).click();
}

const held = {
  code: 'CASE_HELD',
  message: 'rosa works on this case and opened it 2 minutes ago. Nothing was changed.',
};

async function openHeld(page: Page): Promise<void> {
  await page.route('**/take', (route) => route.fulfill({ status: 409, json: held }));
  await page.getByRole('region', { name: 'Waiting checks' }).getByRole('link').first().click();
  await page.getByLabel('Why are you taking it over?').waitFor();
}

async function readHeld(page: Page): Promise<void> {
  await openHeld(page);
  await page.getByRole('button', { name: 'View only' }).click();
  await page.getByRole('img', { name: 'Back of the check' }).waitFor();
}

/** As on a quiet day. */
async function emptyQueues(page: Page): Promise<void> {
  await page.route('**/api/admin/checks', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: { cases: [], total: 0, asOf: '2026-11-21T12:00:00Z' },
    }),
  );
  await page.reload();
  await page.getByText('Nothing waiting').first().waitFor();
}

/** The queues in sight together, and checks as staff work them. */
export const checkDeskScreens: Screen[] = [
  { name: 'desk-queues', path: '/admin/queues', as: 'staff' },
  { name: 'desk-checks', path: '/admin/queues/checks', as: 'staff' },
  {
    name: 'desk-checks-failed',
    path: '/admin/queues/checks',
    as: 'staff',
    failing: /api\/admin\/checks/,
  },
  { name: 'desk-check', path: '/admin/queues/checks', as: 'staff', prepare: openCheck },
  { name: 'desk-check-accept', path: '/admin/queues/checks', as: 'staff', prepare: acceptOther },
  { name: 'desk-check-return', path: '/admin/queues/checks', as: 'staff', prepare: returnUnread },
  { name: 'desk-check-held', path: '/admin/queues/checks', as: 'staff', prepare: openHeld },
  { name: 'desk-check-read', path: '/admin/queues/checks', as: 'staff', prepare: readHeld },
  { name: 'desk-checks-empty', path: '/admin/queues/checks', as: 'staff', prepare: emptyQueues },
];
