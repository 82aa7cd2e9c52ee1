import type { BooksProof } from '../../../contract/books-proof.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { Queryable } from '../../db/database.ts';
import { nameActors } from '../../people/users/name-actors.ts';
import type { StoredProof } from './proofs-store.ts';

const stateOf = ({ result, startedAt }: StoredProof): BooksProof['state'] =>
  result ?? (startedAt === null ? 'waiting' : 'running');

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
    dayFindings: proof.dayFindings,
    ...(proof.trail && { trail: proof.trail }),
    ...(proof.error !== null && { error: proof.error }),
  }));
}
