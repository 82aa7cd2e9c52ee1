import type { Check } from './find-broken.ts';

/** What "the books are right" means, one check per promise of the ledger. */
export const checks: readonly Check[] = [
  {
    promise: 'all entries sum to zero in each currency',
    sql: `SELECT format('%s: %s', currency, sum(amount)) AS place FROM entry JOIN account
      ON account.id = entry.account_id GROUP BY currency HAVING sum(amount) <> 0`,
  },
  {
    promise: 'all balances sum to zero in each currency',
    sql: `SELECT format('%s: %s', currency, sum(posted)) AS place FROM account GROUP BY currency
      HAVING sum(posted) <> 0`,
  },
  {
    promise: 'every journal sums to zero in each currency',
    sql: `SELECT DISTINCT format('journal %s', journal_id) AS place FROM entry JOIN account
      ON account.id = entry.account_id GROUP BY journal_id, currency HAVING sum(amount) <> 0`,
  },
  {
    promise: 'every account: balance = sum of entries, entries numbered 1 to their count',
    sql: `SELECT format('account %s', coalesce(account.id, found.account_id)) AS place
            FROM account FULL JOIN (SELECT account_id, count(*) AS count, min(seq) AS first,
              max(seq) AS last, sum(amount) AS total FROM entry GROUP BY account_id) AS found
              ON found.account_id = account.id
           WHERE account.id IS NULL OR account.posted <> coalesce(found.total, 0)
             OR account.entry_count <> coalesce(found.count, 0)
              OR (found.count > 0 AND (found.first <> 1 OR found.last <> found.count))`,
  },
  {
    promise: 'every entry: balance_after = the one before + amount, booked no earlier',
    sql: `SELECT format('account %s, entry %s', account_id, seq) AS place
            FROM (SELECT account_id, seq, amount, balance_after, booked_at, lag(balance_after, 1,
              0::bigint) OVER own AS before, lag(booked_at, 1, '-infinity') OVER own AS earlier
                    FROM entry WINDOW own AS (PARTITION BY account_id ORDER BY seq)) AS line
           WHERE balance_after <> before + amount OR booked_at < earlier`,
  },
  {
    promise: 'every account’s balance is the one after its last entry',
    sql: `SELECT format('account %s', account.id) AS place
            FROM account JOIN entry ON entry.account_id = account.id
              AND entry.seq = account.entry_count WHERE entry.balance_after <> account.posted`,
  },
  {
    promise: 'every journal has exactly the entries it names',
    sql: `SELECT format('journal %s', coalesce(named.id, entry.journal_id)) AS place
            FROM (SELECT journal.id, leg.account_id, leg.seq FROM journal CROSS
              JOIN unnest(accounts, seqs) AS leg (account_id, seq)) AS named
            FULL JOIN entry ON entry.account_id = named.account_id AND entry.seq = named.seq
           WHERE named.id IS DISTINCT FROM entry.journal_id`,
  },
  {
    promise: 'every journal was claimed, and no refused claim has one',
    // After 90 days a claim is forgotten; journals of before say nothing of their claims, which
    // stay.
    sql: `SELECT format('journal %s', journal.id) AS place FROM journal LEFT JOIN claim
      ON claim.id = journal.id
           WHERE claim.refusal_code IS NOT NULL
              OR (claim.id IS NULL AND (claimed_at IS NULL
                OR claimed_at > clock_timestamp() - interval '90 days'))`,
  },
  {
    promise: 'every reversal undoes a journal that exists',
    sql: `SELECT format('journal %s', later.id) AS place FROM journal later LEFT
      JOIN journal earlier ON earlier.id = later.reverses WHERE later.reverses IS NOT NULL
      AND earlier.id IS NULL`,
  },
  {
    promise: 'every one-use row was spent by a claim that was posted',
    sql: `SELECT format('one-use %s', one_use.id) AS place FROM one_use LEFT JOIN claim
      ON claim.id = one_use.used_by
           WHERE one_use.used_by IS NOT NULL AND (claim.id IS NULL
             OR claim.refusal_code IS NOT NULL)`,
  },
  {
    promise: 'every account: held = what remains of its holds',
    sql: `SELECT format('account %s', account.id) AS place
            FROM account LEFT JOIN (SELECT account_id, sum(remaining) AS remaining FROM hold
              WHERE remaining > 0 GROUP BY account_id) AS live ON live.account_id = account.id
           WHERE account.held <> coalesce(live.remaining, 0)`,
  },
  {
    promise: "every customer's list is numbered 1 to its count",
    sql: `SELECT format('owner %s', coalesce(owner.id, found.owner_id)) AS place
            FROM owner FULL JOIN (SELECT owner_id, count(*) AS count, min(seq) AS first,
              max(seq) AS last FROM activity GROUP BY owner_id) AS found
              ON found.owner_id = owner.id
           WHERE owner.id IS NULL OR owner.activity_count <> coalesce(found.count, 0)
             OR (found.count > 0 AND (found.first <> 1 OR found.last <> found.count))`,
  },
];
