import type { ReconciledAccount } from '../../../contract/staff/reconciliation.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import {
  type ControlFinding,
  type Controlled,
  controlledOf,
  isControlFinding,
  type Reconciled,
  reconcile,
} from '../../ledger/control-accounts.ts';
import { controlAccounts } from './control-accounts.ts';
import { findProofs, type StoredProof } from './proofs-store.ts';

/** Proofs of about a month: more than there are between two of every entry. */
const proofsSearched = 60;

type Head = Pick<ReconciledAccount, 'accountId' | 'code' | 'name' | 'currency' | 'of'>;

async function findNames(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.query<{ code: string; name: string }>(
    'SELECT code, name FROM gl_account',
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}

async function findPosted(
  db: Queryable,
  accounts: readonly Controlled[],
): Promise<Map<string, bigint>> {
  const { rows } = await db.query<{ id: string; posted: bigint }>(
    'SELECT id, posted FROM account WHERE id = ANY ($1::uuid[])',
    [accounts.map(({ account }) => account.id)],
  );
  return new Map(rows.map(({ id, posted }) => [id, posted]));
}

/** The finding of a proof about an account. */
const findingIn = (
  { dayFindings }: StoredProof,
  { account }: Controlled,
): ControlFinding | undefined =>
  dayFindings.filter(isControlFinding).find(({ control }) => control?.accountId === account.id);

/** The last proof that compared an account, and its findings back to the last that had none. */
function foundBy(proofs: readonly StoredProof[], controlled: Controlled) {
  const comparing = proofs.filter(
    ({ result, entries, scope }) =>
      result === 'right' && entries !== null && (controlled.reads === 'open' || scope === 'full'),
  );
  const agreed = comparing.findIndex((proof) => findingIn(proof, controlled) === undefined);
  const differing = agreed < 0 ? comparing : comparing.slice(0, agreed);
  const last = differing[0];
  return {
    lastAt: comparing[0]?.startedAt ?? null,
    since: differing.at(-1)?.startedAt ?? null,
    finding: last && findingIn(last, controlled),
  };
}

// Most banks hold few of the currencies they may deal in.
const isUsed = ({ currency, books, tables }: ReconciledAccount): boolean =>
  currency === 'USD' || books !== 0n || (tables ?? 0n) !== 0n;

interface Shown {
  head: Head;
  proofs: readonly StoredProof[];
}

/** An account that is compared at each look: the figures are those of now. */
function openView(
  { head, proofs }: Shown,
  reconciled: Reconciled,
  now: Temporal.Instant,
): ReconciledAccount {
  const { booksMinor, tablesMinor } = reconciled;
  const { since, finding } = foundBy(proofs, reconciled);
  const differs = booksMinor !== tablesMinor;
  return {
    ...head,
    books: booksMinor,
    tables: tablesMinor,
    asOf: textFromInstant(now),
    ...(differs && since && { since: textFromInstant(since) }),
    places: differs ? (finding?.places.slice(1) ?? []) : [],
  };
}

/** An account whose whole history would have to be read: as the last full proof left it. */
function historyView(
  { head, proofs }: Shown,
  controlled: Controlled,
  postedMinor: bigint,
): ReconciledAccount {
  const { lastAt, since, finding } = foundBy(proofs, controlled);
  const control = finding?.control;
  return {
    ...head,
    books: control ? BigInt(control.books) : postedMinor,
    tables: control ? BigInt(control.tables) : null,
    asOf: lastAt && textFromInstant(lastAt),
    ...(since && { since: textFromInstant(since) }),
    places: finding?.places.slice(1) ?? [],
  };
}

/**
 * Shows each control account with its table. Open rows are compared now, so that a
 * difference that was mended is gone at once; a statement that takes too long is ended like that
 * of any page.
 */
export async function showReconciliation({ bank: { db, clock } }: SignedInContext) {
  const names = await findNames(db);
  const proofs = await findProofs(db, proofsSearched);
  const all = controlledOf(controlAccounts.parts);
  const open = await reconcile(db, controlAccounts, 'recent');
  const posted = await findPosted(db, all);
  const now = clock.now();
  const reconciled = new Map(open.map((one) => [one.account.id, one]));
  const accounts = all.map((controlled): ReconciledAccount => {
    const { account, of } = controlled;
    const { id, code, currency } = account;
    const head = { accountId: id, code, name: names.get(code) ?? code, currency, of };
    const one = reconciled.get(id);
    return one
      ? openView({ head, proofs }, one, now)
      : historyView({ head, proofs }, controlled, posted.get(id) ?? 0n);
  });
  return { asOf: textFromInstant(now), accounts: accounts.filter(isUsed) };
}
