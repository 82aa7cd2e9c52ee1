import type { Page } from '@playwright/test';
import { castPassword } from '../../fixtures/people.ts';
import type { BankServer } from '../support/bank-server.ts';
import { keepSession, logIn, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { expect, test, withMotion } from './support/test.ts';

test.use(withMotion);

const region = (page: Page, type: 'Debit' | 'Credit') =>
  page.getByRole('region', { name: `${type} card`, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply for a card' });

async function cardsOf(
  server: BankServer,
  token: string,
  proof: object = { password: castPassword },
) {
  const { body } = await server.call('POST', '/api/card/reveal', { token, body: proof });
  return body.cards as { cardType: string; cardNumber: string; cvv: string; expiryDate: string }[];
}

test('a card is applied for, turned, shown, hidden, copied and deleted, by keyboard alone [D-56 D-57 L-012 L-068 L-080 L-107 L-126 L-127 L-210]', {
  tag: '@journey',
}, async ({ page, server, context }) => {
  const person = await newCustomer(server);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await logIn(page, person);
  await page.goto('/user/dashboard');
  await page
    .getByRole('region', { name: 'Your Cards' })
    .getByRole('link', { name: 'Go to Cards' })
    .press('Enter');
  await expect(page).toHaveURL('/user/cards');

  await page.getByRole('button', { name: 'Apply for a debit card' }).press('Enter');
  await expect(dialog(page).getByRole('radio', { name: 'Debit' })).toBeChecked();
  await expect(dialog(page).getByLabel('Card brand')).toHaveValue('Visa');
  await auditSmallAndLarge(page);
  await dialog(page).getByLabel('Card brand').selectOption('American Express');
  await dialog(page).getByRole('button', { name: 'Get my card' }).press('Enter');
  await expect(page.getByText('Processing your card application, please wait...')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Your debit card is ready.')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Debit card' })).toBeFocused();

  const [card] = await cardsOf(server, person.token);
  const digits = card?.cardNumber ?? '';
  const grouped = digits.replace(/^(.{4})(.{6})(.{5})$/, '$1 $2 $3');
  const debit = region(page, 'Debit');
  await expect(debit.getByText(`Number ending in ${digits.slice(-4)}`)).toBeAttached();
  expect(await page.content()).not.toContain(grouped);
  const show = debit.getByRole('button', { name: 'Show number' });
  await show.press('Enter');
  await expect(debit.getByRole('button', { name: 'Show it now' })).toBeFocused();
  await debit.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(show).toBeFocused();
  expect(await page.content()).not.toContain(grouped);
  await show.press('Enter');
  await page.keyboard.press('Enter');
  await expect(debit.getByText(grouped)).toBeVisible();
  // A screen reader says that the number is shown, and not the number.
  expect(await debit.getByRole('status').first().textContent()).not.toMatch(/\d{4}/);
  await debit.getByRole('button', { name: 'Copy card number' }).press('Enter');
  await expect(debit.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(digits);

  await debit.getByRole('button', { name: 'Flip to the back' }).press('Enter');
  await expect(debit.getByText(grouped)).toBeHidden();
  await expect(debit.getByText(card?.cvv ?? '', { exact: true })).toHaveCount(0);
  await debit.getByRole('button', { name: 'Show CVV' }).press('Enter');
  await expect(debit.getByText(card?.cvv ?? '', { exact: true })).toBeVisible();
  await auditSmallAndLarge(page);
  await page.clock.fastForward(60_000);
  await expect(debit.getByText(card?.cvv ?? '', { exact: true })).toHaveCount(0);
  await debit.getByRole('button', { name: 'Flip to the front' }).press('Enter');
  await expect(debit.getByRole('button', { name: 'Show number' })).toBeVisible();

  await page.reload();
  await expect(debit.getByText('American Express')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cardBrand:debit'))).toBe(
    'American Express',
  );
  await page.goto('/user/dashboard');
  await expect(
    page.getByRole('img', {
      name: `Debit card, American Express, ending ${digits.slice(-4)}, expires ${card?.expiryDate}`,
    }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Go to Cards' }).press('Enter');
  await debit.getByRole('button', { name: 'More for the debit card' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete your debit card?' });
  await page.route('/api/card/delete/*', (route) => route.abort(), { times: 1 });
  await question.getByRole('button', { name: 'Delete card' }).press('Enter');
  await expect(question.getByText('Failed to delete card.')).toBeVisible();
  await question.getByRole('button', { name: 'Delete card' }).press('Enter');
  await expect(page.getByText('Your debit card was deleted.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Apply for a debit card' })).toBeVisible();
  expect(await cardsOf(server, person.token)).toEqual([]);
});

test('a card number that comes after its side was turned away is not shown', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  const { token } = person;
  await server.call('POST', '/api/card/generate', { token, body: { cardType: 'debit' } });
  const [card] = await cardsOf(server, token);
  await logIn(page, person);
  await page.goto('/user/cards');
  const debit = region(page, 'Debit');
  await debit.getByRole('button', { name: 'Show number' }).press('Enter');
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/card/all', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/card/all');
  await debit.getByRole('button', { name: 'Show it now' }).press('Enter');
  await asked;
  await debit.getByRole('button', { name: 'Flip to the back' }).press('Enter');
  const answered = page.waitForResponse('**/api/card/all');
  letGo();
  await (await answered).finished();
  await debit.getByRole('button', { name: 'Flip to the front' }).press('Enter');
  await expect(debit.getByRole('button', { name: 'Show number' })).toBeVisible();
  expect((await page.content()).replaceAll(' ', '')).not.toContain(card?.cardNumber ?? '');
});

test('a card is frozen at one press and unfrozen with the PIN, by keyboard alone [D-55 L-293]', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  const { token } = person;
  await server.call('POST', '/api/card/generate', { token, body: { cardType: 'debit' } });
  const digits = (await cardsOf(server, token))[0]?.cardNumber ?? '';
  await server.call('POST', '/api/approvals/pin', { token, body: { securityPin: '4711' } });
  await logIn(page, person);
  await page.goto('/user/cards');
  const debit = region(page, 'Debit');
  const proof = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
  await debit.getByRole('button', { name: 'Show number' }).press('Enter');
  await page.keyboard.press('Enter');
  // This browser is a new one.
  await expect(proof.locator('[name=securityPin]')).toBeFocused();
  await page.keyboard.type('4711');
  await page.keyboard.press('Enter');
  const grouped = digits.replaceAll(/(.{4})(?=.)/g, '$1 ');
  await expect(debit.getByText(grouped)).toBeVisible();

  // The page says what failed, and the card stays as it is.
  await page.route('**/api/card/*/freeze', (route) => route.abort(), { times: 1 });
  await debit.getByRole('button', { name: 'Freeze', exact: true }).press('Enter');
  await expect(debit.getByText('Network error.')).toBeVisible();
  await debit.getByRole('button', { name: 'Freeze', exact: true }).press('Enter');
  await expect(debit.getByText('Your debit card is frozen.')).toBeAttached();
  await expect(debit.getByText(grouped)).toHaveCount(0);
  await expect(debit.getByRole('button', { name: /^(Show|Hide) / })).toHaveCount(0);
  await expect(debit.getByText(/^Frozen since .* Its number stays hidden/)).toBeVisible();
  const unfreeze = debit.getByRole('button', { name: 'Unfreeze' });
  await expect(unfreeze).toBeFocused();
  await auditSmallAndLarge(page);

  await unfreeze.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Unfreeze your debit card?' });
  const sure = question.getByRole('button', { name: 'Unfreeze' });
  await sure.press('Enter');
  await expect(proof.locator('[name=securityPin]')).toBeFocused();
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await auditSmallAndLarge(page);
  await page.keyboard.press('Escape');
  await expect(question.getByText('You didn’t confirm. Nothing changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(unfreeze).toBeFocused();
  await page.goto('/user/dashboard');
  await expect(page.getByRole('img', { name: /^Debit card, .*, frozen$/ })).toBeVisible();

  await page.goto('/user/cards');
  await unfreeze.press('Enter');
  await sure.press('Enter');
  await proof.locator('[name=securityPin]').fill('4711');
  await page.keyboard.press('Enter');
  await expect(debit.getByText('Your debit card is no longer frozen.')).toBeAttached();
  await expect(debit.getByRole('button', { name: 'Freeze', exact: true })).toBeFocused();
  await expect(debit.getByRole('button', { name: 'Show number' })).toBeVisible();
});

test('a frozen card is deleted with the PIN; the next one says how its number is seen', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  const { token } = person;
  const { body: card } = await server.call('POST', '/api/card/generate', {
    token,
    body: { cardType: 'debit' },
  });
  await server.call('POST', '/api/approvals/pin', { token, body: { securityPin: '4711' } });
  await server.call('POST', `/api/card/${card._id}/freeze`, { token });
  await keepSession(page, person);
  await page.goto('/user/cards');
  const debit = region(page, 'Debit');
  const proof = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
  const question = page.getByRole('alertdialog', { name: 'Delete your debit card?' });
  await debit.getByRole('button', { name: 'More for the debit card' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await question.getByRole('button', { name: 'Delete card' }).press('Enter');
  await expect(proof.getByText('To delete your card, ')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question.getByText('Failed to delete card.')).toBeVisible();
  await expect(question.getByText('You didn’t confirm. Nothing changed.')).toBeVisible();
  await auditSmallAndLarge(page);
  await question.getByRole('button', { name: 'Delete card' }).press('Enter');
  await expect(proof.locator('[name=securityPin]')).toBeFocused();
  await page.keyboard.type('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your debit card was deleted.')).toBeAttached();

  await page.getByRole('button', { name: 'Apply for a debit card' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Get my card' }).press('Enter');
  const howToSee = 'To see its number, choose Show number and confirm it’s you.';
  await expect(page.getByText(`Your debit card is ready. ${howToSee}`)).toBeAttached();
  await expect(debit.getByText(howToSee)).toBeVisible();
  await auditSmallAndLarge(page);
  await debit.getByRole('button', { name: 'Show number' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(proof.locator('[name=securityPin]')).toBeFocused();
  await page.keyboard.type('4711');
  await page.keyboard.press('Enter');
  const [next] = await cardsOf(server, token, { securityPin: '4711' });
  const grouped = next?.cardNumber.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? '';
  await expect(debit.getByText(grouped)).toBeVisible();
});

test('within 72 hours of a password by mail the page says when a number can be seen', async ({
  page,
  server,
}) => {
  const person = await newCustomer(server);
  const { token } = person;
  await server.call('POST', '/api/card/generate', { token, body: { cardType: 'debit' } });
  await keepSession(page, person);
  // As the bank refuses it then: tests/contract/card-numbers.test.ts.
  const refusal = {
    code: 'TOO_SOON_AFTER_CHANGE',
    status: 422,
    message: 'You can do this only from Tuesday. Nothing was changed.',
  };
  await page.route('/api/card/reveal', (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', json: refusal }),
  );
  await page.goto('/user/cards');
  const debit = region(page, 'Debit');
  await debit.getByRole('button', { name: 'Show number' }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(debit.getByText(refusal.message)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('what goes wrong is said where it happens [L-160 L-209]', async ({ page, server }) => {
  const person = await newCustomer(server);
  await page.clock.install();
  await keepSession(page, person);
  await page.route('/api/card/all?masked=true', (route) =>
    route.fulfill({ status: 400, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.goto('/user/cards');
  await expect(page.getByText('Failed to load cards.')).toBeVisible();
  await page.unroute('/api/card/all?masked=true');
  const session = await page.evaluate(() => {
    const kept = localStorage.getItem('token') ?? '';
    localStorage.removeItem('token');
    return kept;
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Please log in to view your cards.')).toBeVisible();
  const signInAgain = () => page.evaluate((token) => localStorage.setItem('token', token), session);
  await signInAgain();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Apply for a credit card' }).click();

  const generate = dialog(page).getByRole('button', { name: 'Get my card' });
  await page.evaluate(() => localStorage.removeItem('token'));
  await generate.click();
  await expect(page.getByText('Please log in to generate a card.')).toBeVisible();
  await signInAgain();
  await page.route('/api/card/generate', (route) => route.abort(), { times: 1 });
  await generate.click();
  await expect(page.getByText('Failed to generate card.')).toBeVisible();

  // Another tab issues the card now.
  await server.call('POST', '/api/card/generate', {
    token: person.token,
    body: { cardType: 'credit', brand: 'Verve' },
  });
  await generate.click();
  await expect(page.getByText('You can only have one Credit card.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  // Later than five minutes after the sign-in the bank answers a paired browser as it answers this
  // one, which has no cookie.
  const credit = region(page, 'Credit');
  await credit.getByRole('button', { name: 'Show number' }).click();
  await credit.getByRole('button', { name: 'Show it now' }).click();
  await expect(page.locator('[name=password]')).toBeFocused();
  await page.keyboard.type('not-the-password');
  await page.keyboard.press('Enter');
  const proof = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
  await expect(proof.getByText('Wrong password')).toBeVisible();
  await auditSmallAndLarge(page);
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(credit.getByText('You didn’t confirm. Nothing changed.')).toBeVisible();
  await expect(credit.getByRole('button', { name: 'Show number' })).toBeFocused();
  await server.call('POST', '/api/approvals/pin', {
    token: person.token,
    body: { securityPin: '4711' },
  });
  await page.reload();
  await credit.getByRole('button', { name: 'Show number' }).click();
  await credit.getByRole('button', { name: 'Show it now' }).click();
  await expect(page.locator('[name=securityPin]')).toBeFocused();
  await page.keyboard.type('0000');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  await auditSmallAndLarge(page);
  await page.locator('[name=securityPin]').fill('4711');
  await page.keyboard.press('Enter');
  const [card] = await cardsOf(server, person.token, { securityPin: '4711' });
  await expect(
    credit.getByText(card?.cardNumber.replaceAll(/(.{4})(?=.)/g, '$1 ') ?? ''),
  ).toBeVisible();
  await expect(credit.getByText('Verve')).toBeVisible();
  await expect(credit.getByRole('button', { name: 'Hide number' })).toBeFocused();
});
