import type { Page } from '@playwright/test';
import { billScreens } from './bill-screens.ts';
import { bookScreens } from './book-screens.ts';
import { cardScreens } from './card-screens.ts';
import { checkDeskScreens } from './check-desk-screens.ts';
import { colleagueScreens } from './colleague-screens.ts';
import { deskScreens } from './desk-screens.ts';
import { depositScreens } from './deposit-screens.ts';
import { disputeScreens } from './dispute-screens.ts';
import { fileScreens } from './file-screens.ts';
import { freezeScreens } from './freeze-screens.ts';
import { fundingScreens } from './funding-screens.ts';
import { voucherScreens } from './voucher-screens.ts';
import { identityScreens } from './identity-screens.ts';
import { passkeyScreens } from './passkey-screens.ts';
import { policyScreens } from './policy-screens.ts';
import { profileScreens } from './profile-screens.ts';
import type { Screen } from './screen.ts';
import { longUsername } from './screen.ts';
import { statementScreens } from './statement-screens.ts';
import { stepUpScreens } from './step-up-screens.ts';
import { transferScreens } from './transfer-screens.ts';
import { twoStepScreens } from './two-step-screens.ts';
import { userScreens } from './user-screens.ts';
import { savingsScreens } from './savings-screens.ts';
import { said } from './said.ts';
import { openTool, pressTool } from './transaction-tools.ts';
import { paths } from '../../web/app/paths.ts';

async function fillLoan(page: Page): Promise<void> {
  await page.locator('[name=loanAmount]').fill('18,500');
  await page.locator('[name=loanTerm]').fill('60');
  await page.locator('[name=loanPurpose]').selectOption('auto');
  await page.locator('[name=creditScore]').fill('742');
  await page.getByRole('complementary').getByText(said('Payment schedule')).click();
}

/** The last part of the dashboard is fetched late, and had drawn nothing in some pictures. */
const seeWhole = (page: Page) =>
  page
    .getByRole('region', { name: said('This month') })
    .getByText(said('Money out'))
    .waitFor();

const described: Screen[] = [
  { name: 'home', path: '/', as: 'anyone' },
  { name: 'services', path: '/services', as: 'anyone' },
  { name: 'about', path: '/about', as: 'anyone' },
  { name: 'contact', path: '/contact', as: 'anyone' },
  { name: 'not-found', path: '/nowhere', as: 'anyone' },
  { name: 'login', path: '/login', as: 'anyone' },
  {
    name: 'login-errors',
    path: '/login',
    as: 'anyone',
    prepare: async (page) =>
      page
        .locator('form')
        .getByRole('button', { name: said('Log In') })
        .click(),
  },
  { name: 'register', path: '/register', as: 'anyone' },
  { name: 'cancel-payment', path: `/cancel-payment#token=${'x'.repeat(43)}`, as: 'anyone' },
  {
    name: 'cancel-payment-failed',
    path: `/cancel-payment#token=${'x'.repeat(43)}`,
    as: 'anyone',
    prepare: async (page) => {
      await page.locator('form').getByRole('button').first().click();
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  { name: 'not-me', path: `/not-me#token=${'x'.repeat(43)}`, as: 'anyone' },
  {
    name: 'not-me-failed',
    path: `/not-me#token=${'x'.repeat(43)}`,
    as: 'anyone',
    prepare: async (page) => {
      await page.locator('form').getByRole('button').first().click();
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  { name: 'unauthorized', path: '/unauthorized', as: 'maya.okafor' },
  { name: 'dashboard', path: '/user/dashboard', as: 'maya.okafor', prepare: seeWhole },
  {
    name: 'dashboard-amounts-hidden',
    path: '/user/dashboard',
    as: 'maya.okafor',
    prepare: async (page) => {
      await seeWhole(page);
      await page.locator('.hide-amounts:visible').click();
    },
  },
  {
    name: 'dashboard-printed',
    path: '/user/dashboard',
    as: 'maya.okafor',
    printed: true,
    prepare: seeWhole,
  },
  {
    name: 'dashboard-walked',
    path: '/user/dashboard',
    as: 'maya.okafor',
    prepare: async (page) => {
      await seeWhole(page);
      await page.getByRole('slider', { name: said('Balance by day') }).focus();
      for (let days = 0; days < 9; days += 1) await page.keyboard.press('ArrowLeft');
    },
  },
  { name: 'dashboard-long', path: '/user/dashboard', as: longUsername, prepare: seeWhole },
  { name: 'dashboard-empty', path: '/user/dashboard', as: 'new.customer', prepare: seeWhole },
  {
    name: 'dashboard-send-money',
    path: '/user/dashboard',
    as: 'maya.okafor',
    prepare: async (page) => page.getByRole('button', { name: said('Send Money') }).click(),
  },
  {
    name: 'dashboard-invest',
    path: '/user/dashboard',
    as: 'maya.okafor',
    prepare: async (page) =>
      page.getByRole('button', { name: said('Invest', { exact: true }) }).click(),
  },
  {
    name: 'dashboard-error',
    path: '/user/dashboard',
    as: 'maya.okafor',
    failing: /\/api\/(users|transfers)/,
    prepare: async (page) => page.getByText(said('Failed to load critical data')).waitFor(),
  },
  {
    // Where the page itself was loaded: each part says what it lacks.
    name: 'dashboard-parts-failed',
    path: '/user/dashboard',
    as: 'maya.okafor',
    failing: /accounts\/history|transfers\/transactions/,
    prepare: async (page) => {
      for (const failed of ['The balances of past days', 'Failed to fetch'])
        await page.getByText(failed).first().waitFor();
    },
  },
  { name: 'insight', path: '/user/insight', as: 'maya.okafor' },
  { name: 'insight-empty', path: '/user/insight', as: 'new.customer' },
  {
    name: 'insight-failed',
    path: '/user/insight',
    as: 'maya.okafor',
    failing: /transfers\/insight/,
  },
  { name: 'transactions', path: '/user/transactions', as: 'maya.okafor' },
  { name: 'transactions-printed', path: '/user/transactions', as: 'maya.okafor', printed: true },
  { name: 'transactions-search', path: '/user/transactions?search=brightwater', as: 'maya.okafor' },
  {
    name: 'transactions-filtered',
    path: '/user/transactions?type=debit&status=Completed&amountFrom=20&from=2026-01-01',
    as: 'maya.okafor',
    prepare: (page) => openTool(page, /^Filters/),
  },
  {
    // Each row has the account's balance after it.
    name: 'transactions-account',
    path: '/user/transactions',
    as: 'maya.okafor',
    prepare: async (page) => {
      await openTool(page, /^Filters/);
      await page.locator('[name=account]').selectOption({ index: 1 });
      await page.locator('.balance-after').first().waitFor();
    },
  },
  {
    name: 'transactions-saved',
    path: '/user/transactions',
    as: 'maya.okafor',
    prepare: (page) => openTool(page, /^Saved searches/),
  },
  {
    name: 'transactions-export',
    path: '/user/transactions',
    as: 'maya.okafor',
    prepare: async (page) => void (await pressTool(page, /^Export/)),
  },
  { name: 'transactions-nothing', path: '/user/transactions?search=zebra', as: 'maya.okafor' },
  { name: 'transactions-empty', path: '/user/transactions', as: 'new.customer' },
  {
    name: 'transactions-error',
    path: '/user/transactions',
    as: 'maya.okafor',
    failing: /\/api\/transfers/,
  },
  { name: 'loans', path: '/user/loans', as: 'maya.okafor', prepare: fillLoan },
  {
    name: 'loans-running',
    path: '/user/loans',
    as: 'maya.okafor',
    prepare: async (page) => page.getByRole('group').getByText(said('Payment schedule')).click(),
  },
  {
    name: 'loans-payoff',
    path: '/user/loans',
    as: 'maya.okafor',
    prepare: async (page) => {
      await page.getByText(said('Payoff quote for a later date')).first().click();
      await page.getByText(said(/^Pay .* principal and/)).waitFor();
    },
  },
  {
    name: 'loans-offer',
    path: '/user/loans',
    as: 'maya.okafor',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: said('Accept') })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'loans-empty', path: '/user/loans', as: 'new.customer' },
  {
    name: 'loans-errors',
    path: '/user/loans',
    as: 'new.customer',
    prepare: async (page) => page.getByRole('button', { name: said('Submit application') }).click(),
  },
  ...savingsScreens,
  { name: 'investments', path: '/user/investments', as: 'maya.okafor' },
  { name: 'investments-empty', path: '/user/investments', as: 'new.customer' },
  ...depositScreens,
  ...transferScreens,
  ...stepUpScreens,
  ...cardScreens,
  ...bookScreens,
  ...identityScreens,
  ...policyScreens,
  ...colleagueScreens,
  ...profileScreens,
  ...twoStepScreens,
  ...passkeyScreens,
  ...billScreens,
  ...statementScreens,
  ...checkDeskScreens,
  ...deskScreens,
  ...freezeScreens,
  ...disputeScreens,
  ...fundingScreens,
  ...voucherScreens,
  ...fileScreens,
  { name: 'suspended', path: '/user/dashboard', as: 'sam.oduya' },
  ...userScreens,
];

const withoutSearch = (address: string) => address.split(/[?#]/, 1)[0] ?? '';
const shown = new Set(described.map(({ path }) => withoutSearch(path)));

/** A page is on a picture before anyone describes its states: as it is at its own address. */
const pages = Object.values<(id: string) => string>(paths)
  .filter((pathOf) => pathOf.length === 0)
  .map((pathOf) => withoutSearch(pathOf('')))
  .filter((path) => /^\/(?:user|admin)\b/.test(path) && !shown.has(path))
  .map((path): Screen => {
    const as = path.startsWith('/admin') ? 'staff' : 'maya.okafor';
    return { name: path.slice(1).replaceAll('/', '-'), path, as };
  });

export const screens: readonly Screen[] = [...described, ...pages];
