import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { startClusteredBank, type ClusteredBank } from '../support/cluster/clustered-bank.ts';
import {
  brokenOnWrongLeader,
  lostPayments,
  payOnce,
  readNamed,
  splitBrain,
} from '../support/cluster/split-brain.ts';

describe('a database that lacks what was confirmed', () => {
  let bank: ClusteredBank;
  beforeAll(async () => {
    bank = await startClusteredBank();
  });
  afterAll(() => bank.close());

  test('older-backup: restored under running servers, it stops money and the lost are named', async () => {
    const { cluster, servers } = bank;
    const leader = await cluster.leader();
    if (!leader) throw new Error('Nobody leads.');
    const administer = async (...statements: string[]) => {
      for (const sql of statements) await cluster.administer(leader, sql, { database: 'postgres' });
    };
    const alone = [
      'ALTER DATABASE larkmoor ALLOW_CONNECTIONS false',
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'larkmoor'`,
    ];
    await administer(
      ...alone,
      'CREATE DATABASE larkmoor_old TEMPLATE larkmoor OWNER larkmoor_owner',
      'ALTER DATABASE larkmoor ALLOW_CONNECTIONS true',
    );
    const lost: string[] = [];
    for (let turn = 0; turn < lostPayments; turn += 1) {
      const key = randomUUID();
      expect(await payOnce(bank, servers[turn % 2] ?? servers[0], key)).toBe('confirmed');
      lost.push(key);
    }
    await administer(
      ...alone,
      'DROP DATABASE larkmoor WITH (FORCE)',
      'ALTER DATABASE larkmoor_old RENAME TO larkmoor',
    );
    const answers: string[] = [];
    for (let turn = 0; turn < 10; turn += 1)
      answers.push(await payOnce(bank, servers[turn % 2] ?? servers[0]));
    const found = { lost, answers, named: await readNamed(bank) };
    expect(brokenOnWrongLeader(found)).toEqual([]);
    await resume(bank);
  });

  test('split-brain: no payment is taken on the wrong leader, and each lost one is named', async () => {
    expect(brokenOnWrongLeader(await splitBrain(bank))).toEqual([]);
  });
});

/** As staff do once they know which payments are gone. */
async function resume({ servers: [server] }: ClusteredBank): Promise<void> {
  const staff = async (method: string, path: string, body?: unknown) =>
    await server.call(method, path, { token: server.admin.token, ...(body ? { body } : {}) });
  await staff('POST', '/api/admin/books/proofs');
  await expect
    .poll(async () => (await staff('GET', '/api/admin/books/proofs')).body.proofs[0].state, {
      timeout: 30_000,
    })
    .toBe('right');
  const { status } = await staff('POST', '/api/admin/books/resume', { reason: 'Seen.' });
  expect(status).toBe(200);
}
