import type { Page } from '@playwright/test';
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
  { name: 'policy-exchange-limit', path: '/admin/policy/exchangeLimit', as: 'staff' },
  { name: 'policy-holidays', path: '/admin/policy/holidays', as: 'staff' },
  { name: 'policy-branches', path: '/admin/policy/branches', as: 'staff' },
  { name: 'policy-failed', path: '/admin/policy', as: 'staff', failing: /api\/admin\/policies/ },
  { name: 'rates', path: '/admin/rates', as: 'staff', prepare: preview },
];
