import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';
import { describeOnPostgres } from '../support/test-database.ts';

const { bank, cast, pay, toBruno, balanceOf, listOf } = useBankPerTest({
  LOG_LEVEL: 'silent',
  BANK_TEST_SERVERS: '1',
});

/**
 * Makes the database end the next `times` postings as it ends a deadlock, each when all but its
 * last rows are written. A sequence counts them, because a rollback does not set it back.
 */
async function endAsDeadlock(times: number): Promise<void> {
  const owner = await bank().bank.openSnapshot();
  await owner.query(`CREATE SEQUENCE ended_postings`);
  await owner.query(`CREATE FUNCTION end_posting() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    AS $$
    BEGIN
      IF nextval('ended_postings') <= ${times} THEN RAISE EXCEPTION 'deadlock detected'
        USING ERRCODE = '40P01'; END IF;
      RETURN NULL;
    END $$`);
  await owner.query(
    `CREATE TRIGGER entry_ends_as_a_deadlock AFTER INSERT
      ON entry FOR EACH STATEMENT EXECUTE FUNCTION end_posting()`,
  );
  await owner.close();
}

const countRows = async (sql: string) => (await bank().bank.db.query(sql)).rowCount;
const elsewhere = {
  name: 'Fenland Mutual Homes',
  account: '310448207',
  routing: '021000021',
  bank: 'Fenland Mutual',
};

describeOnPostgres('a posting that the database ends as a deadlock', () => {
  test('is made once all the same: a payment answers as any other, once for its key', async () => {
    await endAsDeadlock(3);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await pay(toBruno(40), headers);
    expect([first.status, first.body.status]).toEqual([201, 'Completed']);
    expect((await pay(toBruno(40), headers)).body).toEqual(first.body);
    expect([
      await balanceOf(cast().alice),
      await balanceOf(cast().bruno, 'Checking Account'),
    ]).toEqual([9_960, 40]);
    expect((await listOf(cast().bruno)).total).toBe(1);
    expect(
      await countRows(
        `SELECT FROM audit_event WHERE action = 'transfer.created'
          AND subject = 'transfer:${first.body.transfer._id}'`,
      ),
    ).toBe(1);
  });

  test('is made once each of many in one call; a refusal among them stays one', async () => {
    await bank().withoutLimits();
    await endAsDeadlock(2);
    const amounts = [...Array.from({ length: 20 }, (_, index) => index + 1), 20_000];
    const answers = await Promise.all(amounts.map((amount) => pay(toBruno(amount))));
    expect(answers.map(({ status }) => status)).toEqual(
      amounts.map((amount) => (amount < 20_000 ? 201 : 422)),
    );
    expect([
      await balanceOf(cast().alice),
      await balanceOf(cast().bruno, 'Checking Account'),
    ]).toEqual([9_790, 210]);
  });

  test('moves nothing where it never ends otherwise; the same key pays later', async () => {
    await endAsDeadlock(5);
    const headers = { 'idempotency-key': randomUUID() };
    const given = await pay(toBruno(40), headers);
    expect([given.status, given.body.code, given.headers['retry-after']]).toEqual([
      503,
      'BUSY',
      '1',
    ]);
    expect([
      await balanceOf(cast().alice),
      await countRows('SELECT FROM transfer WHERE kind = $$local$$'),
    ]).toEqual([10_000, 0]);
    expect((await pay(toBruno(40), headers)).status).toBe(201);
    expect(await balanceOf(cast().alice)).toBe(9_960);
  });

  test('is made once by staff and by jobs: one return, one settlement, one mail', async () => {
    await bank().stopJobs();
    const { alice, admin } = cast();
    const sent = await pay(localTransferBody(alice, elsewhere, 25));
    const settled = await pay(localTransferBody(alice, elsewhere, 30));
    await endAsDeadlock(2);
    const back = await bank().call(
      'POST',
      `/api/admin/outside-payments/${sent.body.transfer._id}/return`,
      {
        token: admin.token,
        body: { reason: 'ACCOUNT_CLOSED' },
      },
    );
    expect([back.status, back.body.payment.status]).toEqual([200, 'Returned']);
    await bank().bank.clock.advance(5 * 3_600);
    const owner = await bank().bank.openSnapshot();
    await owner.query('ALTER SEQUENCE ended_postings RESTART');
    await owner.close();
    await bank().worker.runOne('settlement');
    expect(await balanceOf(alice)).toBe(9_970);
    expect(
      (await bank().call('GET', settled.body.receipt, { token: alice.token })).body.status,
    ).toBe('Completed');
    expect(await countRows(`SELECT FROM journal WHERE kind IN ('return', 'settlement')`)).toBe(2);
    expect(await countRows(`SELECT FROM audit_event WHERE action = 'payment.returned'`)).toBe(1);
    await bank().worker.runAll();
    expect(
      (await bank().outbox()).filter((mail) => mail.includes('A payment came back')),
    ).toHaveLength(1);
  });
});
