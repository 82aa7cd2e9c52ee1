import type { Role } from '../../contract/users.ts';
import { fund, registerCustomer } from '../../fixtures/people.ts';
import { addressesOf } from '../../tests/e2e/support/app-addresses.ts';
import { makeSamples } from '../../tests/e2e/support/address-samples.ts';
import type { BankServer } from '../../tests/support/bank-server.ts';
import { customerRoutes, personalInfoRoute } from '../../web/app/navigation/customer-routes.ts';
import { staffRoutes } from '../../web/app/navigation/staff-routes.ts';

/** The pages of one kind of people, and the session by which they are opened. */
export interface PagesOf {
  role: Role;
  token: string;
  addresses: string[];
}

/** Every page of the route tables, in a bank whose customer has something of each kind. */
export async function listPages(bank: BankServer): Promise<[PagesOf, PagesOf]> {
  const customer = await registerCustomer(bank.call, 'morgan.reed');
  await fund(bank.call, bank.admin, customer, 18_400.5);
  const samples = await makeSamples(bank, customer);
  return [
    {
      role: 'user',
      token: customer.token,
      addresses: [
        ...addressesOf(customerRoutes, samples.customers),
        ...addressesOf({ children: [personalInfoRoute] }, {}),
      ],
    },
    {
      role: 'admin',
      token: bank.admin.token,
      addresses: addressesOf(staffRoutes, samples.staff),
    },
  ];
}
