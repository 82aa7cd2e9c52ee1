import type { Customer } from '../../../fixtures/people.ts';
import { customerRoutes, personalInfoRoute } from '../../../web/app/navigation/customer-routes.ts';
import { staffRoutes } from '../../../web/app/navigation/staff-routes.ts';
import type { BankServer } from '../../support/bank-server.ts';
import { makeSamples } from './address-samples.ts';
import { addressesOf } from './app-addresses.ts';
import { newCustomer } from './at-the-screen.ts';
import { acceptedLoan } from './paid-out-loan.ts';

/**
 * A customer with something on every page, and another whose loan waits for the staff; and the addresses of all pages, theirs and the staff's.
 */
export async function livedAddresses(
  server: BankServer,
): Promise<{ customer: Customer; ofCustomer: string[]; ofStaff: string[] }> {
  const customer = await newCustomer(server, 18_400.5);
  const { customers, staff } = await makeSamples(server, customer);
  await acceptedLoan(server, await newCustomer(server, 100), 7_000);
  return {
    customer,
    ofCustomer: [
      ...addressesOf(customerRoutes, customers),
      ...addressesOf({ children: [personalInfoRoute] }, {}),
    ],
    ofStaff: addressesOf(staffRoutes, staff),
  };
}
