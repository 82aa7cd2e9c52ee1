import { checkPictures } from '../../fixtures/check-pictures.ts';
import { localTransferBody } from '../../fixtures/people.ts';
import { customerRoutes } from '../../web/app/navigation/customer-routes.ts';
import { addressesOf } from './support/app-addresses.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { expect, test } from './support/test.ts';

test('a wrong field behind a window does not take the focus out of it', async ({
  page,
  server,
}) => {
  const [payer, payee] = [await newCustomer(server, 500), await newCustomer(server)];
  const body = localTransferBody(
    payer,
    { name: 'Quay Street Parking', account: payee.checking.number },
    80,
  );
  await server.call('POST', '/api/transfers/local', { token: payer.token, body });
  await keepSession(page, payer);
  await page.goto('/user/transactions');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Amount from').fill('abc');
  await expect(page.getByLabel('Amount from')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Details of Quay Street Parking' }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('button', { name: 'Report this payment' }).click();
  await expect(page.getByText('Please choose what is wrong.')).toBeVisible();
  await expect(page.getByLabel('What is wrong?')).toBeFocused();
});

test('a window names itself while it is open, and the page has its name again afterwards [D-35]', async ({
  page,
  server,
}) => {
  await keepSession(page, await newCustomer(server));
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'Pay Bills' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay a Bill' });
  await expect(page).toHaveTitle('Pay a Bill - Larkmoor Bank');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveTitle('Error: Pay a Bill - Larkmoor Bank');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveTitle('Dashboard - Larkmoor Bank');
});

test('a check’s picture that was put away while it was turned does not come back', async ({
  page,
  server,
}) => {
  const customer = await newCustomer(server);
  const { front } = await checkPictures({
    from: 'Harrow Street Clinic',
    to: customer.username,
    amount: 240.5,
    number: 2041,
  });
  // Each drawing ends when the test says so.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const draw = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function toBlob(...given) {
      if ('holdDrawings' in window) held.push(() => draw.apply(this, given));
      else draw.apply(this, given);
    };
    Object.assign(window, {
      endDrawings: () => held.splice(0).forEach((end) => end()),
      countDrawings: () => held.length,
    });
  });
  const drawings = {
    hold: () => page.evaluate(() => Object.assign(window, { holdDrawings: true })),
    end: () => page.evaluate('endDrawings()'),
  };
  await keepSession(page, customer);
  await page.goto('/user/deposit');
  await page.getByRole('main').getByRole('button', { name: 'Mobile Check Deposit' }).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: 'Your picture of the front of your check' });
  const choose = () =>
    dialog
      .getByLabel('Choose the front of the check')
      .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: front });
  await choose();
  await expect(picture).toBeVisible();
  await drawings.hold();
  await dialog.getByRole('button', { name: 'Rotate the front of your check' }).click();
  await expect.poll(() => page.evaluate('countDrawings()')).toBe(1);
  await dialog.getByRole('button', { name: 'Retake the front of your check' }).click();
  await drawings.end();
  // Chosen after it: had the first come back, there would be nothing to choose.
  await choose();
  await expect.poll(() => page.evaluate('countDrawings()')).toBe(1);
  await expect(picture).toBeHidden();
  await drawings.end();
  await expect(picture).toBeVisible();
});

test('the login page loads each stylesheet once, also after what comes late', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
  expect(sheets).toHaveLength(1);
});

const noId = '00000000-0000-4000-8000-000000000000';

test('every page says where one is: in the menu, or by a way back', async ({ page, server }) => {
  await keepSession(page, await newCustomer(server));
  const menu = page.getByRole('navigation', { name: 'Account' });
  await page.goto('/user/statements');
  await expect(menu.locator('[aria-current]')).toHaveText('Transactions');
  const main = page.getByRole('main');
  const back = main
    .getByRole('link', { name: 'Profile', exact: true })
    .or(main.getByRole('link', { name: 'All messages' }));
  const samples = { 'transactions/:id': noId, 'messages/:id': noId };
  for (const address of addressesOf(customerRoutes, samples)) {
    if (address === '/user/profile') continue;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu.locator('[aria-current]').or(back).first(), address).toBeVisible();
  }

  // An element of the head that leads to the page in sight says so, too.
  const person = page.getByRole('button', { name: /^Profile menu/ });
  await page.goto('/user/dashboard');
  await expect(person).not.toHaveAttribute('aria-current');
  await page.goto('/user/notices');
  await expect(page.getByRole('link', { name: /^Notices/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/user/security');
  await expect(person).toHaveAttribute('aria-current', 'true');
  await person.click();
  await expect(page.locator('[role=menuitem][aria-current=page]')).toHaveText('Security');
});
