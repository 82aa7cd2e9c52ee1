import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { chainAll, signerOf, writeTrail } from '../../../tests/support/chained-trail.ts';
import { describeOnBothEngines } from '../../../tests/support/test-database.ts';
import type { Database, Tx } from '../../db/database.ts';
import { insertProvenBlock } from './proven-blocks.ts';
import { verifyRecentTrailWithin, verifyTrailWithin } from './verify-trail.ts';

const signer = signerOf('the key of this bank');
const start = Temporal.Instant.from('2026-11-20T08:00:00Z');
const at = (minutes: number) => start.add({ minutes });

type Look = typeof verifyTrailWithin;

const look = async (db: Database, verify: Look, by = signer) =>
  await db.tx((tx) => verify(tx, { signer: by, now: at(600) }));

/** Keeps what a proof found unchanged, as the job does. */
async function proveTrail(db: Database, verify: Look): Promise<void> {
  const { findings, provenBlock } = await look(db, verify);
  expect([findings, provenBlock]).toEqual([[], expect.anything()]);
  const id = randomUUID();
  await db.query(
    `INSERT INTO books_proof (id, asked_by, asked_at, ended_at, result)
      VALUES ($1, 'system:test', now(), now(), 'right')`,
    [id],
  );
  if (provenBlock) await insertProvenBlock(db, id, provenBlock);
}

/** Events of three nights: the first two proven, one of the second committed after its proof. */
async function openTrail(db: Database): Promise<void> {
  const writeAndChain = async (minutes: number) => {
    await writeTrail(db, at(minutes), 10);
    await chainAll(db, signer, at(minutes + 2));
  };
  for (const minutes of [0, 120]) {
    await writeAndChain(minutes);
    await proveTrail(db, minutes === 0 ? verifyTrailWithin : verifyRecentTrailWithin);
  }
  await writeTrail(db, at(119), 1, { action: 'user.searched' });
  await chainAll(db, signer, at(230));
  await writeAndChain(240);
}

/** Finds the damage of a trail, done as the owner with every trigger off; undone afterwards. */
async function foundAfter(db: Database, sql: string, verify: Look, by = signer) {
  const undo = new Error('undo');
  let found: string[] = [];
  const looked = db.tx(async (tx: Tx) => {
    for (const table of ['audit_event', 'audit_block'])
      await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await tx.query(sql);
    const { findings } = await verify(tx, { signer: by, now: at(600) });
    found = findings.map(({ promise, places }) => `${promise}: ${places.join(', ')}`);
    throw undo;
  });
  await expect(looked).rejects.toBe(undo);
  return found;
}

const lastBlock = '(SELECT max(number) FROM audit_block WHERE cardinality(events) > 0)';
const ofLast = `id = (SELECT events[3] FROM audit_block WHERE number = ${lastBlock})`;
const ofFirst = 'id = (SELECT events[3] FROM audit_block WHERE number = 1)';

// The damage that a hand in the tables could do since the last proof, and the place that is named.
const damages: [string, string, RegExp][] = [
  [
    'an event is changed',
    `UPDATE audit_event SET actor = 'admin:other' WHERE ${ofLast}`,
    /as it was written: event [0-9a-f-]{36}, block \d+: changed/,
  ],
  ['an event is removed', `DELETE FROM audit_event WHERE ${ofLast}`, /block \d+: gone/],
  [
    'an event is moved into a time that is proven',
    `UPDATE audit_event SET at = '${start.toString()}' WHERE ${ofLast}`,
    /block \d+: gone/,
  ],
  [
    'the event that came late is changed',
    `UPDATE audit_event SET subject = '' WHERE action = 'user.searched'`,
    /block \d+: changed/,
  ],
  [
    'an event is put into a time that is over',
    `INSERT INTO audit_event VALUES (gen_random_uuid(), '2026-11-20 10:01Z', '', '', '', '', '',
      '{}')`,
    /time that was over since the proven block: event [0-9a-f-]{36}, says it is of 2026-11-20 10:01/,
  ],
  [
    'a block is removed',
    `DELETE FROM audit_block WHERE number = ${lastBlock} - 1`,
    /since the proven one follows the one before: block \d+, after block \d+/,
  ],
  [
    'a block forgets an event',
    `UPDATE audit_block SET events = events[2:], digests = digests[2:] WHERE number = ${lastBlock}`,
    /since the proven one is as it was written: block \d+/,
  ],
  [
    'a block loses its signature',
    `UPDATE audit_block SET public_key = NULL, public_signature = NULL
      WHERE number = ${lastBlock}`,
    /signed with the key of this bank: block \d+$/,
  ],
  [
    'the proven block is another one',
    `UPDATE audit_block SET hash = sha256('') WHERE number = (SELECT max(number) FROM proven_block)`,
    /every proven block of the trail is there, and the same: block \d+ is another one/,
  ],
  [
    'what was kept of a block says another time',
    `ALTER TABLE proven_block DISABLE TRIGGER USER;
      UPDATE proven_block SET settled_to = settled_to + interval '1 hour'
       WHERE number = (SELECT max(number) FROM proven_block)`,
    /every proven block of the trail is there, and the same: block \d+ is another one/,
  ],
  [
    'the chain ends before the proven block',
    'DELETE FROM audit_block WHERE number >= (SELECT max(number) FROM proven_block)',
    /every proven block of the trail is there, and the same: block \d+ is gone/,
  ],
];

describeOnBothEngines('a proof of the trail since the last proven block [S-59]', (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open({ as: 'tool', fsync: false });
    await openTrail(db);
  });

  test('reads what came since, and finds each way to change that', async () => {
    const recent = await look(db, verifyRecentTrailWithin);
    expect(recent).toMatchObject({ scope: 'recent', events: 11n, waiting: 0n, findings: [] });
    expect(await look(db, verifyTrailWithin)).toMatchObject({ scope: 'full', events: 31n });
    const missed: string[] = [];
    for (const [name, sql, place] of damages) {
      const found = await foundAfter(db, sql, verifyRecentTrailWithin);
      if (!found.some((finding) => place.test(finding)))
        missed.push(`${name}: only ${found.join(' · ') || 'nothing'}`);
    }
    expect(missed).toEqual([]);
    const { rows } = await db.query(
      'SELECT FROM audit_block WHERE number > (SELECT max(number) FROM proven_block)',
    );
    const [foreign] = await foundAfter(
      db,
      'SELECT 1',
      verifyRecentTrailWithin,
      signerOf('another key'),
    );
    expect(foreign?.split(', ')).toHaveLength(rows.length);
  });

  test('takes an event of before as it was proven; the proof of everything names it', async () => {
    const sql = `UPDATE audit_event SET actor = 'admin:other' WHERE ${ofFirst}`;
    expect(await foundAfter(db, sql, verifyRecentTrailWithin)).toEqual([]);
    expect(await foundAfter(db, sql, verifyTrailWithin)).toEqual([
      expect.stringMatching(/as it was written: event [0-9a-f-]{36}, block 1: changed/),
    ]);
  });

  test('keeps its blocks, so that an end that is cut off is found without the log', async () => {
    const cut = `DELETE FROM audit_block WHERE number >= (SELECT min(number) FROM proven_block);
      DELETE FROM audit_event`;
    expect(await foundAfter(db, cut, verifyTrailWithin)).toEqual([
      expect.stringMatching(/^every proven block of the trail is there, and the same: block 1 is /),
    ]);
    await expect(db.query('DELETE FROM proven_block')).rejects.toThrow('append-only');
  });
});
