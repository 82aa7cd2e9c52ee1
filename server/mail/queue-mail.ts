import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import type { Mail } from './mail.ts';

/** Queues a mail in the transaction of its cause: both happen, or neither. */
export async function queueMail(tx: Tx, clock: Clock, mail: Mail): Promise<void> {
  await tx.query(`INSERT INTO job (id, kind, payload, run_at) VALUES ($1, 'mail', $2, $3)`, [randomUUID(), JSON.stringify(mail), clock.now()]);
}
