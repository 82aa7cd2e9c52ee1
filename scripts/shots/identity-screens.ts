import type { Page } from '@playwright/test';
import { answerOf } from './demo-server.ts';
import type { Screen } from './screen.ts';

/** As if the bank held everybody back until an ID is accepted: that of the pictures does not. */
const held = (identity: 'none' | 'waiting') => async (page: Page) => {
  await page.route('**/api/users/identity', async (route) => {
    const response = await answerOf(route);
    const json = {
      ...(await response.json()),
      state: identity,
      hold: { perDay: 500, leftToday: 320 },
    };
    await route.fulfill({ response, json });
  });
  await page.reload();
  await page
    .getByText(/(accepted your ID|aceptado su documento)/)
    .first()
    .waitFor();
};

async function heldInSheet(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /okafor/i })
    .first()
    .click();
  await page.route('**/api/admin/users/*', async (route) => {
    const response = await answerOf(route);
    const json = { ...(await response.json()), hold: { identity: 'waiting', perDay: 500 } };
    await route.fulfill({ response, json });
  });
  await page.reload();
  await page.getByText('Look at the document').waitFor();
}

export const identityScreens: Screen[] = [
  { name: 'held-dashboard', path: '/user/dashboard', as: 'new.customer', prepare: held('none') },
  { name: 'held-cards', path: '/user/cards', as: 'new.customer', prepare: held('none') },
  { name: 'held-profile', path: '/user/profile', as: 'maya.okafor', prepare: held('waiting') },
  { name: 'held-local', path: '/user/local-transfer', as: 'maya.okafor', prepare: held('waiting') },
  {
    name: 'held-abroad',
    path: '/user/international-transfer',
    as: 'maya.okafor',
    prepare: held('none'),
  },
  { name: 'held-user', path: '/admin', as: 'staff', prepare: heldInSheet },
];
