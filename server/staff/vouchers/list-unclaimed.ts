import type { QueryOf } from '../../../contract/calls/route.ts';
import type { listUnclaimedRoute } from '../../../contract/staff/unclaimed-funds.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Success } from '../../http/handler.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import { recordListLook } from '../../services/audit/audit-event.ts';

const atOnce = 50;

const unclaimedFunds = bankAccountId('unclaimed_funds', 'USD');

interface Unclaimed {
  _id: string;
  username: string;
  fullName: string;
  accounts: string[];
  since: string;
  amount: bigint;
}

/**
 * People with money in unclaimed funds, by the day since which it lies there. They are found by the
 * entries of that account alone, each by the journal with which its chain of undoing began.
 */
async function findUnclaimed(db: Queryable, after: string | undefined): Promise<Unclaimed[]> {
  const { rows } = await db.query<Unclaimed>(
    `WITH RECURSIVE touched AS (
       SELECT journal.id, journal.reverses, journal.accounts, journal.business_date AS day
         FROM every_entry entry JOIN journal ON journal.id = entry.journal_id
        WHERE entry.account_id = $1
     ), chain AS (
       SELECT reverses, accounts, day FROM touched
       UNION SELECT before.reverses, before.accounts, chain.day
         FROM chain JOIN journal before ON before.id = chain.reverses
     ), left_behind AS (
       SELECT account.owner_id AS id, min(chain.day) AS since
         FROM chain CROSS JOIN unnest(chain.accounts) AS used (id)
         JOIN account ON account.id = used.id
        WHERE account.owner_id IS NOT NULL AND account.status = 'closed'
        GROUP BY account.owner_id
     ), theirs AS (
       SELECT id, since, unclaimed_of(id) AS amount FROM left_behind
        WHERE $2::uuid IS NULL OR (since, id) > (SELECT since, id FROM left_behind WHERE id = $2)
        ORDER BY since, id
     )
     SELECT theirs.id AS _id, users.username, users.full_name AS "fullName",
         ARRAY(SELECT number FROM customer_account WHERE user_id = users.id ORDER BY number)
           AS accounts,
         theirs.since::text AS since, theirs.amount
       FROM theirs JOIN users ON users.id = theirs.id WHERE theirs.amount > 0
      ORDER BY theirs.since, theirs.id LIMIT ${atOnce + 1}`,
    [unclaimedFunds, after],
    { name: 'find-unclaimed' },
  );
  return rows;
}

/** A page of the people whose money is unclaimed. The look is written to the trail. */
export async function listUnclaimed(
  ctx: SignedInContext,
  { after }: QueryOf<typeof listUnclaimedRoute>,
): Promise<Success<typeof listUnclaimedRoute>['body']> {
  const { db, ledger } = ctx.bank;
  const found = await findUnclaimed(db, after);
  const people = found.slice(0, atOnce);
  await recordListLook(db, ctx, {
    action: 'unclaimed.listed',
    people: people.map(({ _id }) => _id),
  });
  const [balance] = await ledger.findBalances(db, [unclaimedFunds]);
  return { total: balance?.postedMinor ?? 0n, people, more: found.length > atOnce };
}
