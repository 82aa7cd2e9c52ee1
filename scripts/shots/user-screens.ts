import type { Page } from '@playwright/test';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import { said } from './said.ts';
import { longUsername, type Screen } from './screen.ts';

async function openUser(page: Page, username: string): Promise<void> {
  await page.getByRole('row', { name: username }).getByRole('link').first().click();
  await page.getByRole('navigation', { name: `About ${username}` }).waitFor();
}

async function openPart(page: Page, part: string): Promise<void> {
  await openUser(page, 'maya.okafor');
  await page
    .getByRole('navigation', { name: said('About maya.okafor') })
    .getByRole('link', { name: part })
    .click();
  await page.getByRole('region', { name: part }).waitFor();
}

/** As of a bank that others reach. */
async function showWeaknesses(page: Page): Promise<void> {
  const weaknesses = [
    {
      problem:
        'People reach the bank over plain http at http://bank.example. Anyone in the same network ' +
        'reads passwords, PINs, codes and sessions on the way, changes payments, and logs in as ' +
        'customers and staff. Nothing in the bank can prevent that.',
      mend:
        'Put a proxy with https in front, set BANK_PUBLIC_URL to its https address and ' +
        'BANK_TRUSTED_PROXIES to the proxy’s own, and let only the proxy reach the port.',
    },
    {
      problem: 'Staff can log in with a password alone.',
      mend: 'Set BANK_STAFF_SIGN_IN=two-step.',
    },
    {
      problem: 'One person of the staff alone can credit any amount.',
      mend:
        'Invite a colleague who approves credits, under Colleagues: from then on $10,000.00 is ' +
        'the most that one person gives alone. “Two-person rule” under Policy changes it.',
    },
  ];
  await page.route('**/api/admin/weaknesses', (route) =>
    route.fulfill({ headers: withoutAmounts, json: { weaknesses } }),
  );
  await page.reload();
  await page.getByText(said('This bank is not set up safely.')).waitFor();
}

/** The staff's list of people, one of them in each part, and the trail. */
export const userScreens: readonly Screen[] = [
  { name: 'admin-users', path: '/admin', as: 'staff' },
  { name: 'admin-users-printed', path: '/admin', as: 'staff', printed: true },
  {
    name: 'admin-users-weak',
    path: '/admin',
    as: 'staff',
    prepare: showWeaknesses,
  },
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
    prepare: async (page) => openUser(page, longUsername),
  },
  {
    name: 'admin-user-transactions',
    path: '/admin',
    as: 'staff',
    prepare: async (page) => openPart(page, 'Transactions'),
  },
  {
    name: 'admin-user-sessions',
    differsBy: 'what this run has looked at',
    path: '/admin',
    as: 'staff',
    prepare: async (page) => openPart(page, 'Sessions'),
  },
  {
    name: 'admin-user-audit',
    differsBy: 'what this run has looked at',
    path: '/admin',
    as: 'staff',
    prepare: async (page) => openPart(page, 'Audit'),
  },
  {
    name: 'admin-user-checks',
    path: '/admin',
    as: 'staff',
    prepare: async (page) => openPart(page, 'Checks'),
  },
  {
    name: 'admin-check-unpaid',
    path: '/admin',
    as: 'staff',
    prepare: async (page) => {
      await openPart(page, 'Checks');
      await page
        .getByRole('button', { name: said(/^Came back unpaid/) })
        .first()
        .click();
      await page.getByRole('button', { name: said(/^Take .* back$/) }).click();
    },
  },
  { name: 'admin-password', path: '/admin/password', as: 'staff' },
  {
    name: 'admin-audit',
    path: '/admin/audit',
    as: 'staff',
    differsBy: 'what this run has looked at',
  },
  {
    name: 'admin-audit-nobody',
    path: '/admin/audit?person=nobody.here',
    as: 'staff',
    prepare: async (page) => page.getByText(said('No one has this')).waitFor(),
  },
  {
    name: 'admin-delete',
    path: '/admin',
    as: 'staff',
    prepare: async (page) => {
      await openUser(page, 'maya.okafor');
      await page.getByRole('button', { name: said(/Delete/) }).click();
    },
  },
];
