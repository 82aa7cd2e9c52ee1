import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { closedPeriodsHold } from './closed-periods.ts';
import type { ProvenInvariant } from './find-broken.ts';
import {
  balancesSumToZero,
  closedDaysAddUp,
  closingsFollow,
  heldIsWhatRemains,
  nothingInTheFuture,
  nothingIntoClosedDays,
  oneUseIsSpent,
  daysFollow,
  receivablesAreOwed,
} from './ledger-invariants.ts';
import { detachedMonthsAreThere } from './months/detached-invariants.ts';
import { provenDaysUnchanged, type ProvenUntil } from './proven-days.ts';

/*
 * A proof by day reads the entries since the last proven day, with all that belongs to them, and
 * the balances and closings of the present. It costs what the open days and the number of accounts
 * cost, however long the history.
 */

interface InvariantsSinceProof {
  ofMoney: readonly ProvenInvariant[];
  ofDays: readonly ProvenInvariant[];
}

export function invariantsSinceProof({
  day,
  generation,
  untilAt,
}: ProvenUntil): InvariantsSinceProof {
  const since = `'${untilAt.toString()}'::timestamptz`;
  const recent = `recent AS MATERIALIZED (SELECT * FROM entry WHERE booked_at >= ${since})`;
  const journals = `named AS MATERIALIZED (SELECT journal.* FROM (SELECT DISTINCT journal_id
    FROM recent) AS asked JOIN journal ON journal.id = asked.journal_id)`;
  return {
    ofMoney: [
      {
        promise: 'all entries since the last proven day sum to zero in each currency',
        sql: `WITH ${recent} SELECT format('%s: %s', currency, sum(amount)) AS place FROM recent
          JOIN account ON account.id = recent.account_id GROUP BY currency HAVING sum(amount) <> 0`,
      },
      balancesSumToZero,
      {
        promise: 'the balances of a kind = the last proven closing + the entries since',
        sql: `WITH ${recent}, kept AS (
              SELECT gl_code, currency, sum(posted) AS posted FROM account GROUP BY 1, 2),
            since AS (SELECT gl_code, currency, sum(amount) AS amount FROM recent
              JOIN account ON account.id = recent.account_id GROUP BY 1, 2),
            closed AS (SELECT gl_code, currency, closing FROM day_closing
              WHERE day = '${day}' AND generation = ${generation})
          SELECT format('%s %s', gl_code, currency) AS place FROM kept
            LEFT JOIN since USING (gl_code, currency) LEFT JOIN closed USING (gl_code, currency)
           WHERE kept.posted <> coalesce(closed.closing, 0) + coalesce(since.amount, 0)`,
      },
      {
        promise: 'every journal since the last proven day sums to zero in each currency',
        sql: `WITH ${recent} SELECT DISTINCT format('journal %s', journal_id) AS place FROM recent
          JOIN account ON account.id = recent.account_id GROUP BY journal_id, currency
          HAVING sum(amount) <> 0`,
      },
      {
        promise: 'every account’s balance and count are those of its last entry',
        // Looked up for each account: a plan that joins would read every entry.
        sql: `SELECT format('account %s', account.id) AS place FROM account
            LEFT JOIN LATERAL (SELECT seq, balance_after, booked_at FROM entry
              WHERE entry.account_id = account.id ORDER BY seq DESC LIMIT 1) AS last ON true
            LEFT JOIN carried_balance AS carried ON carried.account_id = account.id
           WHERE account.posted <> coalesce(last.balance_after, carried.balance, 0)
             OR account.entry_count <> coalesce(last.seq, carried.seq, 0)
             OR (account.last_booked_at >= ${since} AND last.booked_at < ${since})`,
      },
      {
        promise: 'every entry since the last proven day: balance_after = the one before + amount',
        sql: `WITH ${recent} SELECT format('account %s, entry %s', line.account_id, line.seq) AS place
            FROM (SELECT *, lag(seq) OVER own AS seq_before, lag(balance_after) OVER own AS before,
                lag(booked_at) OVER own AS earlier
                FROM recent WINDOW own AS (PARTITION BY account_id ORDER BY seq)) AS line
            LEFT JOIN account ON account.id = line.account_id
            LEFT JOIN LATERAL (SELECT seq, balance_after, booked_at FROM entry
              WHERE line.seq_before IS NULL AND entry.account_id = line.account_id
                AND entry.seq = line.seq - 1) AS prior ON true
            LEFT JOIN carried_balance AS carried ON carried.account_id = line.account_id
           WHERE account.id IS NULL
             OR line.seq <> coalesce(seq_before, prior.seq, carried.seq, 0) + 1
             OR line.balance_after <> coalesce(before, prior.balance_after, carried.balance, 0)
               + line.amount
             OR line.booked_at < coalesce(earlier, prior.booked_at, '-infinity')`,
      },
      {
        promise: 'every journal since the last proven day has exactly the entries it names',
        sql: `WITH ${recent}, ${journals}
          SELECT format('journal %s', coalesce(leg.id, recent.journal_id)) AS place
            FROM (SELECT named.id, leg.account_id, leg.seq FROM named CROSS
              JOIN unnest(accounts, seqs) AS leg (account_id, seq)) AS leg
            FULL JOIN recent ON recent.account_id = leg.account_id AND recent.seq = leg.seq
           WHERE leg.id IS DISTINCT FROM recent.journal_id`,
      },
      {
        promise:
          'every journal since the last proven day was claimed, and no refused claim has one',
        sql: `WITH ${recent}, ${journals} SELECT format('journal %s', named.id) AS place FROM named
            LEFT JOIN LATERAL (SELECT id, refusal_code FROM claim WHERE claim.id = named.id)
              AS claim ON true
           WHERE claim.refusal_code IS NOT NULL OR (claim.id IS NULL AND (claimed_at IS NULL
             OR claimed_at > clock_timestamp() - interval '90 days'))`,
      },
      {
        promise: 'every reversal since the last proven day undoes a journal that exists',
        sql: `WITH ${recent}, ${journals} SELECT format('journal %s', named.id) AS place FROM named
            LEFT JOIN LATERAL (SELECT id FROM journal WHERE journal.id = named.reverses) AS earlier
              ON true WHERE named.reverses IS NOT NULL AND earlier.id IS NULL`,
      },
      // A day that was reopened and closed again is proven a second time: with what it had then.
      provenDaysUnchanged({ entries: 'entry', since }),
      detachedMonthsAreThere,
      receivablesAreOwed,
      oneUseIsSpent,
      heldIsWhatRemains,
      {
        promise: "every customer's list ends at its count",
        sql: `SELECT format('owner %s', owner.id) AS place FROM owner
            LEFT JOIN LATERAL (SELECT seq FROM activity WHERE activity.owner_id = owner.id
              ORDER BY seq DESC LIMIT 1) AS last ON true
           WHERE owner.activity_count <> coalesce(last.seq, 0)`,
      },
    ],
    ofDays: [
      closingsFollow,
      daysFollow,
      closedDaysAddUp(since),
      nothingIntoClosedDays,
      nothingInTheFuture,
      ...closedPeriodsHold,
      {
        promise: 'every journal since the last proven day: its date is the day it was booked on',
        sql: `WITH ${recent}, ${journals} SELECT format('journal %s', id) AS place
            FROM named CROSS JOIN period_lock WHERE booked_at > dated_since
             AND business_date <> (booked_at AT TIME ZONE '${bankTimeZone}')::date`,
      },
    ],
  };
}
