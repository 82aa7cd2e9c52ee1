import type { Page } from '@playwright/test';
import { answerOf } from './demo-server.ts';
import type { Screen } from './screen.ts';

const openFirst = async (page: Page) => page.locator('[data-case]').first().click();

/** As a colleague sees what staff proposed: the demonstration has one person of the staff. */
async function openAsColleague(page: Page): Promise<void> {
  await page.route('**/api/admin/funding-proposals/*', async (route) => {
    const response = await answerOf(route);
    const one = await response.json();
    await route.fulfill({
      response,
      json: { ...one, proposal: { ...one.proposal, isYours: false } },
    });
  });
  await openFirst(page);
}

async function approve(page: Page): Promise<void> {
  await openAsColleague(page);
  await page.getByRole('button', { name: 'Approve' }).click();
}

async function decline(page: Page): Promise<void> {
  await openAsColleague(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('button', { name: 'Decline credit' }).click();
  await page.getByText('Please choose a reason.').waitFor();
}

/** Credits by staff that wait for a second person. */
export const fundingScreens: Screen[] = [
  { name: 'desk-credits', path: '/admin/queues/credits', as: 'staff' },
  { name: 'desk-credit-own', path: '/admin/queues/credits', as: 'staff', prepare: openFirst },
  {
    name: 'desk-credit-long',
    path: '/admin/queues/credits',
    as: 'staff',
    prepare: async (page) => page.locator('[data-case]').nth(1).click(),
  },
  { name: 'desk-credit-approve', path: '/admin/queues/credits', as: 'staff', prepare: approve },
  { name: 'desk-credit-decline', path: '/admin/queues/credits', as: 'staff', prepare: decline },
  {
    name: 'desk-credits-failed',
    path: '/admin/queues/credits',
    as: 'staff',
    failing: /funding-proposals/,
  },
];
