import type { Page } from '@playwright/test';
import { accountTypes } from '../../contract/values/account-types.ts';
import { paymentLabels } from '../../contract/money/payment-kinds.ts';
import { shownStatuses } from '../../contract/values/shown-statuses.ts';
import { spendingCategories } from '../../contract/values/spending-categories.ts';
import { checkAsSender } from '../../contract/money/transfer-words.ts';
import { expectStatus } from '../../fixtures/people.ts';
import { customerRoutes, personalInfoRoute } from '../../web/app/navigation/customer-routes.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { makeSamples } from './support/address-samples.ts';
import { addressesOf } from './support/app-addresses.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { acceptedCheck } from './support/deposited-checks.ts';
import { hurryLateParts } from './support/late-parts.ts';
import { outOfSight } from './support/out-of-sight.ts';
import { reportPayment } from './support/reported-payment.ts';
import { expect, test } from './support/test.ts';
import { textOutOfSight } from './support/text-in-sight.ts';

test.use({ locale: 'es-MX' });

/** Words of every English sentence, and of no Spanish one. */
const english = /\b(?:the|your|you|and|with|of|are|to|from|for|this|that|we|it|not)\b/i;

/** Words that the wire has in English, each of which has another name in Spanish. */
const wireWords: ReadonlySet<string> = new Set([
  ...paymentLabels(),
  ...shownStatuses,
  ...accountTypes,
  ...spendingCategories,
  checkAsSender,
]);

/** Texts in place of a value that code did not find. */
const unsaid = /undefined|NaN|\[object/;

/** Texts in English on purpose: what a check must say, and the choice of a language. */
const onPurpose = /For mobile deposit only|English/;

/** Everything that is read or heard on a page, text by text. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style')) texts.push(node.nodeValue ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

const englishOn = async (page: Page): Promise<string[]> =>
  (await textsOf(page)).filter(
    (text) =>
      unsaid.test(text) || wireWords.has(text) || (english.test(text) && !onPurpose.test(text)),
  );

test('no page of a customer says anything in English, and on a phone all of it can be read [L-318]', {
  tag: '@every-page',
}, async ({ page, server }) => {
  const customer = await newCustomer(server, 18_400.5);
  // The bank writes in the customer's language what it keeps for them, too.
  expectStatus(
    await server.call('PUT', '/api/users/language', {
      token: customer.token,
      body: { language: 'es' },
    }),
    204,
  );
  const { customers: samples } = await makeSamples(server, customer);
  await acceptedCheck(server, customer, { number: 1043, amount: 31.8 });
  await reportPayment(server, customer);
  const pages = [...addressesOf(customerRoutes, samples), `${personalInfoRoute.path}`];
  await keepSession(page, customer);
  const allCame = await hurryLateParts(page);
  for (const address of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await allCame();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect.soft(await englishOn(page), address).toEqual([]);
    expect.soft(await page.title(), address).not.toMatch(english);
    await page.setViewportSize({ width: 360, height: 740 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft([address, width]).toEqual([address, 360]);
    expect.soft(await page.evaluate(textOutOfSight), address).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 860 });
  }
});

test('a payment is filled in in Spanish up to its signature, which is in sight on a phone [L-318]', {
  tag: '@every-page',
}, async ({ page, server }) => {
  const customer = await newCustomer(server);
  const payee = await newCustomer(server);
  await keepSession(page, customer);
  await page.goto('/user/local-transfer');
  await page.getByRole('button', { name: /^Nuevo destinatario/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre del destinatario' }).fill('Robin Reed');
  // The words of wrong fields come with the first of them.
  await dialog.getByRole('textbox', { name: 'Número de cuenta' }).fill('123');
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await expect(
    dialog.getByText('El número de cuenta debe tener exactamente 9 dígitos.'),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Número de cuenta' }).fill(payee.savings.number);
  await dialog.getByRole('textbox', { name: 'Nombre del banco' }).fill('Larkmoor Bank');
  await dialog.getByRole('textbox', { name: 'Número de ruta' }).fill('021200957');
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  expect(await englishOn(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Monto' }).fill('1.00');
  await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await expect(dialog.getByRole('heading', { name: /^Paso 3 de 3/ })).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await auditSmallAndLarge(page);
  // The words of its buttons are longer than the English ones.
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await outOfSight(page, ['.pin'])).toEqual([]);
});
