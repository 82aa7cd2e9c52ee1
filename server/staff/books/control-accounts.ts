import { reasonOf } from '../../base/reason-of.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import {
  type ControlAccounts,
  type ControlFinding,
  findingOf,
  legsOn,
  type NamedPart,
  reconcile,
} from '../../ledger/control-accounts.ts';
import { asOfOneMoment } from '../../ledger/find-broken.ts';
import type { ProofScope } from '../../ledger/verify.ts';
import { partsOfFormerCustomers } from '../../money/accounts/parts-of-former-customers.ts';
import { entriesOfFiles } from '../../money/ach/entries-of-files.ts';
import { checksToCollect } from '../../money/deposits/checks-to-collect.ts';
import { creditedInterest } from '../../money/interest/credited-interest.ts';
import { openPrincipal } from '../../money/loans/open-principal.ts';
import {
  creditsOfStaff,
  feesOfOrders,
  foreignOrders,
  ordersOnTheirWay,
} from '../../money/transfers/orders-on-their-way.ts';
import { debtsOfCustomers, legsOfVouchers } from './debts-of-customers.ts';

/** The end of a year takes income and expense to equity: no row of theirs knows of it. */
const takenToEquity: NamedPart = {
  reads: 'history',
  sqlOf: (ids) =>
    legsOn(
      ids,
      `WITH ended AS (SELECT journal_id AS id FROM closed_period WHERE journal_id IS NOT NULL)
        SELECT id FROM ended
        UNION SELECT journal.id FROM ended JOIN journal ON journal.reverses = ended.id`,
    ),
};

/**
 * The accounts of the bank whose balance a table says, too. Of cash in dollars, suspense, the
 * position in dollars, spread, losses and loan interest none says all.
 */
export const controlAccounts: ControlAccounts = {
  parts: [
    ordersOnTheirWay,
    entriesOfFiles,
    checksToCollect,
    openPrincipal,
    debtsOfCustomers,
    partsOfFormerCustomers,
    feesOfOrders,
    creditsOfStaff,
    foreignOrders,
    creditedInterest,
  ],
  named: [legsOfVouchers, takenToEquity],
};

/** Finds the control accounts that differ from their tables, all as of one moment. */
export async function findDifferences(db: Database, scope: ProofScope): Promise<ControlFinding[]> {
  return await asOfOneMoment(db, async (tx) => {
    const findings: ControlFinding[] = [];
    for (const one of await reconcile(tx, controlAccounts, scope))
      if (one.booksMinor !== one.tablesMinor)
        findings.push(await findingOf(tx, controlAccounts, one));
    return findings;
  });
}

/**
 * The same for a proof of the books, which is one without it: a comparison that fails is a finding,
 * and leaves the proof of the ledger as it is.
 */
export async function compareControlAccounts(
  { bank: { log, stopping } }: Context,
  snapshot: Database,
  { id, scope }: { id: string; scope: ProofScope },
): Promise<ControlFinding[]> {
  let findings: ControlFinding[];
  let failure: unknown;
  try {
    findings = await findDifferences(snapshot, scope);
  } catch (error) {
    if (stopping.aborted) throw error;
    failure = error;
    const promise = 'control accounts can be compared with their tables';
    findings = [{ promise, count: 1, places: [reasonOf(error)], control: null }];
  }
  if (findings.length > 0)
    log.error(
      { proof: id, findings, error: failure },
      'A CONTROL ACCOUNT DIFFERS FROM ITS TABLE: money goes on',
    );
  return findings;
}
