import { describe, expect, test } from 'vitest';
import { expectStatus, internationalTransferBody, type Customer } from '../../fixtures/people.ts';
import { disputeCalls } from '../support/disputes.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const desk = useSharedDesk({ asShipped: true });
const { bank, ask, customer, staff, take, endow, balanceOf } = desk;
const { report } = disputeCalls(desk);

/** Makes a customer who just sent a sum abroad that only two of the staff together may return. */
async function sender(): Promise<{ who: Customer; id: string; before: number }> {
  const { db, clock } = bank().bank;
  const sizes = { aboveMinor: 1_000_000, perDayMinor: 1_000_000, terms: 'two' } as const;
  await setPolicy(db, 'twoPeople', sizes, clock.businessNow());
  const limits = { paymentsWithoutPinPerDayMinor: 99_999_999_999, paymentsPerMinute: 100 };
  await setPolicy(db, 'limits', limits, clock.businessNow());
  const who = await customer();
  await endow(who, 50_000);
  const before = await balanceOf(who);
  const body = internationalTransferBody({ amount: 20_000, debitedAccount: who.savings.number });
  const sent = await ask(who, 'POST', '/api/transfers/international', body);
  return { who, id: expectStatus(sent, 201).body.transfer._id, before };
}

const listed = async (path: string): Promise<string> =>
  JSON.stringify(expectStatus(await ask(staff(), 'GET', path), 200).body.cases);

const takenBack: Record<string, (who: Customer, id: string) => Promise<unknown>> = {
  'cancels it': async (who, id) =>
    expectStatus(await ask(who, 'POST', `/api/transfers/${id}/cancel`), 200),
  'freezes the account': async (who) => {
    const { freeze } = expectStatus(await ask(who, 'POST', '/api/users/freeze'), 200).body;
    expect(freeze.canceledOrders).toHaveLength(1);
  },
};

describe.each(Object.entries(takenBack))('when its customer %s', (_how, takeBack) => {
  test('a return that waits for a second person ends with the payment', async () => {
    const { who, id, before } = await sender();
    const path = `/api/admin/outside-payments/${id}/return`;
    const { proposal } = expectStatus(
      await ask(staff(), 'POST', path, { reason: 'CALLED_BACK' }),
      202,
    ).body;
    expect(await listed('/api/admin/payment-returns')).toContain(proposal);
    await takeBack(who, id);
    expect(await balanceOf(who)).toBe(before);
    expect(await listed('/api/admin/payment-returns')).not.toContain(proposal);
    const { decision } = (await ask(staff(), 'GET', `/api/admin/payment-returns/${proposal}`)).body;
    expect(decision).toMatchObject({
      outcome: 'declined',
      reason: 'The customer has taken the payment back.',
    });
    expect((await ask(staff(), 'POST', path, { reason: 'CALLED_BACK' })).status).toBe(409);
  });

  test('a report of it is answered, also where staff hold it', async () => {
    const { who, id, before } = await sender();
    const dispute = expectStatus(await report(who, id), 201).body.dispute._id;
    expectStatus(await take('dispute', dispute), 200);
    await takeBack(who, id);
    expect(await balanceOf(who)).toBe(before);
    expect(await listed('/api/admin/disputes')).not.toContain(dispute);
    const { rows } = await bank().bank.db.query(
      `SELECT outcome, answer, (SELECT count(*) FROM staff_case WHERE subject_id = d.id) AS held
        FROM dispute d WHERE id = $1`,
      [dispute],
    );
    expect(rows).toEqual([
      {
        outcome: 'no_error',
        answer: 'The money from this payment is already back in your account.',
        held: 0n,
      },
    ]);
  });
});
