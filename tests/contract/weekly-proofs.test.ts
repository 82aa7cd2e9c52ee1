import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { bankTimeZone } from '../../contract/values/bank-zone.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import { endOfDay } from '../../server/base/clock.ts';
import { closeDays } from '../../server/staff/books/close-days.job.ts';
import { systemContext } from '../../server/context.ts';
import { findProblems } from '../../server/services/condition/find-problems.ts';
import { insertWrongProof } from '../../server/staff/books/proofs-store.ts';
import { blockSigner } from '../../server/services/audit/block-signatures.ts';
import { chainAll } from '../support/chained-trail.ts';
import { useBankPerTest } from '../support/payments.ts';
import { describeOnPostgres } from '../support/test-database.ts';

// Nights pass by this process's clock, so there is one.
const { bank, cast, pay, toBruno } = useBankPerTest({
  LOG_LEVEL: 'silent',
  BANK_TEST_SERVERS: '1',
});

const proofs = async () =>
  (await bank().call('GET', '/api/admin/books/proofs', { token: cast().admin.token })).body;

/** As the owner of the database, whom no right of the application binds. */
async function asOwner(sql: string): Promise<void> {
  const owner = await bank().bank.openSnapshot();
  await owner.query(sql).finally(() => owner.close());
}

/** Pays, lets the day and some more pass, and closes them. */
async function closeDayOfPayment(more = 0): Promise<void> {
  const { clock } = bank().bank;
  await pay(toBruno(5));
  const untilClosed = endOfDay(addDays(clock.businessDay(), more)).add({ minutes: 15 });
  await clock.advance(Math.ceil(untilClosed.since(clock.businessNow()).total('seconds')));
  await closeDays(systemContext(bank().bank, 'day-closing', 'test'));
}

/** Lets a night come and its proof be made. @returns what it read and how that ended. */
async function passNight(night: number): Promise<string> {
  const clock = vi.spyOn(bank().bank.clock, 'now');
  clock.mockReturnValue(firstNight.add({ minutes: Math.round(night * 24 * 60) }).toInstant());
  await bank()
    .worker.runOne('proof-of-the-books')
    .finally(() => clock.mockRestore());
  const [{ scope, state }] = (await proofs()).proofs;
  return `${scope}: ${state}`;
}

const firstNight = Temporal.Now.zonedDateTimeISO(bankTimeZone)
  .with({ hour: 2, minute: 5 })
  .round('second');

/** Changes old rows that no balance tells of. */
const redateOldPayments = (days: number) =>
  asOwner(`ALTER TABLE entry DISABLE TRIGGER USER;
    UPDATE entry SET value_date = value_date + ${days} WHERE seq = 1
      AND booked_at < (SELECT max(until_at) FROM closed_day);
    ALTER TABLE entry ENABLE TRIGGER USER`);

describeOnPostgres('the proofs of a week', () => {
  test('read the open days each night and everything each week, until all is right [L-271]', async () => {
    await closeDayOfPayment();
    const nights = [];
    for (let night = 1; night <= 4; night += 1) nights.push(await passNight(night));
    expect(nights).toEqual(['full: right', 'recent: right', 'recent: right', 'recent: right']);
    const right = await proofs();
    expect(right.balancedSince).toBe(right.proofs[3].startedAt);
    expect(right.provenInFullAt).toBe(right.proofs[3].startedAt);
    expect(right.provenAt).toBe(right.proofs[0].startedAt);
    expect(right.proofs[0].entries).toBeLessThan(right.proofs[3].entries);

    // The nights take an old day as it was proven.
    await redateOldPayments(1);
    const later = [];
    for (let night = 5; night <= 9; night += 1) later.push(await passNight(night));
    expect(later).toEqual([
      'recent: right',
      'recent: right',
      'recent: right',
      'full: wrong',
      'full: wrong',
    ]);
    const wrong = await proofs();
    expect(wrong).toMatchObject({ mayResume: false, stop: { proofId: wrong.proofs[1].id } });
    expect(wrong.balancedSince).toBeUndefined();
    expect(wrong.proofs[1].findings).toMatchObject([
      { promise: 'every proven day: its entries are those it was proven with' },
    ]);
    await redateOldPayments(-1);
  });

  test('seal a closed month, and stop money where it is not as it was sealed', async () => {
    const month = bank().bank.clock.businessDay().slice(0, 7);
    await closeDayOfPayment(31);
    const sealed = async () => {
      const { rows } = await bank().bank.db.query<{ actor: string; subject: string }>(
        `SELECT actor, subject FROM audit_event WHERE action = 'books.month_sealed' ORDER BY subject`,
      );
      return rows[0];
    };
    expect([await passNight(1), await sealed()]).toEqual(['full: right', undefined]);
    expect([await passNight(8), await sealed()]).toEqual([
      'full: right',
      { actor: 'system:proof-of-the-books', subject: `month:${month}` },
    ]);
    const [, before] = (await proofs()).proofs;
    expect(await passNight(15)).toBe('full: right');
    const [{ entries, journals, checks }] = (await proofs()).proofs;
    expect([entries, journals]).toEqual([before.entries, before.journals]);
    expect(checks).toBe(before.checks);

    await redateOldPayments(1);
    expect(await passNight(22)).toBe('full: wrong');
    const wrong = await proofs();
    expect(wrong).toMatchObject({ mayResume: false, stop: { proofId: wrong.proofs[0].id } });
    expect(wrong.proofs[0].findings).toMatchObject([
      {
        promise: 'every sealed month: its entries and journals are those it was sealed with',
        places: [month],
      },
      { promise: 'every proven day: its entries are those it was proven with' },
    ]);
    await redateOldPayments(-1);
    expect(await passNight(23)).toBe('full: right');
    expect((await proofs()).mayResume).toBe(true);
  });

  test('prove the open days too where the proof of everything fails again and again', async () => {
    await closeDayOfPayment();
    expect(await passNight(1)).toBe('full: right');
    const { openSnapshot } = bank().bank;
    /** Lets proofs be made while there is room for some. @returns all since the first night. */
    const madeAfter = async (minutes: number, roomFor: number) => {
      let room = roomFor;
      bank().bank.openSnapshot = async () => {
        room -= 1;
        if (room < 0) throw new Error('No room.');
        return await openSnapshot();
      };
      await passNight(8 + minutes / (24 * 60)).catch((error: unknown) =>
        expect(error).toMatchObject({ message: 'No room.' }),
      );
      bank().bank.openSnapshot = openSnapshot;
      const { proofs: made } = (await proofs()) as { proofs: { scope: string; state: string }[] };
      return made
        .slice(0, -1)
        .map(({ scope, state }) => `${scope}: ${state}`)
        .toSorted();
    };
    const twice = ['full: failed', 'full: failed'];
    expect(await madeAfter(0, 0)).toEqual(['full: failed']);
    expect(await madeAfter(10, 0)).toEqual(twice);
    expect(await madeAfter(19, 9)).toEqual(twice);
    // The days of late are proven, and everything is tried again.
    const thrice = [...twice, 'full: failed', 'recent: right'];
    expect(await madeAfter(20, 1)).toEqual(thrice);
    expect(await madeAfter(29, 9)).toEqual(thrice);
    const atLast = [...thrice.slice(0, 3), 'full: right', 'recent: right'];
    expect(await madeAfter(30, 9)).toEqual(atLast);
    expect(await madeAfter(60, 9)).toEqual(atLast);
  });

  test('read the trail since its proven block, and all of it until it is unchanged again', async () => {
    const { db, clock, secrets } = bank().bank;
    const ofTrail = async (night: number) => {
      expect(await passNight(night)).toMatch(/: right$/);
      const [{ trail }] = (await proofs()).proofs;
      return `${trail.scope}: ${trail.findings.length}`;
    };
    await closeDayOfPayment();
    await chainAll(db, blockSigner(secrets), clock.now().add({ minutes: 1 }));
    expect([await ofTrail(1), await ofTrail(2)]).toEqual(['full: 0', 'recent: 0']);
    const damage = (sign: string) =>
      asOwner(`ALTER TABLE audit_event DISABLE TRIGGER USER;
        UPDATE audit_event SET request_id = ${sign} WHERE id = (SELECT events[1] FROM audit_block
          WHERE cardinality(events) > 0 ORDER BY number LIMIT 1);
        ALTER TABLE audit_event ENABLE TRIGGER USER`);
    await damage(`request_id || '!'`);
    // An old line is found once a week, and by a proof that staff ask for.
    expect(await ofTrail(3)).toBe('recent: 0');
    expect([await ofTrail(8), await ofTrail(9)]).toEqual(['full: 1', 'full: 1']);
    expect(await proofs()).not.toHaveProperty('trailProvenInFullAt');
    await damage(`rtrim(request_id, '!')`);
    expect([await ofTrail(10), await ofTrail(11)]).toEqual(['full: 0', 'recent: 0']);
    const { proofs: made, trailProvenAt, trailProvenInFullAt } = await proofs();
    expect([trailProvenAt, trailProvenInFullAt]).toEqual([made[0].startedAt, made[1].startedAt]);
  });

  test('that never read everything make the bank degraded after eight days', async () => {
    const { db, config, clock } = bank().bank;
    const reasonsAfter = async (hours: number) => {
      const now = clock.now().add({ hours });
      // A server's check of its own payments finds a missing one without reading an entry.
      await db.tx((tx) =>
        insertWrongProof(tx, { id: randomUUID(), by: 'system:witness', at: now, findings: [] }),
      );
      await db.query(
        `INSERT INTO books_proof (id, asked_by, asked_at, started_at, ended_at, result, scope, trail)
         VALUES (gen_random_uuid(), 'system:test', $1, $1, $1, 'right', 'recent',
           '{"scope": "recent"}')`,
        [now],
      );
      const troubles = await findProblems({ db, now, aheadMs: 0, config });
      return troubles.map(({ found }) => found).filter((found) => found.includes('every'));
    };
    expect(await reasonsAfter(0)).toEqual([]);
    expect(await reasonsAfter(8 * 24 - 1)).toEqual([]);
    expect(await reasonsAfter(8 * 24 + 1)).toEqual([
      'No proof of eight days could read every entry of the books.',
      'No proof of eight days could read every event of the trail.',
    ]);
  });
});
