import type * as z from 'zod/mini';
import type { Page } from '@playwright/test';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import { amountFieldsHeader } from '../../contract/values/amounts-on-wire.ts';
import type { freeze as freezeAnswer } from '../../contract/people/freezes.ts';
import type { Screen } from './screen.ts';
import { said } from './said.ts';

/** The head of an answer that names orders. */
const withAmounts = { [amountFieldsHeader]: 'amount' };

const canceledOrders: z.input<typeof freezeAnswer>['canceledOrders'] = [
  {
    _id: '00000000-0000-4000-8000-000000000003',
    to: 'Cleo Hart',
    recurs: false,
    amount: 9000,
    currency: 'USD',
    orderedAt: '2026-11-20T14:52:00Z',
  },
  {
    _id: '00000000-0000-4000-8000-000000000004',
    to: 'Northwind Electric',
    recurs: true,
    amount: 450,
    currency: 'USD',
    orderedAt: '2026-11-20T14:55:00Z',
  },
];

const frozen: z.input<typeof freezeAnswer> = {
  frozenAt: '2026-11-20T15:04:00Z',
  reference: 'FRZ-1A2B3C4D',
  takenBack: ['email', 'phone'],
  canceledOrders,
  factorWanted: 'pin',
  passwordNeeded: true,
};

/** As if its customer had said “This was not me”: the bank of the pictures is not frozen. */
const showFrozen = (freeze: z.input<typeof freezeAnswer>) => async (page: Page) => {
  await page.route('**/api/users/freeze', (route) =>
    route.fulfill({ headers: withAmounts, json: { freeze } }),
  );
  await page.reload();
  await page.getByText(said('Your account is frozen')).waitFor();
};

const customer = {
  _id: '00000000-0000-4000-8000-000000000001',
  username: 'maya.okafor',
  fullName: 'Maya Okafor',
  suspended: false,
};
const row = {
  _id: '00000000-0000-4000-8000-000000000002',
  waitingSince: '2026-11-20T15:04:00Z',
  holder: null,
  customer,
  saidIn: 'mail',
};

async function showCase(page: Page): Promise<void> {
  await page.route('**/api/admin/freezes', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: { cases: [row], total: 1, asOf: '2026-11-20T18:30:00Z' },
    }),
  );
  await page.route('**/api/admin/queues/freeze/*/take', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: {
        holder: {
          username: 'staff',
          isYou: true,
          takenAt: '2026-11-20T18:30:00Z',
          isLeft: false,
        },
      },
    }),
  );
  await page.route('**/api/admin/freezes/*', (route) =>
    route.fulfill({
      headers: withAmounts,
      json: {
        ...row,
        customer: {
          ...customer,
          email: 'maya@okafor.example',
          phone: '+1 212 555 0142',
          address: '19 Moor Slip, New York, NY 10004',
          customerSince: '2021-03-04T10:00:00Z',
        },
        reference: frozen.reference,
        takenBack: frozen.takenBack,
        canceledOrders,
        waitingOrders: [],
        factorWanted: null,
        changes: [
          { at: '2026-11-20T14:58:00Z', action: 'email.changed' },
          { at: '2026-11-20T14:51:00Z', action: 'profile.submitted' },
          { at: '2026-11-20T14:49:00Z', action: 'user.signed_in' },
        ],
        ended: null,
        asOf: '2026-11-20T18:30:00Z',
      },
    }),
  );
  await page.reload();
  await page.locator('[data-case]').first().click();
  await page.getByText(said('The three days before')).waitFor();
}

/** “This was not me”: where it is said, what it does, and the desk that lifts it. */
export const freezeScreens: Screen[] = [
  { name: 'freeze', path: '/user/freeze', as: 'maya.okafor' },
  {
    name: 'freeze-frozen',
    path: '/user/freeze',
    as: 'maya.okafor',
    prepare: showFrozen(frozen),
  },
  {
    name: 'freeze-by-staff',
    path: '/user/freeze',
    as: 'maya.okafor',
    prepare: showFrozen({ ...frozen, factorWanted: null }),
  },
  { name: 'queue-freezes', path: '/admin/queues/freezes', as: 'staff', prepare: showCase },
];
