import type { Page } from '@playwright/test';
import { withoutAmounts } from '../../fixtures/without-amounts.ts';
import { shippedPolicies } from '../../config/policy.ts';
import type { Colleague, Invitation } from '../../contract/people/colleagues.ts';
import type { PolicyForStaff } from '../../contract/staff/policy-changes.ts';
import { longUsername, type Screen } from './screen.ts';

const since = '2026-03-02T14:00:00.000Z';
const given = (role: Colleague['roles'][number]['role'], reason: string) => [
  { role, setBy: { kind: 'staff' as const, name: 'staff' }, setAt: since, reason },
];

const colleagues: Colleague[] = [
  {
    _id: '00000000-0000-4000-8000-000000000001',
    username: longUsername,
    fullName: 'Maximiliana Featherstonehaugh-Oyelaran',
    email: 'maximiliana.featherstonehaugh-oyelaran@larkmoor.example',
    isYou: false,
    ownCustomer: longUsername,
    ownCustomerProposal: null,
    proposal: null,
    twoSteps: true,
    roles: given(
      'approver',
      'Approves what the branches in Harrow Street and at the Old Corn Exchange propose.',
    ),
  },
  {
    _id: '00000000-0000-4000-8000-000000000002',
    username: 'rosa.vance',
    fullName: 'Rosa Vance',
    email: 'rosa.vance@larkmoor.example',
    isYou: false,
    ownCustomer: null,
    ownCustomerProposal: { customer: 'rosa.v', proposedBy: 'ines.marsh' },
    proposal: {
      role: 'approver',
      reason: 'Stands in for Maximiliana in August.',
      proposedBy: 'ines.marsh',
      isYours: false,
    },
    twoSteps: false,
    roles: given('teller', 'Invited by staff.'),
  },
  {
    _id: '00000000-0000-4000-8000-000000000003',
    username: 'staff',
    fullName: '',
    email: 'staff@larkmoor.example',
    isYou: true,
    ownCustomer: null,
    ownCustomerProposal: null,
    proposal: null,
    twoSteps: false,
    roles: given('manager', 'The first of the bank.'),
  },
];

const invitations: Invitation[] = [
  {
    _id: '00000000-0000-4000-8000-000000000004',
    email: 'nora.fenwick@larkmoor.example',
    role: 'auditor',
    invitedBy: 'ines.marsh',
    waits: true,
    isYours: false,
    invitedAt: since,
    expiresAt: '2026-03-05T14:00:00.000Z',
  },
];

/** As in a bank with a few people, one of them with the longest name. */
async function showColleagues(page: Page): Promise<void> {
  await page.route('**/api/admin/colleagues', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: { colleagues, invitations, rightsOf: shippedPolicies.roles },
    }),
  );
  await page.reload();
  await page.getByRole('row', { name: /rosa\.vance/ }).waitFor();
}

async function changeRole(page: Page): Promise<void> {
  await showColleagues(page);
  await page.getByRole('button', { name: 'Change role of rosa.vance' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function linkAccount(page: Page): Promise<void> {
  await showColleagues(page);
  await page.getByRole('button', { name: /^Own account of maximiliana/ }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** As after five minutes at the desk, where the login has a second step. */
async function askProof(page: Page): Promise<void> {
  const message = 'This needs a code from your authenticator app.';
  await page.route('**/api/admin/colleagues/invitations', (route) =>
    route.fulfill({
      status: 403,
      json: {
        code: 'PROOF_NEEDED',
        params: { factor: 'code', because: [] },
        message,
        fields: { code: message },
      },
    }),
  );
  await page.getByLabel('Work email').fill('nora.fenwick@larkmoor.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** Opens a case as a colleague whose role does not decide such cases. */
async function viewCase(page: Page): Promise<void> {
  await page.route('**/api/admin/queues/check/*/take', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'RIGHT_MISSING', message: 'Your role, Viewer, does not include this.' },
    }),
  );
  await page.locator('.queue-row').first().click();
  await page.getByRole('button', { name: 'View only' }).click();
  await page.getByText('Your role may view this case').waitFor();
}

/** Shows the page as to a colleague who only looks. */
async function lookOnly(page: Page): Promise<void> {
  await page.route('**/api/admin/own-rights', (route) =>
    route.fulfill({
      headers: withoutAmounts,
      json: { role: 'viewer', rights: shippedPolicies.roles.viewer },
    }),
  );
  await page.reload();
  await page.getByRole('heading', { name: 'What each role may do' }).waitFor();
}

const proposal: PolicyForStaff['proposal'] = {
  _id: '00000000-0000-4000-8000-000000000005',
  value: { ...shippedPolicies.fees, localMinor: 25, internationalMinor: 1_800 },
  effectiveFrom: '2027-01-04T14:00:00.000Z',
  reason: 'The clearing house and the correspondent bank charge more from January on.',
  proposedBy: 'rosa.vance',
  proposedAt: since,
  isYours: false,
};

/** As in a bank with a second manager, who has proposed something. */
async function showProposal(page: Page): Promise<void> {
  const policies = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await (await fetch('/api/admin/policies', { headers })).json()).policies;
  });
  const shown = (policies as PolicyForStaff[]).map((policy) =>
    policy.name === 'fees' ? { ...policy, needsTwo: true, proposal } : policy,
  );
  await page.route('**/api/admin/policies', (route) =>
    route.fulfill({ headers: withoutAmounts, json: { policies: shown } }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Approve change' }).waitFor();
}

export const colleagueScreens: Screen[] = [
  { name: 'colleagues', path: '/admin/colleagues', as: 'staff', prepare: showColleagues },
  { name: 'colleagues-role', path: '/admin/colleagues', as: 'staff', prepare: changeRole },
  { name: 'colleagues-account', path: '/admin/colleagues', as: 'staff', prepare: linkAccount },
  { name: 'colleagues-proof', path: '/admin/colleagues', as: 'staff', prepare: askProof },
  { name: 'queue-viewed', path: '/admin/queues/checks', as: 'staff', prepare: viewCase },
  { name: 'colleagues-viewer', path: '/admin/colleagues', as: 'staff', prepare: lookOnly },
  {
    name: 'colleagues-failed',
    path: '/admin/colleagues',
    as: 'staff',
    failing: /api\/admin\/colleagues/,
  },
  { name: 'policy-proposal', path: '/admin/policy/fees', as: 'staff', prepare: showProposal },
  { name: 'policy-two-people', path: '/admin/policy/twoPeople', as: 'staff' },
  { name: 'policy-roles', path: '/admin/policy/roles', as: 'staff' },
  { name: 'join', path: `/join#token=${'x'.repeat(43)}`, as: 'anyone' },
];
