import type { Page } from '@playwright/test';
import { answerOf } from './demo-server.ts';
import type { Screen } from './screen.ts';

const review = (page: Page) => page.getByRole('button', { name: 'Review change' });

async function refuse(page: Page): Promise<void> {
  await page.getByLabel('Local transfer').fill('12,50');
  await review(page).click();
}

async function confirm(page: Page): Promise<void> {
  await page.getByLabel('Local transfer').fill('0.25');
  await page.getByLabel('Reason').fill('The clearing house charges more.');
  await review(page).click();
  await page.getByRole('alertdialog').waitFor();
}

/** As if a colleague and oneself had given rates that no second person has given yet. */
async function waitForAnother(page: Page): Promise<void> {
  await page.route('**/api/admin/rates', async (route) => {
    const response = await answerOf(route);
    const at = '2026-11-20T14:00:00.000Z';
    const waiting = [
      { day: '2026-11-20', by: 'maximiliana.featherstonehaugh-oyelaran', at, isYours: false },
      { day: '2026-11-19', by: 'staff', at, isYours: true },
    ];
    await route.fulfill({ response, json: { ...(await response.json()), waiting } });
  });
  await page.reload();
  await page.getByText('They take effect once you import').waitFor();
}

/** As if the bank fetched rates, and one had jumped. */
async function failToFetch(page: Page): Promise<void> {
  await page.route('**/api/admin/rates', async (route) => {
    const response = await answerOf(route);
    const fetching = {
      from: 'www.ecb.europa.eu',
      triedAt: '2026-11-26T23:30:00.000Z',
      error:
        'The rates of Thu, Nov 26, 2026 were fetched and are not used: INR 109.8832 to 10.9883 is ' +
        'a change of more than 5.00% in 24 hours. Import the file by hand if they are right.',
    };
    await route.fulfill({ response, json: { ...(await response.json()), fetching } });
  });
  await page.reload();
  await page.getByText('The bank tries again every 15 minutes').waitFor();
}

async function preview(page: Page): Promise<void> {
  await page.getByLabel('Choose the file').setInputFiles('fixtures/eurofxref-daily.xml');
  await page.getByRole('button', { name: 'Save rates' }).waitFor();
}

export const policyScreens: Screen[] = [
  { name: 'policy', path: '/admin/policy', as: 'staff' },
  { name: 'policy-planned', path: '/admin/policy/savingsRate', as: 'staff' },
  { name: 'policy-errors', path: '/admin/policy/fees', as: 'staff', prepare: refuse },
  { name: 'policy-confirm', path: '/admin/policy/fees', as: 'staff', prepare: confirm },
  { name: 'policy-loan-rates', path: '/admin/policy/loanRates', as: 'staff' },
  { name: 'policy-identity', path: '/admin/policy/identity', as: 'staff' },
  { name: 'policy-exchange-limit', path: '/admin/policy/exchangeLimit', as: 'staff' },
  { name: 'policy-holidays', path: '/admin/policy/holidays', as: 'staff' },
  { name: 'policy-branches', path: '/admin/policy/branches', as: 'staff' },
  { name: 'policy-failed', path: '/admin/policy', as: 'staff', failing: /api\/admin\/policies/ },
  { name: 'rates', path: '/admin/rates', as: 'staff', prepare: preview },
  { name: 'rates-not-fetched', path: '/admin/rates', as: 'staff', prepare: failToFetch },
  { name: 'rates-waiting', path: '/admin/rates', as: 'staff', prepare: waitForAnother },
];
