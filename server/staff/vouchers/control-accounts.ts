import { bankChart } from '../../ledger/chart.ts';
import type { ControlPart, NamedPart } from '../../ledger/control-accounts.ts';

/** Receivables: what customers owe. */
export const debtsOfCustomers: ControlPart = {
  accounts: ['receivables'],
  of: 'debts of customers',
  reads: 'open',
  sql: `SELECT '${bankChart.receivables}' AS code, 'USD' AS currency, -open_minor AS minor
    FROM receivable WHERE open_minor > 0`,
};

/**
 * The legs of vouchers that were booked, and of those that undid them. One that undoes an order is
 * in the table of orders, whose state it has changed, and receivables have a table of their own.
 */
export const legsOfVouchers: NamedPart = {
  of: 'vouchers',
  reads: 'open',
  sql: `WITH RECURSIVE chain AS (
      SELECT journal.id AS voucher, journal.kind, journal.reverses
        FROM voucher JOIN journal ON journal.id = voucher.journal_id
       WHERE voucher.decision = 'approved'
      UNION ALL
      SELECT chain.voucher, before.kind, before.reverses
        FROM chain JOIN journal before ON before.id = chain.reverses
    )
    SELECT account.gl_code AS code, account.currency, entry.amount AS minor
      FROM chain JOIN journal ON journal.id = chain.voucher
      CROSS JOIN unnest(journal.accounts, journal.seqs) AS leg (account_id, seq)
      JOIN account ON account.id = leg.account_id AND account.owner_id IS NULL
        AND account.gl_code <> '${bankChart.receivables}'
      JOIN every_entry AS entry ON entry.account_id = leg.account_id AND entry.seq = leg.seq
        AND entry.booked_at = journal.booked_at
     WHERE chain.reverses IS NULL AND chain.kind = 'voucher'`,
};
