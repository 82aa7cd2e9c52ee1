import { bankChart } from '../../ledger/chart.ts';
import type { ControlPart } from '../../ledger/control-accounts.ts';
import { entryCodes } from './ach-records.ts';

const debitCodes = Object.entries(entryCodes)
  .filter(([, { side }]) => side === 'debit')
  .map(([code]) => `'${code}'`)
  .join(', ');

const sideOf = `CASE WHEN e.code IN (${debitCodes}) THEN 'debit' ELSE 'credit' END`;

const settled = 's.journal_id IS NOT NULL';

/**
 * Entries of files that the Federal Reserve has settled and that are on no account, those on
 * accounts before it has, and those it settled that go back. Files whose entries are all posted
 * and settled are not read.
 */
const entriesBetween = `SELECT e.file_id, e.amount_minor AS minor, ${sideOf} AS side
    FROM rail_entry e JOIN rail_settlement s ON s.file_id = e.file_id AND s.due_on = e.due_on
      AND s.side = ${sideOf} WHERE e.state <> 'posted' AND ${settled}
  UNION ALL
  SELECT e.file_id, -e.amount_minor, 'credit'
    FROM rail_settlement s JOIN rail_entry e ON e.file_id = s.file_id AND e.due_on = s.due_on
   WHERE NOT (${settled}) AND s.side = 'credit' AND e.state = 'posted'
  UNION ALL
  SELECT e.file_id, -e.amount_minor, ${sideOf}
    FROM rail_entry e JOIN rail_return r ON r.entry_id = e.id
    JOIN rail_settlement s ON s.file_id = r.file_id AND s.side = ${sideOf}
   WHERE e.state = 'returned' AND ${settled}`;

/** ACH clearing: entries of files between their settlement and an account. */
export const entriesOfFiles: ControlPart = {
  accounts: ['clearing_ach'],
  of: 'entries of files',
  reads: 'open',
  sql: `SELECT '${bankChart.clearing_ach}' AS code, 'USD' AS currency,
      CASE side WHEN 'debit' THEN -minor ELSE minor END AS minor FROM (${entriesBetween}) AS entries`,
};
