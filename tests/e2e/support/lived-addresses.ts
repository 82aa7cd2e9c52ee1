import type { Customer } from '../../../fixtures/people.ts';
import { customerRoutes, personalInfoRoute } from '../../../web/app/navigation/customer-routes.ts';
import { staffRoutes } from '../../../web/app/navigation/staff-routes.ts';
import type { BankServer } from '../../support/bank-server.ts';
import { makeSamples } from './address-samples.ts';
import { addressesOf } from './app-addresses.ts';
import { newCustomer } from './at-the-screen.ts';

/** A customer with something on every page, and the addresses of those pages. */
export async function customerAddresses(
  server: BankServer,
): Promise<{ customer: Customer; addresses: string[] }> {
  const customer = await newCustomer(server, 18_400.5);
  const { customers } = await makeSamples(server, customer);
  return {
    customer,
    addresses: [
      ...addressesOf(customerRoutes, customers),
      ...addressesOf({ children: [personalInfoRoute] }, {}),
    ],
  };
}

/** The addresses of the staff's pages, with something on each. */
export async function staffAddresses(server: BankServer): Promise<string[]> {
  const { staff } = await makeSamples(server, await newCustomer(server, 18_400.5));
  return addressesOf(staffRoutes, staff);
}
