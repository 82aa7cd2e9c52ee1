import { outsideKinds, paymentKinds } from '../../../contract/money/payment-kinds.ts';
import { bankChart } from '../../ledger/chart.ts';
import {
  booksByReference,
  type ControlPart,
  differingReferences,
} from '../../ledger/control-accounts.ts';

const clearingCode = `CASE kind ${outsideKinds()
  .map((kind) => `WHEN '${kind}' THEN '${bankChart[paymentKinds[kind].clearing]}'`)
  .join(' ')} END`;

/**
 * Orders whose money was debited and has arrived nowhere. One in review waits on an account of its
 * own where its payee has an account with us. Each half is read by an index of open orders alone.
 */
const onTheirWay = `SELECT ${clearingCode} AS code, currency, amount_minor AS minor, reference
    FROM transfer WHERE status = 'settling'
  UNION ALL
  SELECT CASE WHEN review.payee_account_id IS NULL THEN ${clearingCode}
      ELSE '${bankChart.payments_in_review}' END, currency, amount_minor, reference
    FROM transfer LEFT JOIN payment_review review ON review.transfer_id = transfer.id
   WHERE status = 'in_review'`;

// Of ACH clearing the entries of files are no orders of this table.
const ofFiles = `journal.kind = 'direct_deposit'
  OR EXISTS (SELECT FROM rail_settlement WHERE journal_id = journal.id)`;

/** Clearing and review accounts: orders on their way. */
export const ordersOnTheirWay: ControlPart = {
  accounts: ['clearing_ach', 'clearing_wire', 'clearing_bill_pay', 'payments_in_review'],
  of: 'payments on their way',
  reads: 'open',
  sql: onTheirWay,
  explain: (account) =>
    differingReferences(
      booksByReference(account, ofFiles),
      `SELECT reference, sum(minor) AS minor FROM (${onTheirWay}) AS orders
        WHERE code = '${account.code}' AND currency = '${account.currency}' GROUP BY 1`,
    ),
};

// Nothing is left in the books of an order that came back, was declined or taken back.
const booked = `transfer WHERE booked_at IS NOT NULL
  AND status IN ('settling', 'in_review', 'approved', 'completed')`;

/** Fees: those of orders that were not undone. */
export const feesOfOrders: ControlPart = {
  accounts: ['fee_income'],
  of: 'fees of payments',
  reads: 'history',
  sql: `SELECT '${bankChart.fee_income}' AS code, 'USD' AS currency, fee_minor AS minor
    FROM ${booked} AND fee_minor > 0`,
};

/** Staff funding: what staff credited and was not undone. */
export const creditsOfStaff: ControlPart = {
  accounts: ['staff_funding'],
  of: 'credits by staff',
  reads: 'history',
  sql: `SELECT '${bankChart.staff_funding}' AS code, currency, -amount_minor AS minor
    FROM ${booked} AND kind = 'funding'`,
};

/** Foreign money: the sums bought for orders abroad, and those of them that have left. */
export const foreignOrders: ControlPart = {
  accounts: ['fx_position', 'nostro'],
  abroad: true,
  of: 'payments abroad',
  reads: 'history',
  sql: `SELECT code, currency, CASE code WHEN '${bankChart.nostro}' THEN amount_minor
      ELSE -amount_minor END AS minor
    FROM (SELECT currency, amount_minor, status FROM ${booked} AND kind = 'international'
      AND currency <> 'USD') AS orders
    CROSS JOIN (VALUES ('${bankChart.nostro}'), ('${bankChart.fx_position}')) AS moved (code)
   WHERE code = '${bankChart.fx_position}' OR status IN ('approved', 'completed')`,
};
