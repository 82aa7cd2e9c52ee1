import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../services/audit/audit-event.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { nameActors } from '../../people/users/name-actors.ts';
import { findOpenProof, insertProof, type StoredProof } from './proofs-store.ts';

/**
 * Asks for a proof of the books; while one is under way, a second person is refused with the name
 * of the first.
 */
export async function askProof(ctx: Context): Promise<StoredProof> {
  const { db, clock } = ctx.bank;
  const asked = await db.tx(async (tx) => {
    const id = randomUUID();
    if (!(await insertProof(tx, { id, by: ctx.actor.name, at: clock.now() }))) return undefined;
    await recordAudit(tx, ctx, { action: 'books.proof_asked', subject: `proof:${id}` });
    return await findOpenProof(tx);
  });
  return asked ?? (await refuseSecond(ctx));
}

async function refuseSecond({ bank: { db } }: Context): Promise<never> {
  const first = await findOpenProof(db);
  const nameOf = await nameActors(db, first ? [first.askedBy] : []);
  return refuse('PROOF_UNDER_WAY', {
    params: { by: first ? nameOf(first.askedBy).name : 'Somebody' },
  });
}
