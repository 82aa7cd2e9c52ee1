import { bankAccountId, bankChart } from '../../ledger/chart.ts';
import type { ControlPart } from '../../ledger/control-accounts.ts';

const unclaimed = bankAccountId('unclaimed_funds', 'USD');

/**
 * The lines of unclaimed funds, each with the journals that it undoes, back to the first. Vouchers
 * say theirs themselves.
 */
const lines = `WITH RECURSIVE line AS (
    SELECT entry.journal_id AS id, sum(entry.amount) AS minor FROM every_entry AS entry
     WHERE entry.account_id = '${unclaimed}' GROUP BY 1
  ), chain AS (
    SELECT line.id AS line, journal.kind, journal.reverses, journal.accounts
      FROM line JOIN journal ON journal.id = line.id
    UNION ALL
    SELECT chain.line, before.kind, before.reverses, before.accounts
      FROM chain JOIN journal before ON before.id = chain.reverses
  ), whose AS (
    SELECT chain.line, bool_or(chain.reverses IS NULL AND chain.kind = 'voucher') AS by_voucher,
        bool_or(account.closed_at IS NOT NULL) AS of_closed
      FROM chain LEFT JOIN customer_account account ON account.account_id = ANY (chain.accounts)
     GROUP BY 1
  )
  SELECT line.id, line.minor, of_closed FROM line JOIN whose ON whose.line = line.id
   WHERE NOT by_voucher`;

/** Unclaimed funds: the parts of customers whose accounts are closed. */
export const partsOfFormerCustomers: ControlPart = {
  accounts: ['unclaimed_funds'],
  of: 'parts of customers whose accounts are closed',
  reads: 'history',
  sql: `SELECT '${bankChart.unclaimed_funds}' AS code, 'USD' AS currency, minor
    FROM (${lines}) AS lines WHERE of_closed`,
  explain: () => `SELECT format('journal %s', id) AS place, minor AS books, 0 AS said
    FROM (${lines}) AS lines WHERE of_closed IS NOT TRUE`,
};
