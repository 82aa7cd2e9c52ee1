import {
  castPassword,
  fund,
  registerCustomer,
  signIn,
  type Customer,
  type Person,
} from '../../fixtures/people.ts';
import type { Call } from '../../fixtures/bank-client.ts';
import type { Bank } from '../../server/bank.ts';
import { createFirstAdmin } from '../../server/people/users/first-admin.ts';
import { setPolicy } from './set-policy.ts';

/**
 * The people most tests need: alice well off (10,000.00 in savings), bruno without a cent, carla
 * suspended with 100.00.
 */
export interface TestCast {
  admin: Person;
  alice: Customer;
  bruno: Customer;
  carla: Customer;
}

export const castAdmin = { username: 'staff', password: 'a-long-staff-password' };

/**
 * Lets the cast come to a new bank, through the calls that people use; without money where nothing
 * may be booked yet.
 */
export async function makeCast(call: Call, bank: Bank, { funded = true } = {}): Promise<TestCast> {
  await createFirstAdmin(bank);
  const staff: Person = {
    id: '',
    email: '',
    ...castAdmin,
    token: await signIn(call, castAdmin.username, castAdmin.password),
  };
  const { body: self } = await call('GET', '/api/users/user', { token: staff.token });
  const [alice, bruno, carla] = (await Promise.all(
    ['alice.ames', 'bruno.bell', 'carla.cole'].map((username) =>
      registerCustomer(call, username, castPassword),
    ),
  )) as [Customer, Customer, Customer];
  if (funded) {
    await fund(call, staff, alice, 10_000);
    await fund(call, staff, carla, 100);
  }
  await call('PUT', `/api/admin/users/suspend/${carla.id}`, { token: staff.token });
  // With interest, the balances of a test that moves the clock would depend on whether a month ends
  // during it.
  await setPolicy(
    bank.db,
    'savingsRate',
    { rateBps: 0 },
    Temporal.Instant.fromEpochMilliseconds(0),
  );
  return { admin: { ...staff, id: self._id }, alice, bruno, carla };
}
