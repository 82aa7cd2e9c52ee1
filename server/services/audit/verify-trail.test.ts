import { beforeAll, expect, test } from 'vitest';
import { chainAll, signerOf, writeTrail } from '../../../tests/support/chained-trail.ts';
import {
  describeOnBothEngines,
  describeOnPostgres,
  makePlace,
  openPlace,
} from '../../../tests/support/test-database.ts';
import type { Database, Tx } from '../../db/database.ts';
import { compareWithAnchors, type Anchor } from './anchors.ts';
import { chainTrail } from './chain-trail.job.ts';
import { blockHash, eventColumns } from './trail-digests.ts';
import { verifyTrail, verifyTrailWithin } from './verify-trail.ts';

const signer = signerOf('the key of this bank');
const start = Temporal.Instant.from('2026-11-20T08:00:00Z');
const end = start.add({ hours: 6 });

/** Four blocks of ten events each, one of an event that came late, and one of a quiet hour. */
async function openTrail(db: Database): Promise<Anchor[]> {
  const anchors: Anchor[] = [];
  for (const minutes of [0, 1, 2, 3]) {
    await writeTrail(db, start.add({ minutes }), 10);
    anchors.push(...(await chainAll(db, signer, start.add({ minutes, seconds: 40 }))));
  }
  await writeTrail(db, start.add({ seconds: 30 }), 1, { action: 'user.searched' });
  for (const hours of [1, 2])
    anchors.push(...(await chainAll(db, signer, start.add({ hours, minutes: 30 }))));
  return anchors;
}

const one = 'id = (SELECT events[3] FROM audit_block WHERE number = 2)';
const swap = `UPDATE audit_block SET number = 99 WHERE number = 2; UPDATE audit_block SET number = 2
  WHERE number = 3; UPDATE audit_block SET number = 3 WHERE number = 99`;
const hashedAnew = `UPDATE audit_event SET actor = 'admin:other' WHERE ${one};
  UPDATE audit_block SET digests[3] = sha256('made up')
    WHERE number = 2; UPDATE audit_block AS block SET hash = ${blockHash} WHERE number = 2`;

// The damage that a hand in the tables could do, with all guards off, and the place that is named.
const damages: [string, string, RegExp][] = [
  [
    'an actor is changed by a letter',
    `UPDATE audit_event SET actor = 'system:tesT' WHERE ${one}`,
    /as it was written: event [0-9a-f-]{36}, block 2: changed/,
  ],
  [
    'an action is changed',
    `UPDATE audit_event SET action = 'user.listed' WHERE ${one}`,
    /block 2: changed/,
  ],
  [
    'a subject is changed',
    `UPDATE audit_event SET subject = 'user' WHERE ${one}`,
    /block 2: changed/,
  ],
  [
    'a request is changed',
    `UPDATE audit_event SET request_id = '' WHERE ${one}`,
    /block 2: changed/,
  ],
  [
    'an address is changed',
    `UPDATE audit_event SET address = '127.0.0.2' WHERE ${one}`,
    /block 2: changed/,
  ],
  [
    'a detail is changed',
    `UPDATE audit_event SET details = '{"memo": "Uni"}' WHERE ${one}`,
    /block 2: changed/,
  ],
  [
    'a time is moved by a microsecond',
    `UPDATE audit_event SET at = at + interval '1 microsecond' WHERE ${one}`,
    /block 2: changed/,
  ],
  ['an event is removed', `DELETE FROM audit_event WHERE ${one}`, /block 2: gone/],
  [
    'an id is changed',
    `UPDATE audit_event SET id = gen_random_uuid() WHERE ${one}`,
    /block 2: gone/,
  ],
  [
    'an event is put into the past',
    `INSERT INTO audit_event SELECT gen_random_uuid(), at, actor, action, subject, request_id,
      address, details FROM audit_event WHERE ${one}`,
    /time that was over: event [0-9a-f-]{36}, says it is of 2026-11-20 08:01:02/,
  ],
  [
    'an event is there a second time, in another month',
    // Where the second one lies in another partition, whatever day it is: the first ends with the
    // month after this one.
    `INSERT INTO audit_event SELECT id, date_trunc('month', now()) + interval '70 days', actor,
      action, subject, request_id, address, details FROM audit_event WHERE ${one}`,
    /block 2: changed, says it is of (?!2026-11-20)\d/,
  ],
  [
    'a quiet minute gets an event',
    `INSERT INTO audit_event VALUES (gen_random_uuid(), '2026-11-20 08:20Z', '', '', '', '', '',
      '{}')`,
    /time that was over/,
  ],
  [
    'the first block is removed',
    'DELETE FROM audit_block WHERE number = 1',
    /follows the one before, from the first on: block 2, after block 0/,
  ],
  [
    'a block is removed',
    'DELETE FROM audit_block WHERE number = 3',
    /follows the one before, from the first on: block 4, after block 2/,
  ],
  [
    'two blocks are swapped',
    swap,
    /follows the one before, from the first on: block 2, after block 1/,
  ],
  [
    'a block forgets an event',
    'UPDATE audit_block SET events = events[2:], digests = digests[2:] WHERE number = 2',
    /block of the trail is as it was written: block 2/,
  ],
  [
    'a block takes in what it did not',
    `UPDATE audit_block SET digests[3] = sha256('made up') WHERE number = 2`,
    /block of the trail is as it was written: block 2/,
  ],
  [
    'a block is moved in time',
    `UPDATE audit_block SET up_to = up_to + interval '1 second' WHERE number = 5`,
    /block of the trail is as it was written: block 5/,
  ],
  [
    'a block is signed publicly by another',
    `UPDATE audit_block SET public_key = sha256('another') WHERE number = 2`,
    /signed with the key of this bank: block 2$/,
  ],
  [
    'a public signature is removed',
    'UPDATE audit_block SET public_key = NULL, public_signature = NULL WHERE number = 2',
    /signed with the key of this bank: block 2$/,
  ],
  ['a block is hashed anew', hashedAnew, /follows the one before, from the first on: block 3/],
];

const findingsOf = async (tx: Tx, by = signer): Promise<string[]> =>
  (await verifyTrailWithin(tx, { signer: by, now: end })).findings.map(
    ({ promise, places }) => `${promise}: ${places.join(', ')}`,
  );

/** Finds the damage of a trail, done as the owner with every trigger off; undone afterwards. */
async function findingsAfter(db: Database, sql: string, look = findingsOf): Promise<string[]> {
  const undo = new Error('undo');
  let found: string[] = [];
  const looked = db.tx(async (tx) => {
    for (const table of ['audit_event', 'audit_block'])
      await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (const statement of sql.split(';\n').flatMap((part) => part.split('; ')))
      await tx.query(statement);
    found = await look(tx);
    throw undo;
  });
  await expect(looked).rejects.toBe(undo);
  return found;
}

describeOnBothEngines('a trail that was changed [S-59]', (open) => {
  let db: Database;
  let anchors: Anchor[];
  beforeAll(async () => {
    db = await open({ as: 'tool', fsync: false });
    anchors = await openTrail(db);
  });

  test('is found whatever was changed, with its place; an unchanged trail is right [S-59 L-344 T-09]', async () => {
    expect(await verifyTrail(db, { signer, now: end })).toMatchObject({
      blocks: 6n,
      events: 41n,
      waiting: 0n,
      findings: [],
    });
    expect(await compareWithAnchors(db, anchors)).toEqual(new Map());

    const missed: string[] = [];
    for (const [name, sql, place] of damages) {
      const found = await findingsAfter(db, sql);
      if (!found.some((finding) => place.test(finding)))
        missed.push(`${name}: only ${found.join(' · ') || 'nothing'}`);
    }
    expect(missed).toEqual([]);

    // Every column counts, also one that a later migration adds.
    const { rows } = await db.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'audit_event'::regclass
        AND attnum > 0`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(eventColumns.toSorted());
    for (const table of ['audit_event', 'audit_block'])
      for (const sql of [
        `UPDATE ${table} SET ${table === 'audit_event' ? 'id = id' : 'hash = hash'}`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table}`,
      ])
        await expect(db.query(sql)).rejects.toThrow(`${table} is append-only`);
  });

  test('rehashed is found by its signatures, cut short by what is known outside [S-59 T-09]', async () => {
    const asOther = (tx: Tx) => findingsOf(tx, signerOf('another key'));
    expect(await findingsAfter(db, 'SELECT 1', asOther)).toEqual([
      expect.stringMatching(
        /signed with the key of this bank: block 1, block 2, block 3, block 4, block 5, block 6$/,
      ),
    ]);

    // A log may tell of a block twice.
    const toOutside = async (tx: Tx) => [
      ...(await compareWithAnchors(tx, [...anchors, ...anchors])).values(),
    ];
    const cut = 'DELETE FROM audit_block WHERE number = 6';
    expect(await findingsAfter(db, cut, toOutside)).toEqual([
      'block 6 is missing, the trail ends at block 5',
    ]);
    const older = `DELETE FROM audit_event WHERE at > '2026-11-20 08:02Z'; DELETE FROM audit_block
      WHERE number > 2`;
    expect(await findingsAfter(db, older)).toEqual([]);
    expect(await findingsAfter(db, older, toOutside)).toEqual(
      [3, 4, 5, 6].map((block) => `block ${block} is missing, the trail ends at block 2`),
    );
    expect(
      await findingsAfter(
        db,
        `UPDATE audit_block SET hash = sha256('') WHERE number = 4`,
        toOutside,
      ),
    ).toEqual(['block 4 is another one']);
  });
});

describeOnPostgres('an untouched trail', () => {
  test('is chained a bounded number of events at a time, each once', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place);
    await writeTrail(db, start, 4_500);
    await db.query(
      `INSERT INTO audit_event SELECT gen_random_uuid(), $1, '', '', '', '', '', '{}'
        FROM generate_series(1, 2500)`,
      [start.add({ seconds: 100 })],
    );
    await chainAll(db, signer, start.add({ hours: 5 }));
    const { rows } = await db.query<{ events: number }>(
      'SELECT cardinality(events) AS events FROM audit_block ORDER BY number',
    );
    expect(rows.map(({ events }) => events).filter((events) => events > 0)).toEqual([
      2601, 2000, 2000, 399,
    ]);
    expect(await verifyTrail(db, { signer, now: end })).toMatchObject({
      events: 7000n,
      waiting: 0n,
      findings: [],
    });
    for (const sql of [
      'UPDATE audit_block SET number = number',
      'DELETE FROM audit_block',
      'TRUNCATE audit_block',
    ])
      await expect(db.query(sql), 'the server itself').rejects.toThrow('permission denied');
    await db.close();
    await place.remove();
  });

  test('is right at every moment while many write and two servers chain it [S-59]', async () => {
    const place = await makePlace('postgresql');
    // As the tool, because the serving connections end a transaction that is idle for ten seconds.
    const openServer = () => openPlace(place, { as: 'tool', maxConnections: 20 });
    const servers = [await openServer(), await openServer()] as const;
    const open: { commit: () => void; done: Promise<void>; dueAt: number }[] = [];
    for (let minute = 0; minute <= 150; minute += 5) {
      const now = start.add({ minutes: minute });
      // Of those that write at this moment, one commits at once, one later, one much later.
      for (const delay of [0, 15, 50]) {
        const held = Promise.withResolvers<void>();
        const written = Promise.withResolvers<void>();
        const done = servers[delay === 50 ? 0 : 1].tx(async (tx) => {
          await writeTrail(tx, now, 3);
          written.resolve();
          await held.promise;
        });
        await written.promise;
        open.push({ commit: () => held.resolve(), done, dueAt: minute + delay });
      }
      for (const due of open.filter(({ dueAt }) => dueAt === minute)) {
        due.commit();
        await due.done;
      }
      await Promise.all(servers.map((server) => chainTrail(server, signer, now)));
      expect((await verifyTrail(servers[0], { signer, now: end })).findings).toEqual([]);
    }
    for (const left of open) left.commit();
    await Promise.all(open.map(({ done }) => done));
    await chainAll(servers[1], signer, start.add({ hours: 3, minutes: 29 }));
    await chainAll(servers[0], signer, start.add({ hours: 6 }));
    const { events, waiting, findings } = await verifyTrail(servers[0], { signer, now: end });
    expect({ events, waiting, findings }).toEqual({ events: 31n * 9n, waiting: 0n, findings: [] });
    const { rows } = await servers[0].query(
      'SELECT count(DISTINCT id) AS count FROM audit_block, unnest(events) AS id',
    );
    expect(rows).toEqual([{ count: events }]);
    for (const server of servers) await server.close();
    await place.remove();
  });

  test('is right, and chained in the end, after a clock two hours ahead [S-59]', async () => {
    const place = await makePlace('postgresql');
    const db = await openPlace(place, { as: 'tool' });
    for (let minute = 0; minute <= 300; minute += 15) {
      const now = start.add({ minutes: minute });
      await writeTrail(db, now, 3);
      const clock = minute === 30 ? now.add({ hours: 2 }) : now;
      await chainAll(db, signer, clock);
      await chainAll(db, signer, clock.add({ seconds: 20 }));
      expect((await verifyTrail(db, { signer, now })).findings).toEqual([]);
    }
    await chainAll(db, signer, end);
    expect(await verifyTrail(db, { signer, now: end })).toMatchObject({
      events: 21n * 3n,
      waiting: 0n,
      findings: [],
    });
    await db.close();
    await place.remove();
  });
});
