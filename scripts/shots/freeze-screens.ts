import type { Page } from '@playwright/test';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import type { Freeze } from '../../contract/freezes.ts';
import type { Screen } from './screen.ts';
import { said } from './said.ts';

const frozen: Freeze = {
  frozenAt: '2026-11-20T15:04:00Z',
  reference: 'FRZ-1A2B3C4D',
  takenBack: ['email', 'phone'],
  factorWanted: 'pin',
  passwordNeeded: true,
};

/** As if its customer had said “This was not me”: the bank of the pictures is not frozen. */
const showFrozen = (freeze: Freeze) => async (page: Page) => {
  await page.route('**/api/users/freeze', (route) =>
    route.fulfill({ headers: withoutAmounts, json: { freeze } }),
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
      headers: withoutAmounts,
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
