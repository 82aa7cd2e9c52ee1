import type { Database } from '../../db/database.ts';
import type { Ledger } from '../ledger.ts';
import {
  closeAccounts,
  lockAccounts,
  lockOwnerAccounts,
  openAccount,
  unclaimedOf,
} from './accounts.ts';
import { balanceBefore, findBalances, findEntries, findEntryRange } from './balances.ts';
import { expireHolds, placeHold, releaseHold, releaseHoldsOf } from './holds.ts';
import { createGroupCommit, type GroupCommitOptions } from './group-commit.ts';
import { grantOneUse } from './one-use.ts';
import { lockOwners, openOwner, requireApprovals, setSuspended } from './owners.ts';
import { postWithin } from './post.ts';
import { reversalPlan } from './reversal-plan.ts';

/**
 * The ledger in PostgreSQL, and in the embedded engine, which is PostgreSQL too: one function of
 * the database is its only writer (decision 0013). The caller closes it.
 */
export const createLedger = (db: Database, options?: GroupCommitOptions): Ledger => ({
  ...createGroupCommit(db, options),
  postWithin,
  reversalPlan,
  placeHold,
  releaseHold,
  releaseHoldsOf,
  expireHolds,
  openOwner,
  setSuspended,
  requireApprovals,
  grantOneUse,
  lockOwners,
  openAccount,
  lockAccounts,
  lockOwnerAccounts,
  closeAccounts,
  unclaimedOf,
  findBalances,
  balanceBefore,
  findEntries,
  findEntryRange,
});
