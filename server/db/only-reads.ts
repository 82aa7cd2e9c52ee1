const begins = /^\s*(?:SELECT|WITH)\b/i;
const writes = /\b(?:INSERT|UPDATE|DELETE|MERGE)\b/i;

/** Functions of ours that write or look under a lock; a test compares them with `server/db/functions`. */
const writers = [
  'bank_post',
  'create_month_partitions',
  'judge_givers',
  'judge_vouchers',
  'keep_receivables',
  'keep_signatures',
  'ledger_claim',
  'ledger_find_signers',
  'ledger_forget_claims',
  'ledger_grant_uses',
  'ledger_keep_claim',
  'ledger_lock_period',
  'ledger_place_hold',
  'ledger_post',
  'ledger_release_hold',
  'ledger_resume_money',
  'ledger_stop_money',
  'ledger_write_journals',
  'lock_periods',
  'sign_orders',
  'staff_line_of',
  'staff_who_could',
  'two_could_answer',
  'two_people_from',
];
const callsWriter = new RegExp(String.raw`\b(?:${writers.join('|')})\s*\(`);

/**
 * Says whether a statement only reads. It decides which connections a statement goes by. Those for
 * reading refuse to write, so that a writing function that is missing above fails at its first
 * call.
 */
export function onlyReads(sql: string): boolean {
  return begins.test(sql) && !writes.test(sql) && !callsWriter.test(sql);
}
