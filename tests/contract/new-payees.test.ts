import { describe, expect, test } from 'vitest';
import { bankFacts } from '../../config/bank.ts';
import {
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { systemContext } from '../../server/context.ts';
import { holdLease } from '../../server/services/jobs/job-lease.ts';
import { tellOfNewPayeesJob } from '../../server/money/transfers/tell-of-new-payees.job.ts';
import { billBody, billCalls } from '../support/bills.ts';
import { listOrders } from '../support/many-orders.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { untilSomebodyWaits } from '../support/until-somebody-waits.ts';

const { bank, ask, staff, customer, mailsTo } = useSharedDesk();
const { payBill } = billCalls(bank);

const cleo = {
  name: 'Cleo Hart',
  account: '518830271',
  routing: '021000021',
  bank: 'Orchard Savings',
};
const payLocally = (
  who: Customer,
  to: { name: string; account: string; routing?: string; bank?: string },
  extra: Record<string, unknown> = {},
) => ask(who, 'POST', '/api/transfers/local', localTransferBody(who, to, 5, extra));
const payAbroad = (who: Customer, extra: Record<string, unknown> = {}) =>
  ask(
    who,
    'POST',
    '/api/transfers/international',
    internationalTransferBody({ amount: 7.5, debitedAccount: who.savings.number, ...extra }),
  );
const inDays = (days: number) =>
  bank()
    .bank.clock.businessNow()
    .add({ hours: days * 24 })
    .toString();

const look = () => tellOfNewPayeesJob().run(systemContext(bank().bank, 'new-payees', 'test'));

async function told(who: Customer): Promise<string[]> {
  await look();
  return (await mailsTo(who)).filter((mail) => mail.includes('Subject: A payment to someone new'));
}

describe('the first payment to somebody new', () => {
  test('of each kind is told by mail: who, where, how much, and what to do [D-28]', async () => {
    const who = await customer(500);
    const { transfer } = (await payLocally(who, cleo)).body;
    await payAbroad(who);
    await payBill(billBody(20, { debitedAccount: who.savings.number }), {}, who.token);
    const mails = await told(who);
    expect(mails).toHaveLength(3);
    const [local = '', abroad = '', bill = ''] = ['Cleo Hart', '7.50', 'Harrow Street'].map(
      (words) => mails.find((mail) => mail.includes(words)),
    );
    expect(local).toContain('Cleo Hart, account ending in 0271 at Orchard Savings');
    expect(local).toContain('$5.00, requested on ');
    expect(local).toContain(`If this wasn’t you, please call us right away at ${bankFacts.phone}`);
    expect(local).toContain(`/user/transactions/${transfer._id}`);
    expect(local).not.toContain(cleo.account);
    expect(abroad).not.toBe('');
    expect(bill).toContain('Harrow Street Lettings, account ending in 8207');
    expect(bill).not.toContain('Unknown');
  });

  test('is told once for each payee, whatever the name and however many orders', async () => {
    const who = await customer(500);
    await Promise.all(Array.from({ length: 8 }, () => payLocally(who, cleo)));
    await payLocally(who, { ...cleo, name: 'C. Hart' });
    expect(await told(who)).toHaveLength(1);
    await payLocally(who, cleo, { transferDate: inDays(2) });
    await bank().advance('P3D');
    expect(await told(who)).toHaveLength(1);
    await payLocally(who, { ...cleo, account: '518830272' });
    expect(await told(who)).toHaveLength(2);
  });

  test('is told when ordered, also for a later day, and with a bill’s first payment', async () => {
    const who = await customer(500);
    await payLocally(who, cleo, { transferDate: inDays(5) });
    await payBill(
      billBody(20, {
        paymentType: 'Recurring',
        frequency: 'weekly',
        debitedAccount: who.savings.number,
      }),
      {},
      who.token,
    );
    expect(await told(who)).toHaveLength(2);
    await bank().advance('P15D');
    expect(await told(who)).toHaveLength(2);
  });

  test('is not told of own accounts, refused orders or money received', async () => {
    const [who, other] = [await customer(50), await customer()];
    await payLocally(who, { name: 'Mine', account: who.checking.number });
    await payLocally(who, cleo, { amount: 5_000 });
    expect(await told(who)).toEqual([]);
    await payLocally(who, { name: 'Somebody', account: other.checking.number });
    expect([(await told(who)).length, await told(other)]).toEqual([1, []]);
    // Another customer has never paid them.
    await bank().fund(staff(), other, 50);
    await payLocally(other, cleo);
    expect(await told(other)).toHaveLength(1);
  });

  test('is told once by two servers at once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => customer(50)));
    for (const who of people) await payLocally(who, cleo);
    const second = await bank().openSecondServer();
    await Promise.all(
      [bank().bank, second].map((each) =>
        tellOfNewPayeesJob().run(systemContext(each, 'new-payees', 'test')),
      ),
    );
    for (const who of people) expect(await told(who)).toHaveLength(1);
  });

  test('waits while another server looks, and keeps nobody from the table meanwhile', async () => {
    const who = await customer(50);
    const { db } = await bank().openSecondServer();
    let looked = false;
    const looking = await db.tx(async (tx) => {
      await holdLease(tx, 'new payees');
      await payLocally(who, cleo);
      const looks = { until: look().then(() => (looked = true)) };
      await untilSomebodyWaits(tx);
      // The lock that autovacuum asks for, and gives up where it does not get it.
      const owner = await bank().bank.openSnapshot();
      await owner.tx(async (other) => {
        await other.query('LOCK TABLE payee_progress IN SHARE UPDATE EXCLUSIVE MODE NOWAIT');
      });
      await owner.close();
      expect(looked).toBe(false);
      return looks;
    });
    await looking.until;
    expect(await told(who)).toHaveLength(1);
  });

  test('of many people at once is told batch by batch, and to nobody twice', async () => {
    const people = await Promise.all(Array.from({ length: 15 }, () => customer(50)));
    const accounts = ['518830273', '518830274', '518830275'];
    await Promise.all(
      people.flatMap((who) => accounts.map((account) => payLocally(who, { ...cleo, account }))),
    );
    for (let batch = 0; batch < 5; batch += 1) await look();
    for (const who of people) expect(await told(who)).toHaveLength(accounts.length);
  });

  test('of a history that was brought in is remembered and not told', async () => {
    const who = await customer(50);
    await listOrders(bank().bank, who, [
      { recipientAccount: cleo.account, recipientRouting: cleo.routing },
    ]);
    expect(await told(who)).toEqual([]);
    await payLocally(who, cleo);
    expect(await told(who)).toEqual([]);
  });

  test('is told by one look also where tens of thousands of customers come before', async () => {
    const who = await customer(50);
    // Its own job would look, too.
    await bank().stopJobs();
    const owner = await bank().bank.openSnapshot();
    await owner.query(
      `INSERT INTO owner (id) SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid
        FROM generate_series(1, 25000) AS n`,
    );
    await owner.close();
    await payLocally(who, cleo);
    await look();
    const { rows } = await bank().bank.db.query('SELECT payee FROM payee WHERE owner_id = $1', [
      who.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});
