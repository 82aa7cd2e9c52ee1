import type { Page } from '@playwright/test';
import { answerOf } from './demo-server.ts';
import type { Screen } from './screen.ts';
import { longUsername } from './screen.ts';
import { said } from './said.ts';

/** Put together from two texts. */
const showNumber = /^(Show|Mostrar el) n[uú]m(ber|ero)/;

const applyForCard = async (page: Page) =>
  page.getByRole('button', { name: said('Apply for a debit card') }).click();

/** The debit card's number and the back of the credit card. */
async function revealCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: showNumber }).first().click();
  await page.getByRole('button', { name: said('Show it now') }).click();
  const credit = page.getByRole('region', { name: /^(Credit card|Tarjeta de cr[eé]dito)/i });
  await credit.getByRole('button', { name: /^(Flip|Voltear)/ }).click();
  await credit.getByRole('button', { name: /^(Show|Mostrar) (el )?CVV/ }).click();
  await credit.getByRole('button', { name: said('Show it now') }).click();
  await credit.getByRole('button', { name: /^(Hide|Ocultar) (el )?CVV/ }).waitFor();
}

/** As five minutes after the sign-in. */
async function askForPin(page: Page): Promise<void> {
  await page.route('**/api/card/all', (route) =>
    route.continue({ url: `${route.request().url()}?masked=true` }),
  );
  await page.getByRole('button', { name: showNumber }).first().click();
  await page.getByRole('button', { name: said('Show it now') }).click();
  await page.locator('[name=securityPin]').waitFor();
}

/** As if its holder had frozen the debit card: the bank of the pictures keeps it as it is. */
async function freezeOnTheWire(page: Page): Promise<void> {
  await page.route('**/api/card/all?masked=true', async (route) => {
    const response = await answerOf(route);
    const { cards } = (await response.json()) as { cards: { cardType: string }[] };
    const frozen = { frozenAt: '2026-11-21T20:04:00Z' };
    await route.fulfill({
      response,
      json: {
        cards: cards.map((card) => (card.cardType === 'debit' ? { ...card, ...frozen } : card)),
      },
    });
  });
  await page.reload();
  await page.getByText(said(/^Frozen since/)).waitFor();
}

/** A card that has just come, to a session that has proven too little to see its number. */
async function issueMasked(page: Page): Promise<void> {
  const card = {
    _id: '7d0c5f0e-3a55-4d0f-9a52-0f6f1d1c8e11',
    cardType: 'debit',
    cardNumber: '411111******4417',
    expiryDate: '04/31',
    cardHolderName: 'New Customer',
    cvv: '***',
    masked: true,
  };
  await applyForCard(page);
  await page.route('**/api/card/generate', (route) => route.fulfill({ status: 201, json: card }));
  await page.route('**/api/card/all?masked=true', async (route) => {
    const response = await answerOf(route);
    await route.fulfill({ response, json: { cards: [card] } });
  });
  await page.getByRole('button', { name: said('Get my card') }).click();
  await page.getByRole('button', { name: showNumber }).waitFor();
}

/** The own cards: shown, applied for, revealed. */
export const cardScreens: Screen[] = [
  { name: 'cards', path: '/user/cards', as: 'maya.okafor' },
  { name: 'cards-long', path: '/user/cards', as: longUsername },
  { name: 'cards-empty', path: '/user/cards', as: 'new.customer' },
  { name: 'cards-error', path: '/user/cards', as: 'maya.okafor', failing: /\/api\/card/ },
  {
    name: 'cards-revealed',
    path: '/user/cards',
    as: longUsername,
    justSignedIn: true,
    prepare: revealCards,
  },
  { name: 'cards-apply', path: '/user/cards', as: 'new.customer', prepare: applyForCard },
  { name: 'cards-new', path: '/user/cards', as: 'new.customer', prepare: issueMasked },
  { name: 'cards-frozen', path: '/user/cards', as: 'maya.okafor', prepare: freezeOnTheWire },
  { name: 'cards-pin', path: '/user/cards', as: 'maya.okafor', prepare: askForPin },
];
