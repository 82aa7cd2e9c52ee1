import { createHash, randomUUID } from 'node:crypto';
import { asUuid } from '../../server/base/digest.ts';
import type { Database } from '../../server/db/database.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { openAccount } from '../../server/ledger/postgresql/accounts.ts';
import { openOwner } from '../../server/ledger/postgresql/owners.ts';
import type { Ledger } from '../../server/ledger/ledger.ts';
import type { JournalPlan, Leg, PostingPlan } from '../../server/ledger/plan.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';

/** A customer with one checking account, as the ledger knows them. */
export interface LedgerPerson {
  ownerId: string;
  accountId: string;
}

export const staffFunding = bankAccountId('staff_funding', 'USD');

type Changes = Partial<PostingPlan> & { stamp?: Partial<JournalPlan> };

/** A plan of some legs; everything a test does not care about is filled in. */
export function planOf(legs: Leg[], { stamp = {}, ...changes }: Changes = {}): PostingPlan {
  const journal: JournalPlan = {
    kind: 'local_transfer',
    actor: 'system:ledger-test',
    channel: 'job',
    valueDate: '2026-11-20',
    businessDate: '2026-11-21',
    bookedAt: '2026-11-21T12:00:00Z',
    reference: 'TEST-1',
    memo: 'O\'Hara "\\" {rent}, ünï',
    legs,
    ...stamp,
  };
  return {
    claimId: randomUUID(),
    payloadHash: hashOf(
      legs.map(({ accountId, amountMinor }) => `${accountId}${amountMinor}`).join(),
    ),
    requestId: 'request-1',
    preconditions: [],
    journal,
    activities: [],
    sideRows: [],
    answer: { status: 201, body: { ok: true } },
    ...changes,
  };
}

export function transferPlan(
  from: string,
  to: string,
  amountMinor: bigint,
  changes: Changes = {},
): PostingPlan {
  return planOf(
    [
      { accountId: from, amountMinor: -amountMinor },
      { accountId: to, amountMinor },
    ],
    changes,
  );
}

/** SHA-256 of a text, hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The same text names the same id. */
export function idOf(text: string): string {
  return asUuid(hashOf(text));
}

type Opening = Pick<Ledger, 'openOwner' | 'openAccount' | 'postWithin'>;

/** Opens customers with a balance each, in minor units, funded by staff or from another account. */
export async function openPeople(
  db: Database,
  balances: readonly bigint[],
  ledger: Opening = { openOwner, openAccount, postWithin },
  from = staffFunding,
): Promise<LedgerPerson[]> {
  return await db.tx(async (tx) => {
    const people = balances.map(() => ({ ownerId: randomUUID(), accountId: randomUUID() }));
    for (const { ownerId, accountId } of people) {
      await ledger.openOwner(tx, ownerId);
      await ledger.openAccount(tx, {
        id: accountId,
        glCode: 'customer_checking',
        ownerId,
        currency: 'USD',
      });
    }
    const funded = people.flatMap(({ accountId }, index) =>
      balances[index]
        ? [transferPlan(from, accountId, balances[index], { stamp: { kind: 'funding' } })]
        : [],
    );
    await ledger.postWithin(tx, funded);
    return people;
  });
}

/** The same for named people. */
export async function openCast<Name extends string>(
  db: Database,
  balances: Record<Name, bigint>,
): Promise<Record<Name, LedgerPerson>> {
  const names = Object.keys(balances) as Name[];
  const people = await openPeople(
    db,
    names.map((name) => balances[name]),
  );
  return Object.fromEntries(names.map((name, index) => [name, people[index]])) as Record<
    Name,
    LedgerPerson
  >;
}
