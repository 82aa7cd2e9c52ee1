import { bankChart } from '../../ledger/chart.ts';
import {
  booksByReference,
  type ControlPart,
  differingReferences,
} from '../../ledger/control-accounts.ts';

const toCollect = `check_deposit WHERE status = 'accepted' AND collected_at IS NULL`;

/** Check collection: checks that were accepted and that their banks have not paid. */
export const checksToCollect: ControlPart = {
  accounts: ['check_collection'],
  of: 'checks that are not collected yet',
  reads: 'open',
  sql: `SELECT '${bankChart.check_collection}' AS code, 'USD' AS currency,
      -accepted_minor AS minor FROM ${toCollect}`,
  explain: (account) =>
    differingReferences(
      booksByReference(account),
      // As `checkReference` writes it.
      `SELECT 'CHECK-' || upper(left(id::text, 8)) AS reference, -sum(accepted_minor) AS minor
        FROM ${toCollect} GROUP BY 1`,
    ),
};
