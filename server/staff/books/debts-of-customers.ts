import { bankChart } from '../../ledger/chart.ts';
import { type ControlPart, legsOn, type NamedPart } from '../../ledger/control-accounts.ts';

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
  reads: 'open',
  sqlOf: (ids) =>
    `SELECT * FROM (${legsOn(
      ids,
      `WITH RECURSIVE chain AS (
          SELECT journal.id AS id, journal.kind, journal.reverses
            FROM voucher JOIN journal ON journal.id = voucher.journal_id
           WHERE voucher.decision = 'approved'
          UNION ALL
          SELECT chain.id, before.kind, before.reverses
            FROM chain JOIN journal before ON before.id = chain.reverses
        ) SELECT id FROM chain WHERE reverses IS NULL AND kind = 'voucher'`,
    )}) AS legs WHERE code <> '${bankChart.receivables}'`,
};
