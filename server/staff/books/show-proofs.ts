import type { BooksProof } from '../../../contract/staff/books-proof.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { type ControlFinding, isControlFinding } from '../../ledger/control-accounts.ts';
import { findMoneyStop, type MoneyStop } from '../../ledger/money-stop.ts';
import { nameActors } from '../../people/users/name-actors.ts';
import { findClosedDay } from './day-closings-store.ts';
import {
  findBalancedSpan,
  findProofs,
  findProofToResumeWith,
  findUnchangedSpan,
  type StoredProof,
} from './proofs-store.ts';
import { nextNightly } from './prove-books.job.ts';
import { findWaitingReopening } from './reopenings-store.ts';

const proofsShown = 30;

export const stopView = (stop: MoneyStop | undefined) =>
  stop ? { stop: { stoppedAt: textFromInstant(stop.stoppedAt), proofId: stop.proofId } } : {};

async function reopeningView(db: Queryable, userId: string) {
  const row = await findWaitingReopening(db);
  if (row === undefined) return {};
  const { id, fromDay, reason, proposer, proposedBy, proposedAt } = row;
  return {
    reopening: {
      _id: id,
      fromDay,
      reason,
      proposedBy: proposer,
      proposedAt: textFromInstant(proposedAt),
      isYours: proposedBy === userId,
    },
  };
}

/**
 * Since when the books balance and the trail is unchanged, whether money is stopped, and the proofs
 * of late.
 */
export async function showProofs({ bank: { db, clock }, session }: SignedInContext) {
  const closed = await findClosedDay(db, clock.businessDay());
  const stop = await findMoneyStop(db);
  const { since, until, inFull } = await findBalancedSpan(db);
  const trail = await findUnchangedSpan(db);
  return {
    ...(since &&
      until &&
      inFull && {
        balancedSince: textFromInstant(since),
        provenAt: textFromInstant(until),
        provenInFullAt: textFromInstant(inFull),
      }),
    ...(trail.since &&
      trail.until && {
        trailUnchangedSince: textFromInstant(trail.since),
        trailProvenAt: textFromInstant(trail.until),
        ...(trail.inFull && { trailProvenInFullAt: textFromInstant(trail.inFull) }),
      }),
    ...stopView(stop),
    mayResume: stop !== undefined && (await findProofToResumeWith(db)) !== undefined,
    ...(closed && { closedUpTo: closed.day }),
    ...(await reopeningView(db, session.userId)),
    nextAt: textFromInstant(nextNightly(clock.now())),
    proofs: await viewProofs(db, await findProofs(db, proofsShown)),
  };
}

const stateOf = ({ result, startedAt }: StoredProof): BooksProof['state'] =>
  result ?? (startedAt === null ? 'waiting' : 'running');

const controlView = ({ control, ...finding }: ControlFinding) => ({
  ...finding,
  control: control && {
    accountId: control.accountId,
    code: control.code,
    currency: control.currency,
    books: BigInt(control.books),
    tables: BigInt(control.tables),
  },
});

/** Proofs as staff read them. */
export async function viewProofs(
  db: Queryable,
  proofs: readonly StoredProof[],
): Promise<BooksProof[]> {
  const nameOf = await nameActors(
    db,
    proofs.map(({ askedBy }) => askedBy),
  );
  return proofs.map((proof) => ({
    id: proof.id,
    scope: proof.scope,
    askedAt: textFromInstant(proof.askedAt),
    askedBy: nameOf(proof.askedBy),
    state: stateOf(proof),
    ...(proof.startedAt && { startedAt: textFromInstant(proof.startedAt) }),
    ...(proof.endedAt && { endedAt: textFromInstant(proof.endedAt) }),
    ...(proof.accounts !== null && {
      accounts: Number(proof.accounts),
      journals: Number(proof.journals),
      entries: Number(proof.entries),
      checks: Number(proof.checks),
    }),
    findings: proof.findings,
    dayFindings: proof.dayFindings.filter((finding) => !isControlFinding(finding)),
    controlFindings: proof.dayFindings.filter(isControlFinding).map(controlView),
    ...(proof.trail && { trail: { ...proof.trail, scope: proof.trail.scope ?? 'full' } }),
    ...(proof.error !== null && { error: proof.error }),
  }));
}
