import { expectStatus, type Customer } from '../../fixtures/people.ts';
import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import type { BankServer } from '../support/bank-server.ts';
import { keepSession, newCustomer } from './support/at-the-screen.ts';
import { auditSmallAndLarge } from './support/audit.ts';
import { withOwnBank } from './support/own-bank.ts';
import { setPolicyOf } from './support/set-policy-of.ts';
import { expect, test } from './support/test.ts';

async function handIn(server: BankServer, { token, email }: Customer): Promise<void> {
  const form = profileForm(
    { fullName: 'Mina Holt', email, phone: '+1 212 555 0177', address: '4 Heather Row' },
    { idDocument: await identityCard('Mina Holt') },
  );
  expectStatus(await server.call('POST', '/api/users/profile', { token, form }), 200);
}

async function acceptDocument({ call, admin }: BankServer, { id }: Customer): Promise<void> {
  const { token } = admin;
  expectStatus(
    await call('POST', `/api/admin/queues/identity_document/${id}/take`, { token }),
    200,
  );
  const document = (await call('GET', `/api/admin/identity/${id}`, { token })).body.document._id;
  expectStatus(
    await call('POST', `/api/admin/identity/${id}/accept`, { token, body: { document } }),
    200,
  );
}

const holdEverybody = ({ call, admin }: BankServer) =>
  setPolicyOf({ call, token: admin.token }, 'identity', {
    applies: 'always',
    perDayMinor: 50_000,
  });

test('who has no accepted ID reads what is held back before they try; accepted, all is open at once', async ({
  browser,
}) => {
  await withOwnBank(browser, async (page, server) => {
    await holdEverybody(server);
    const customer = await newCustomer(server);
    await keepSession(page, customer);

    await page.goto('/user/dashboard');
    const steps = page.getByRole('region', { name: 'Next steps' });
    await expect(steps.getByRole('link', { name: /^Your details and ID/ })).toContainText(
      'Until we have accepted your ID: up to $500.00 a day to others, no card, and nothing abroad.',
    );
    await expect(steps.getByRole('link', { name: /^Get a card/ })).toContainText(
      'once we have accepted your ID',
    );

    await page.goto('/user/cards');
    const cardNote = page.getByText('You can have a card, and see its number, once we have');
    await expect(cardNote).toBeVisible();
    await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
    await auditSmallAndLarge(page);

    await page.goto('/user/profile');
    await expect(page.getByText('up to $500.00 a day to others')).toBeVisible();

    await page.goto('/user/international-transfer');
    const abroadNote = page.getByText('You can send money abroad once we have accepted your ID.');
    await expect(abroadNote).toBeVisible();
    await auditSmallAndLarge(page);

    await page.goto('/user/local-transfer');
    const limit = page.getByText(
      'Until we have accepted your ID, up to $500.00 a day. $500.00 left today.',
    );
    await expect(limit).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upload your ID' })).toHaveAttribute(
      'href',
      /personal-info/,
    );
    await auditSmallAndLarge(page);

    await handIn(server, customer);
    await expect(page.getByRole('region', { name: 'Before you start' })).toContainText(
      'We are looking at your ID.',
    );
    await page.goto('/user/cards');
    await expect(cardNote).toContainText('We are looking at your ID.');

    // The page is open while staff decide.
    await acceptDocument(server, customer);
    await expect(cardNote).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(2);
    await page.goto('/user/international-transfer');
    await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible();
    await expect(abroadNote).toHaveCount(0);
  });
});

test('staff read in the customer’s sheet what is held back, and come from there to the document', async ({
  browser,
}) => {
  await withOwnBank(browser, async (page, server) => {
    const { admin } = server;
    await holdEverybody(server);
    const customer = await newCustomer(server);
    await keepSession(page, admin, 'admin');
    await page.goto(`/admin/manage-users/${customer.id}`);
    const details = page.getByRole('region', { name: 'Details' });
    await expect(details).toContainText(
      'Up to $500.00 a day to others, no card, nothing abroad. No document was handed in.',
    );
    await handIn(server, customer);
    await page.reload();
    await expect(details).toContainText('A document waits for a decision.');
    await auditSmallAndLarge(page);
    await details.getByRole('link', { name: 'Look at the document' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/queues/identity/${customer.id}`));
    await acceptDocument(server, customer);
    await page.goto(`/admin/manage-users/${customer.id}`);
    await expect(details).toContainText('User ID');
    await expect(details).not.toContainText('nothing abroad');
  });
});
