import { expectStatus, fund, registerCustomer } from '../../../fixtures/people.ts';
import type { BankServer } from '../../support/bank-server.ts';

/** A row of the users' list as wide as one can be: paper and a narrow window have room for it. */
export async function makeWideUser({ call, admin }: BankServer): Promise<void> {
  const name = `bartholomew.${crypto.randomUUID().slice(0, 8)}`;
  const customer = await registerCustomer(call, name);
  // More than one deposit can bring: the column of balances takes what it needs.
  for (let deposits = 0; deposits < 11; deposits += 1)
    await fund(call, admin, customer, 999_999_999.99);
  const form = new FormData();
  form.set('fullName', 'Bartholomew Fitzgerald-Montgomery');
  form.set('email', customer.email);
  form.set('phone', `+1${'4155550142'.repeat(3)}`);
  expectStatus(await call('POST', '/api/users/profile', { token: customer.token, form }), 200);
  const suspend = `/api/admin/users/suspend/${customer.id}`;
  expectStatus(await call('PUT', suspend, { token: admin.token }), 200);
}
