import { randomUUID } from 'node:crypto';
import type { Bank } from '../../bank.ts';
import { systemContext } from '../../context.ts';
import type { NewConnection } from '../../db/new-connection.ts';
import { stopMoney } from '../../ledger/money-stop.ts';
import type { ConfirmedPayments, ConfirmedPayment } from '../../ledger/confirmed-payments.ts';
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
  confirmedPayments: ConfirmedPayments,
): (connection: NewConnection) => Promise<void> {
  // One report at a time: two connections would name the same payments. Looks go side by side, so
  // that a connection to a machine that hangs holds up no other.
  let reporting: Promise<void> = Promise.resolve();
  const report = async (connection: NewConnection): Promise<void> => {
    const { missing, proof } = await connection.tx(async (tx) => {
      // In the transaction that writes it down: a standby that has not replayed everything cannot
      // write, and may have become the leader since.
      const lost = await confirmedPayments.findMissing(tx);
      return { missing: lost, proof: lost.length > 0 && (await reportLost(tx, bank, lost)) };
    });
    if (missing.length === 0) return;
    await confirmedPayments.forget(missing);
    bank.log.error(
      { proof, missing: missing.length },
      'CONFIRMED PAYMENTS ARE NOT IN THIS DATABASE: money is stopped',
    );
  };
  return async (connection) => {
    if ((await confirmedPayments.findMissing(connection)).length === 0) return;
    const turn = reporting.then(() => report(connection));
    reporting = turn.catch(() => undefined);
    await turn;
  };
}

/** @returns the ID of the proof that names them. */
async function reportLost(
  tx: Parameters<typeof stopMoney>[0],
  bank: Bank,
  missing: readonly ConfirmedPayment[],
): Promise<string> {
  const ctx = systemContext(bank, 'witness', 'witness');
  const [proofId, at] = [randomUUID(), bank.clock.now()];
  // All of them: the server forgets them now, and nothing else can name them to staff.
  const finding = { promise, count: missing.length, places: missing.map(placeOf) };
  await insertWrongProof(tx, { id: proofId, by: ctx.actor.name, at, findings: [finding] });
  if (await stopMoney(tx, { id: randomUUID(), proofId, at }))
    await recordAudit(tx, ctx, {
      action: 'money.stopped',
      subject: `proof:${proofId}`,
      details: { promise },
    });
  return proofId;
}

const placeOf = ({ description, confirmedAt }: ConfirmedPayment): string =>
  `${description}, confirmed ${new Date(confirmedAt).toISOString()}`;
