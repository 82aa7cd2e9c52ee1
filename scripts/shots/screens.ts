import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkPictures } from '../../fixtures/check-pictures.ts';
import { billScreens } from './bill-screens.ts';
import { profileScreens } from './profile-screens.ts';
import type { Screen } from './screen.ts';
import { statementScreens } from './statement-screens.ts';

async function fillRecipient(page: Page): Promise<void> {
  await page.getByRole('button', { name: /start/i }).click();
  await page.locator('[name=recipientName]').fill('Daniel Reyes');
  await page.locator('[name=recipientAccount]').fill('441720916');
  await page.locator('[name=recipientBank]').fill('Hudson & Pine Credit Union');
  await page.locator('[name=recipientRouting]').fill('021000021');
}

async function toDetails(page: Page): Promise<void> {
  await fillRecipient(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=amount]').fill('640.00');
}

async function toPin(page: Page): Promise<void> {
  await toDetails(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=securityPin]').waitFor();
}

async function toInternationalDetails(page: Page): Promise<void> {
  await startWizard(page);
  await page.getByRole('button', { name: /Asha Menon/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=amount]').fill('12,500');
  await page.locator('[name=currency]').selectOption('INR');
  await page.getByText('You pay').waitFor();
}

async function toInternationalPin(page: Page): Promise<void> {
  await toInternationalDetails(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('[name=securityPin]').waitFor();
}

const startWizard = async (page: Page) => page.getByRole('button', { name: /start/i }).click();

async function openUser(page: Page, username: string): Promise<void> {
  await page.getByRole('row', { name: username }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: username }).waitFor();
}

async function fillLoan(page: Page): Promise<void> {
  await page.locator('[name=loanAmount]').fill('18,500');
  await page.locator('[name=loanTerm]').fill('60');
  await page.locator('[name=loanPurpose]').selectOption('auto');
  await page.locator('[name=creditScore]').fill('742');
  await page.getByText('Payment schedule').click();
}

const applyForCard = async (page: Page) => page.getByRole('button', { name: 'Apply for a debit card' }).click();

/** The debit card's number and the back of the credit card. */
async function revealCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show number' }).first().click();
  const credit = page.getByRole('region', { name: 'Credit card' });
  await credit.getByRole('button', { name: 'Flip' }).click();
  await credit.getByRole('button', { name: 'Show CVV' }).click();
  await credit.getByRole('button', { name: 'Hide CVV' }).waitFor();
}

/** As five minutes after the sign-in. */
async function askForPin(page: Page): Promise<void> {
  await page.route('**/api/card/all', (route) => route.continue({ url: `${route.request().url()}?masked=true` }));
  await page.getByRole('button', { name: 'Show number' }).first().click();
  await page.locator('[name=securityPin]').waitFor();
}

const openCheckDialog = async (page: Page) => page.getByRole('button', { name: 'Mobile Check Deposit' }).click();

async function submitNoCheck(page: Page): Promise<void> {
  await openCheckDialog(page);
  await page.getByRole('button', { name: 'Submit Check' }).click();
  await page.getByText('Please add a picture of the front of your check.').waitFor();
}

/** The back is too small to be read well. */
async function chooseCheck(page: Page): Promise<void> {
  await openCheckDialog(page);
  const { front, back } = await checkPictures({ from: 'Harrow Street Clinic', to: 'Maya Okafor', amount: 240.5, number: 2041 });
  const small = await sharp(back).resize(600).jpeg().toBuffer();
  await page.getByLabel('Choose the front of the check').setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: front });
  await page.getByLabel('Choose the back of the check').setInputFiles({ name: 'back.jpg', mimeType: 'image/jpeg', buffer: small });
  await page.getByText('This picture is small').waitFor();
}

async function showCheckPictures(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Show pictures/ })
    .first()
    .click();
  await page.getByRole('img', { name: 'Back of your check' }).waitFor();
}

const long = 'maximiliana.featherstonehaugh-oyelaran';

export const screens: Screen[] = [
  { name: 'home', path: '/', as: 'anyone' },
  { name: 'services', path: '/services', as: 'anyone' },
  { name: 'about', path: '/about', as: 'anyone' },
  { name: 'contact', path: '/contact', as: 'anyone' },
  { name: 'not-found', path: '/nowhere', as: 'anyone' },
  { name: 'login', path: '/login', as: 'anyone' },
  { name: 'login-errors', path: '/login', as: 'anyone', prepare: async (page) => page.locator('form').getByRole('button', { name: 'Log In' }).click() },
  { name: 'register', path: '/register', as: 'anyone' },
  { name: 'unauthorized', path: '/unauthorized', as: 'maya.okafor' },
  { name: 'dashboard', path: '/user/dashboard', as: 'maya.okafor' },
  { name: 'dashboard-long', path: '/user/dashboard', as: long },
  { name: 'dashboard-empty', path: '/user/dashboard', as: 'new.customer' },
  {
    name: 'dashboard-send-money',
    path: '/user/dashboard',
    as: 'maya.okafor',
    prepare: async (page) => page.getByRole('button', { name: 'Send Money' }).click(),
  },
  {
    name: 'dashboard-invest',
    path: '/user/dashboard',
    as: 'maya.okafor',
    prepare: async (page) => page.getByRole('button', { name: 'Invest', exact: true }).click(),
  },
  { name: 'dashboard-error', path: '/user/dashboard', as: 'maya.okafor', failing: /\/api\/(users|transfers)/ },
  { name: 'transactions', path: '/user/transactions', as: 'maya.okafor' },
  { name: 'transactions-search', path: '/user/transactions?search=brightwater', as: 'maya.okafor' },
  { name: 'transactions-nothing', path: '/user/transactions?search=zebra', as: 'maya.okafor' },
  { name: 'transactions-empty', path: '/user/transactions', as: 'new.customer' },
  { name: 'transactions-error', path: '/user/transactions', as: 'maya.okafor', failing: /\/api\/transfers/ },
  { name: 'deposit', path: '/user/deposit', as: 'maya.okafor' },
  { name: 'deposit-empty', path: '/user/deposit', as: 'new.customer' },
  { name: 'deposit-long', path: '/user/deposit', as: long },
  { name: 'deposit-failed', path: '/user/deposit', as: 'maya.okafor', failing: /deposits\/checks|api\/bank/ },
  { name: 'check-dialog', path: '/user/deposit', as: 'maya.okafor', prepare: openCheckDialog },
  { name: 'check-errors', path: '/user/deposit', as: 'maya.okafor', prepare: submitNoCheck },
  { name: 'check-chosen', path: '/user/deposit', as: 'maya.okafor', prepare: chooseCheck },
  { name: 'check-pictures', path: '/user/deposit', as: 'maya.okafor', prepare: showCheckPictures },
  { name: 'local-transfer', path: '/user/local-transfer', as: 'maya.okafor' },
  { name: 'wizard-recipient', path: '/user/local-transfer', as: 'maya.okafor', prepare: startWizard },
  {
    name: 'wizard-recipient-errors',
    path: '/user/local-transfer',
    as: 'maya.okafor',
    prepare: async (page) => {
      await startWizard(page);
      await page.getByRole('button', { name: 'Next' }).click();
    },
  },
  { name: 'wizard-details', path: '/user/local-transfer', as: 'maya.okafor', prepare: toDetails },
  { name: 'wizard-pin', path: '/user/local-transfer', as: 'maya.okafor', prepare: toPin },
  { name: 'wizard-first-pin', path: '/user/local-transfer', as: long, prepare: toPin },
  { name: 'international-transfer', path: '/user/international-transfer', as: 'maya.okafor' },
  { name: 'international-recipient', path: '/user/international-transfer', as: 'maya.okafor', prepare: startWizard },
  { name: 'international-details', path: '/user/international-transfer', as: 'maya.okafor', prepare: toInternationalDetails },
  { name: 'international-pin', path: '/user/international-transfer', as: 'maya.okafor', prepare: toInternationalPin },
  {
    name: 'send-money',
    path: '/user/dashboard',
    as: 'maya.okafor',
    prepare: async (page) => page.getByRole('button', { name: 'Send Money' }).click(),
  },
  { name: 'loans', path: '/user/loans', as: 'maya.okafor', prepare: fillLoan },
  { name: 'loans-empty', path: '/user/loans', as: 'new.customer' },
  { name: 'loans-errors', path: '/user/loans', as: 'new.customer', prepare: async (page) => page.getByRole('button', { name: 'Submit application' }).click() },
  { name: 'savings', path: '/user/savings', as: 'maya.okafor' },
  { name: 'savings-long', path: '/user/savings', as: long },
  { name: 'savings-empty', path: '/user/savings', as: 'new.customer' },
  {
    name: 'savings-error',
    path: '/user/savings',
    as: 'maya.okafor',
    failing: /\/accounts\/savings/,
    prepare: async (page) => page.getByText('Failed to fetch').waitFor(),
  },
  { name: 'investments', path: '/user/investments', as: 'maya.okafor' },
  { name: 'investments-empty', path: '/user/investments', as: 'new.customer' },
  { name: 'cards', path: '/user/cards', as: 'maya.okafor' },
  { name: 'cards-long', path: '/user/cards', as: long },
  { name: 'cards-empty', path: '/user/cards', as: 'new.customer' },
  { name: 'cards-error', path: '/user/cards', as: 'maya.okafor', failing: /\/api\/card/ },
  { name: 'cards-revealed', path: '/user/cards', as: long, prepare: revealCards },
  { name: 'cards-apply', path: '/user/cards', as: 'new.customer', prepare: applyForCard },
  { name: 'cards-pin', path: '/user/cards', as: 'maya.okafor', prepare: askForPin },
  ...profileScreens,
  ...billScreens,
  ...statementScreens,
  { name: 'suspended', path: '/user/dashboard', as: 'sam.oduya' },
  { name: 'admin-users', path: '/admin', as: 'staff' },
  { name: 'admin-users-error', path: '/admin', as: 'staff', failing: /\/api\/admin/ },
  {
    name: 'admin-user',
    path: '/admin',
    as: 'staff',
    prepare: async (page) => openUser(page, 'maya.okafor'),
  },
  {
    name: 'admin-user-long',
    path: '/admin',
    as: 'staff',
    prepare: async (page) => openUser(page, long),
  },
  {
    name: 'admin-delete',
    path: '/admin',
    as: 'staff',
    prepare: async (page) => {
      await openUser(page, 'maya.okafor');
      await page.getByRole('button', { name: /Delete/ }).click();
    },
  },
];
