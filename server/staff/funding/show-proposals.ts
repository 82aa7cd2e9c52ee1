import { numberFromMinor } from '../../../contract/money.ts';
import type { FundingProposal } from '../../../contract/funding-proposals.ts';
import { typeOfKind } from '../../money/accounts/account-view.ts';
import { recordAudit, recordListLook } from '../../services/audit/audit-event.ts';
import { findHolders, type HolderRow } from '../../desk/cases-store.ts';
import { heldBy } from '../../desk/holder-view.ts';
import { decisionView } from '../../desk/stored-decision.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { readPolicy } from '../../services/policy/read-policy.ts';
import { refuse } from '../../base/refusal.ts';
import { findPayers } from '../../people/users/payers-store.ts';
import {
  findProposal,
  findWaitingProposals,
  readWaitingProposals,
  type ProposalRow,
} from './proposals-store.ts';

/** A queue longer than this is worked off from its old end. */
const mostListed = 200;

function proposalView(ctx: SignedInContext, row: ProposalRow): FundingProposal {
  return {
    accountName: typeOfKind[row.accountKind],
    accountNumber: row.accountNumber,
    amount: numberFromMinor(row.amountMinor),
    senderAccount: row.senderAccount,
    recipientBank: row.recipientBank,
    reference: row.reference,
    transferDate: textFromInstant(row.transferDate),
    proposedBy: row.proposer,
    isYours: row.proposedBy === ctx.session.userId,
  };
}

function caseView(ctx: SignedInContext, row: ProposalRow, holder: HolderRow | undefined) {
  return {
    _id: row.id,
    waitingSince: textFromInstant(row.proposedAt),
    holder: heldBy(ctx, holder),
    proposal: proposalView(ctx, row),
  };
}

/** Credits that wait for a second person, oldest first, and the size above which one does. */
export async function listProposals(ctx: SignedInContext) {
  const { db, clock } = ctx.bank;
  const now = clock.businessNow();
  const rows = await findWaitingProposals(db, mostListed);
  const ids = rows.map(({ id }) => id);
  const customers = rows.map(({ userId }) => userId);
  const [holders, customerOf] = await Promise.all([
    findHolders(db, 'funding', ids),
    findPayers(db, customers),
  ]);
  const [{ waiting }, { aboveMinor }] = await Promise.all([
    readWaitingProposals(db),
    readPolicy(db, 'twoPeople', now),
  ]);
  await recordListLook(db, ctx, { action: 'funding_proposals.listed', people: customers });
  return {
    cases: rows.map((row) => ({
      ...caseView(ctx, row, holders.get(row.id)),
      customer: customerOf(row.userId),
    })),
    total: waiting,
    above: aboveMinor === null ? null : numberFromMinor(BigInt(aboveMinor)),
    asOf: textFromInstant(now),
  };
}

/** One proposed credit in full; that somebody looked stays in the trail. */
export async function showProposal(ctx: SignedInContext, id: string) {
  const { db, clock } = ctx.bank;
  const row = (await findProposal(db, id)) ?? refuse('CASE_NOT_FOUND');
  await recordAudit(db, ctx, {
    action: 'funding.viewed',
    subject: `user:${row.userId}`,
    details: { proposal: id },
  });
  const holder = (await findHolders(db, 'funding', [id])).get(id);
  return {
    ...caseView(ctx, row, holder),
    customer: (await findPayers(db, [row.userId]))(row.userId),
    above: numberFromMinor(row.aboveMinor),
    decision: decisionView(row),
    asOf: textFromInstant(clock.businessNow()),
  };
}
