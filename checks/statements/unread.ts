/** A statement that cannot be read from the source, and why it need not be. */
export interface UnreadStatement {
  file: string;
  within: string;
  part: 'text' | 'values' | 'row';
  reason: string;
}

/** The way to the database itself: it passes on what its callers say. */
const passedOn = (
  file: string,
  within: string,
  part: UnreadStatement['part'] = 'text',
): UnreadStatement => {
  return { file, within, part, reason: 'it passes on the statement of its caller' };
};

const fromTheCatalog = (file: string, within: string): UnreadStatement => {
  return { file, within, part: 'text', reason: 'it names the tables that the catalog answered' };
};

const conditionsAsAsked =
  'it has a condition for each field that staff filled in, so there are too many to spell';

export const unreadStatements: readonly UnreadStatement[] = [
  passedOn('server/db/authorized-database.ts', 'query'),
  passedOn('server/db/authorized-database.ts', 'query', 'row'),
  passedOn('server/db/run-tx.ts', 'runOnce'),
  passedOn('server/db/run-tx.ts', 'runOnce', 'row'),
  passedOn('server/db/session.ts', '#send'),
  passedOn('server/db/new-connection.ts', 'withNewConnection'),
  passedOn('server/db/new-connection.ts', 'withNewConnection', 'row'),
  passedOn('server/db/standby/database-with-standby.ts', 'query'),
  passedOn('server/db/standby/database-with-standby.ts', 'query', 'row'),
  passedOn('server/db/standby/snapshot-on-standby.ts', 'query'),
  passedOn('server/db/standby/snapshot-on-standby.ts', 'query', 'row'),
  passedOn('server/db/functions.ts', 'applyFunctions'),
  passedOn('server/db/migrate.ts', 'applyOnce'),
  passedOn('server/services/limits/limiter.ts', 'query'),
  fromTheCatalog('server/db/backup/restore-backup.ts', 'fill'),
  fromTheCatalog('server/db/backup/restore-backup.ts', 'withoutForeignKeys'),
  fromTheCatalog('server/db/backup/write-backup.ts', 'tableRows'),
  fromTheCatalog('server/ledger/months/move-month.ts', 'boundMonth'),
  fromTheCatalog('server/ledger/months/move-month.ts', 'validateBounds'),
  fromTheCatalog('server/ledger/months/move-month.ts', 'moveMonth'),
  fromTheCatalog('server/ledger/months/move-month.ts', 'unboundMonth'),
  fromTheCatalog('server/db/embedded/housekeeping.ts', 'tidyUp'),
  fromTheCatalog('server/db/embedded/housekeeping.ts', 'asOwner'),
  {
    file: 'server/money/transfers/transfer-search.ts',
    within: 'findInAll',
    part: 'text',
    reason: 'it has a range for each word and for each other name of it, two and more of them',
  },
  {
    file: 'server/db/restored-to-a-moment.ts',
    within: 'findRestore',
    part: 'text',
    reason: 'a superuser makes its function, under the name that the catalog answered',
  },
  {
    file: 'scripts/schema/describe-table.ts',
    within: 'readTableParts',
    part: 'text',
    reason: 'five texts of its own file; server/db/schema.test.ts holds what they answer',
  },
  {
    file: 'bench/reads/standby.ts',
    within: 'updateHot',
    part: 'text',
    reason: 'a loop that commits takes no values: how many updates, and the chart’s own account',
  },
  {
    file: 'bench/reads/standby.ts',
    within: 'pagesOf',
    part: 'text',
    reason: 'EXPLAIN takes no values: the chart’s own account',
  },
  {
    file: 'bench/support/bench-cluster.ts',
    within: 'startBenchCluster',
    part: 'text',
    reason: 'CREATE DATABASE, with the name of the run',
  },
  {
    file: 'server/db/postgresql.ts',
    within: 'openPostgresqlPool',
    part: 'text',
    reason: 'a setting that takes no value, SET ROLE, with the role of the options',
  },
  {
    file: 'bench/years/fill-year.ts',
    within: 'insertRound',
    part: 'text',
    reason: 'it is put together of expressions for ids, balances and numbers; the bench runs it',
  },
  {
    file: 'server/ledger/find-broken.ts',
    within: 'findBroken',
    part: 'text',
    reason:
      'promises of recent days name the moment from which they read; the tests of the proof run ' +
      'each promise on both engines',
  },
  {
    file: 'server/ledger/control-accounts.ts',
    within: 'reconcile',
    part: 'text',
    reason: 'nouns bring the parts of it; tests/contract/control-accounts.test.ts runs all of them',
  },
  {
    file: 'server/ledger/control-accounts.ts',
    within: 'explain',
    part: 'text',
    reason: 'nouns bring it for an account; tests/contract/control-accounts.test.ts runs each',
  },
  {
    file: 'server/ledger/postgresql/post.ts',
    within: 'callLedger',
    part: 'values',
    reason: 'encode-call.ts makes them, arrays of composites as text; every posting sends them',
  },
  {
    file: 'server/staff/admin/audit-trail-store.ts',
    within: 'findTrail',
    part: 'text',
    reason: conditionsAsAsked,
  },
  {
    file: 'server/staff/admin/people-store.ts',
    within: 'findPeople',
    part: 'text',
    reason: conditionsAsAsked,
  },
  {
    file: 'server/staff/admin/people-store.ts',
    within: 'countPeople',
    part: 'text',
    reason: conditionsAsAsked,
  },
  {
    file: 'server/services/jobs/sealed-column.ts',
    within: 'lockSealedWith',
    part: 'row',
    reason:
      'each caller reads the same columns into the same row in a statement of its own, which is ' +
      'checked',
  },
  {
    file: 'server/people/users/withdraw-access.ts',
    within: 'withdrawAccess',
    part: 'values',
    reason: 'the values stand beside each statement in the list above it, where there are any',
  },
];
