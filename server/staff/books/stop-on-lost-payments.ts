import { randomUUID } from 'node:crypto';
import type { Bank } from '../../bank.ts';
import { systemContext } from '../../context.ts';
import type { NewConnection } from '../../db/new-connection.ts';
import { namedPlaces } from '../../ledger/find-broken.ts';
import { stopMoney } from '../../ledger/money-stop.ts';
import type { Witness, WitnessedPayment } from '../../ledger/witness.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { insertWrongProof } from './proofs-store.ts';

const promise = 'every payment that a server confirmed is in the books';

/**
 * Looks for what this server has confirmed in the database behind a connection, and stops money in
 * it where payments are missing: as a proof of the books that names them, so that staff read which
 * they are, enter them again or let money go on. A second leader, or an old backup, would take new
 * payments on top of lost ones in silence.
 */
export function stopOnLostPayments(
  bank: Bank,
  witness: Witness,
): (connection: NewConnection) => Promise<void> {
  // One look at a time: two connections would report the same payments.
  let looking: Promise<void> = Promise.resolve();
  const look = async (connection: NewConnection): Promise<void> => {
    const missing = await witness.findMissing(connection);
    if (missing.length === 0) return;
    const proof = await connection.tx((tx) => reportLost(tx, bank, missing));
    await witness.forget(missing);
    bank.log.error(
      { proof, missing: missing.length },
      'CONFIRMED PAYMENTS ARE NOT IN THIS DATABASE: money is stopped',
    );
  };
  return async (connection) => {
    const turn = looking.then(() => look(connection));
    looking = turn.catch(() => undefined);
    await turn;
  };
}

/** @returns the ID of the proof that names them. */
async function reportLost(
  tx: Parameters<typeof stopMoney>[0],
  bank: Bank,
  missing: readonly WitnessedPayment[],
): Promise<string> {
  const ctx = systemContext(bank, 'witness', 'witness');
  const [proofId, at] = [randomUUID(), bank.clock.now()];
  const finding = {
    promise,
    count: missing.length,
    places: missing.slice(0, namedPlaces).map(placeOf),
  };
  await insertWrongProof(tx, { id: proofId, by: ctx.actor.name, at, findings: [finding] });
  if (await stopMoney(tx, { id: randomUUID(), proofId, at }))
    await recordAudit(tx, ctx, {
      action: 'money.stopped',
      subject: `proof:${proofId}`,
      details: { promise },
    });
  return proofId;
}

const placeOf = ({ description, confirmedAt }: WitnessedPayment): string =>
  `${description}, confirmed ${new Date(confirmedAt).toISOString()}`;
