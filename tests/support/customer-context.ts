import { randomUUID } from 'node:crypto';
import type { Customer } from '../../fixtures/people.ts';
import type { Bank } from '../../server/bank.ts';
import { AuthorizedDatabase } from '../../server/db/authorized-database.ts';
import type { SignedInContext } from '../../server/context.ts';

/** A customer who has just logged in, as a use case sees them. */
export function customerContext(bank: Bank, { id, username }: Customer): SignedInContext {
  const now = bank.clock.now();
  const session = {
    id: randomUUID(),
    userId: id,
    role: 'user' as const,
    suspended: false,
    staffRole: null,
    rights: [],
    passwordChangeRequired: false,
    twoStepsRequired: false,
    createdAt: now,
    passwordCheckedAt: now,
    pinCheckedAt: null,
    factorCheckedAt: now,
    ownCustomerId: null,
    cookieHash: null,
    frozen: false,
    username,
    contactChangedAt: null,
    newDeviceSince: null,
  };
  return {
    bank: { ...bank, db: new AuthorizedDatabase(bank.db, async () => undefined) },
    requestId: 'a-test',
    address: '',
    actor: { name: `customer:${id}`, channel: 'api' },
    caller: { person: id, network: '', gone: undefined },
    session,
  };
}
