import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { checkPictures } from '../../fixtures/check-pictures.ts';
import { answerOf } from './demo-server.ts';
import type { Screen } from './screen.ts';
import { longUsername } from './screen.ts';
import { said } from './said.ts';

const openCheckDialog = async (page: Page) =>
  page.getByRole('button', { name: said('Mobile Check Deposit') }).click();

async function submitNoCheck(page: Page): Promise<void> {
  await openCheckDialog(page);
  await page.getByRole('button', { name: said('Submit Check') }).click();
  await page.getByText(said('Please add a picture of the front of your check.')).waitFor();
}

/** The back is too small to be read well. */
async function chooseCheck(page: Page): Promise<void> {
  await openCheckDialog(page);
  const { front, back } = await checkPictures({
    from: 'Harrow Street Clinic',
    to: 'Maya Okafor',
    amount: 240.5,
    number: 2041,
  });
  const small = await sharp(back).resize(600).jpeg().toBuffer();
  await page
    .getByLabel(said('Choose the front of the check'))
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: front });
  await page
    .getByLabel(said('Choose the back of the check'))
    .setInputFiles({ name: 'back.jpg', mimeType: 'image/jpeg', buffer: small });
  await page.getByText(said('This picture is small')).waitFor();
}

async function showCheckPictures(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: said(/^Show pictures/) })
    .first()
    .click();
  await page.getByRole('img', { name: said('Back of your check') }).waitFor();
}

/** The banking day before pay day: the bank of the pictures takes no files. */
async function waitForSalary(page: Page): Promise<void> {
  await page.route('**/api/transfers/scheduled', async (route) => {
    const response = await answerOf(route);
    const body = await response.json();
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const salaries = [
      ['WORSHIPFULGROWER', 3_184.75, 'Checking Account', 5_020.11],
      ['HEATHER & LARK', 1_250_000, 'Savings Account', 1_287_400.5],
    ].map(([name, amount, receiver, left]) => ({
      kind: 'deposit',
      id: name,
      name,
      amount,
      receiver,
      left,
      day,
      plannedDay: day,
      at: `${day}T05:00:00Z`,
      payer: null,
    }));
    await route.fulfill({ response, json: { ...body, coming: [...salaries, ...body.coming] } });
  });
  await page.reload();
  await page.getByText('WORSHIPFULGROWER').first().waitFor();
}

/** Bank details and checks by picture. */
export const depositScreens: Screen[] = [
  {
    name: 'dashboard-salary',
    path: '/user/dashboard',
    as: 'maya.okafor',
    prepare: waitForSalary,
  },
  { name: 'deposit', path: '/user/deposit', as: 'maya.okafor' },
  { name: 'deposit-empty', path: '/user/deposit', as: 'new.customer' },
  { name: 'deposit-long', path: '/user/deposit', as: longUsername },
  {
    name: 'deposit-failed',
    path: '/user/deposit',
    as: 'maya.okafor',
    failing: /deposits\/checks|api\/bank/,
  },
  { name: 'check-dialog', path: '/user/deposit', as: 'maya.okafor', prepare: openCheckDialog },
  { name: 'check-errors', path: '/user/deposit', as: 'maya.okafor', prepare: submitNoCheck },
  { name: 'check-chosen', path: '/user/deposit', as: 'maya.okafor', prepare: chooseCheck },
  { name: 'check-pictures', path: '/user/deposit', as: 'maya.okafor', prepare: showCheckPictures },
];
