import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { expect } from 'vitest';
import { localTransferBody } from '../../../fixtures/people.ts';
import type { ClusteredBank } from './clustered-bank.ts';
import { tlsOf } from './ask-patroni.ts';
import type { DatabaseNode } from './database-node.ts';
import { findBooked } from './under-load.ts';

/** Results of the servers on a leader that lacks confirmed payments. */
export interface WrongLeader {
  /** Confirmed before, and not there. */
  lost: string[];
  /** Answers to the payments that were tried there. */
  answers: string[];
  /** The lost ones that staff read of. */
  named: string[];
}

/** More than a proof names places of one promise: each lost payment is named all the same. */
export const lostPayments = 30;
const triedPayments = 10;

/** Makes one payment through one server, asked until the bank knows how it ended. */
export async function payOnce(
  bank: Pick<ClusteredBank, 'payers' | 'payee'>,
  { call }: Pick<ClusteredBank, 'call'>,
  key: string = randomUUID(),
): Promise<string> {
  const [payer] = bank.payers;
  if (!payer) throw new Error('Nobody pays.');
  for (;;) {
    const { status, body } = await call('POST', '/api/transfers/local', {
      token: payer.token,
      body: localTransferBody(payer, { name: 'Perry', account: bank.payee.checking.number }, 1, {
        reference: key,
      }),
      headers: { 'idempotency-key': key },
    });
    if (status === 201) return 'confirmed';
    if (body.code !== 'BUSY' && body.code !== 'OUTCOME_UNKNOWN') return String(body.code);
  }
}

/**
 * A leader that stood still while another one took payments is woken and taken for the leader, as
 * Patroni before 3.0.3 does by itself: its PostgreSQL waits for no standby, and who asks at the
 * address of its Patroni hears that it leads.
 */
export async function splitBrain(bank: ClusteredBank): Promise<WrongLeader> {
  const { cluster, servers } = bank;
  await cluster.whole();
  const old = await cluster.leader();
  if (!old) throw new Error('Nobody leads.');
  old.freeze(['patroni', 'postgres']);
  const newLeader = async () => {
    const leader = await cluster.leader();
    return leader === old ? undefined : leader;
  };
  await expect.poll(newLeader, { timeout: 60_000 }).toBeDefined();
  const lost: string[] = [];
  for (let turn = 0; turn < lostPayments; turn += 1) {
    const key = randomUUID();
    const server = servers[turn % 2] ?? servers[0];
    expect(await payOnce(bank, server, key)).toBe('confirmed');
    lost.push(key);
  }
  const end = await makeWrongLeader(bank, old);
  try {
    // One look would not do: while both count as leaders, a proxy leads to one and then the other,
    // and the servers go on with the sessions that they have.
    const elsewhere = async () => {
      const others = cluster.nodes.filter((node) => node !== old);
      return (await Promise.all(others.map((node) => sessionsAt(bank, node)))).flat();
    };
    await expect.poll(elsewhere, { timeout: 30_000 }).toEqual([]);
    expect(await cluster.reached()).toEqual([old.machine.address]);
    const booked = await findBooked(bank, old);
    expect(lost.filter((key) => booked.has(key))).toEqual([]);
    const answers: string[] = [];
    for (let turn = 0; turn < triedPayments; turn += 1)
      answers.push(await payOnce(bank, servers[turn % 2] ?? servers[0]));
    return { lost, answers, named: await readNamed(bank) };
  } finally {
    await end();
  }
}

/** Sessions of the bank's servers at one machine, past the proxy. */
const sessionsAt = async ({ cluster }: ClusteredBank, node: DatabaseNode) =>
  await cluster.administer<{ pid: number }>(
    node,
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'larkmoor'`,
  );

/** @returns what gives the ports back. */
async function makeWrongLeader(
  { cluster }: ClusteredBank,
  old: DatabaseNode,
): Promise<() => Promise<void>> {
  for (const node of cluster.nodes) if (node !== old) node.freeze(['patroni']);
  await old.kill(['patroni']);
  const { address, patroniPort } = old.machine;
  const claimant = createServer(tlsOf(old.machine), ({ url }, answer) => {
    answer.writeHead(url === '/primary' ? 200 : 503).end();
  });
  claimant.listen(patroniPort, address);
  await once(claimant, 'listening');
  old.wake(['postgres']);
  await cluster.administer(old, `ALTER SYSTEM SET synchronous_standby_names = ''`);
  await cluster.administer(old, 'SELECT pg_reload_conf()');
  return async () => {
    claimant.close();
    claimant.closeAllConnections();
    await once(claimant, 'close');
  };
}

/** The places that the proofs of the books name, as staff read them. */
export async function readNamed({ servers: [server] }: ClusteredBank): Promise<string[]> {
  const { body } = await server.call('GET', '/api/admin/books/proofs', {
    token: server.admin.token,
  });
  return body.proofs.flatMap(({ findings }: { findings?: { places: string[] }[] }) =>
    (findings ?? []).flatMap(({ places }) => places),
  );
}

/** Lists what a bank must do on a leader that lacks confirmed payments, and did not. */
export function brokenOnWrongLeader({ lost, answers, named }: WrongLeader): string[] {
  const taken = answers.filter((answer) => answer !== 'MONEY_STOPPED');
  const unnamed = lost.filter((key) => !named.some((place) => place.startsWith(`${key}: `)));
  return [
    taken.length > 0
      ? `${taken.length} of ${answers.length} payments were not refused: ${taken.join(', ')}`
      : '',
    unnamed.length > 0 ? `${unnamed.length} of ${lost.length} lost payments are not named` : '',
  ].filter(Boolean);
}
