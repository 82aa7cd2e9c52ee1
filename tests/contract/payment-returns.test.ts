import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, type Customer, type Person } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { said, statuses } from '../support/answers.ts';
import { disputeCalls } from '../support/disputes.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

/* The return of an outside payment by staff: above the two-person size by two people. */

const desk = useSharedDesk({ asShipped: true });
const { bank, staff, rosa, ask, customer, endow, take, balanceOf, mailsTo } = desk;
const { order, paid, reported, correct } = disputeCalls(desk);

const otherBankReference = '021000021001234';
const give = (id: string, body: object = {}, who = staff()) =>
  ask(who, 'POST', `/api/admin/outside-payments/${id}/return`, { reason: 'REFUSED', ...body });
const decide = (id: string, verb: 'approve' | 'decline', who: Person) =>
  ask(
    who,
    'POST',
    `/api/admin/payment-returns/${id}/${verb}`,
    verb === 'decline' ? { reason: 'NOT_SENT_BACK', note: 'We called them.' } : undefined,
  );
const proposalOf = (answer: Answer): string => expectStatus(answer, 202).body.proposal;
const paymentOf = async (id: string) =>
  (await ask(staff(), 'GET', `/api/admin/outside-payments/${id}`)).body;
const trailOf = async (id: string) =>
  (
    await bank().bank.db.query<{ actor: string; action: string; details: object }>(
      `SELECT actor, action, details FROM audit_event WHERE subject = $1
        AND action LIKE 'payment.return%' ORDER BY at`,
      [`transfer:${id}`],
    )
  ).rows;

/** Makes a customer with 30,000 dollars, of which nothing counts towards anybody's day. */
async function rich(): Promise<Customer> {
  const who = await customer();
  await endow(who, 30_000);
  return who;
}

describe('the return of a payment', () => {
  test('one cent above the size waits; a second person returns it once, however often they click [S-33 L-277]', async () => {
    const payer = await rich();
    const { _id } = await order(payer, 10_000.01);
    const before = await balanceOf(payer);
    const first = await give(_id);
    expect([first.status, first.body.message]).toEqual([
      202,
      expect.stringMatching(
        /^The return of \$10,000\.01 for \S+ waits for a second person: above \$10,000\.00 a colleague has to approve\. No money was moved yet\.$/,
      ),
    ]);
    const id = proposalOf(first);
    expect([await balanceOf(payer), (await paymentOf(_id)).waitingReturn]).toEqual([
      before,
      { _id: id, proposedBy: staff().username, isYours: true },
    ]);
    // Sent again it is the same; another is not begun next to it.
    expect((await give(_id)).body).toEqual(first.body);
    expect(said(await give(_id, {}, rosa()))).toEqual([409, 'RETURN_WAITS']);
    expect((await mailsTo(rosa())).at(-1)).toContain('The return of a payment waits for you');

    await take('return', id);
    expect(said(await decide(id, 'approve', staff()))).toEqual([403, 'OWN_PROPOSAL']);
    await ask(staff(), 'POST', `/api/admin/queues/return/${id}/give-back`);
    await take('return', id, rosa());
    const clicks = await Promise.all(
      Array.from({ length: 8 }, () => decide(id, 'approve', rosa())),
    );
    expect(statuses(clicks)).toEqual(clicks.map(() => 200));
    expect(await balanceOf(payer)).toBe(before + 10_000.01);
    expect(await trailOf(_id)).toMatchObject([
      { actor: `admin:${staff().id}`, action: 'payment.return_proposed' },
      {
        actor: `admin:${rosa().id}`,
        action: 'payment.returned',
        details: { proposedBy: `admin:${staff().id}` },
      },
    ]);
    expect((await mailsTo(payer)).some((mail) => mail.includes('A payment came back'))).toBe(true);
    // Whatever the server were made to say, the database knows that one person is not two.
    const alone = bank().bank.db.query(
      'UPDATE payment_return SET decided_by = proposed_by WHERE id = $1',
      [id],
    );
    await expect(alone).rejects.toThrow(/payment_return_approved_by_another/);
  });

  test('declined moves nothing, and may be proposed again in the same words', async () => {
    const payer = await rich();
    const { _id } = await order(payer, 12_000);
    const before = await balanceOf(payer);
    const id = proposalOf(await give(_id));
    await take('return', id, rosa());
    expect((await decide(id, 'decline', rosa())).body.message).toMatch(
      /^Return of \S+ declined\. No money was moved\.$/,
    );
    expect([await balanceOf(payer), (await paymentOf(_id)).waitingReturn]).toEqual([before, null]);
    const again = proposalOf(await give(_id));
    expect(again).not.toBe(id);
    const shown = (await ask(staff(), 'GET', `/api/admin/payment-returns/${id}`)).body;
    expect(shown).toMatchObject({
      proposal: { amount: 12_000, reason: 'REFUSED', proposedBy: staff().username },
      decision: {
        outcome: 'declined',
        by: 'rosa',
        reason: 'Nothing shows that the other bank has sent the money back.',
      },
    });
    await take('return', again);
    expect((await decide(again, 'decline', staff())).status).toBe(200);
  });

  test('of somebody who may not propose it any more is not approved', async () => {
    const payer = await rich();
    const leaver = await addAnotherAdmin(bank(), 'lena.leaver', 'approver');
    const { _id } = await order(payer, 11_000);
    const id = proposalOf(await give(_id, {}, leaver));
    await take('return', id, rosa());
    await bank().bank.db.query(
      `INSERT INTO staff_role SELECT user_id, version + 1, 'viewer', 'system:test', now(), 'a test'
         FROM staff_role WHERE user_id = $1`,
      [leaver.id],
    );
    const before = await balanceOf(payer);
    expect(said(await decide(id, 'approve', rosa()))).toEqual([409, 'PROPOSER_LEFT']);
    expect(await balanceOf(payer)).toBe(before);
    expect((await decide(id, 'decline', rosa())).status).toBe(200);
  });

  test('counts towards what one person gives alone on a day, as credits do', async () => {
    const giver = await addAnotherAdmin(bank(), 'gina.giver');
    const payer = await rich();
    const [one, other] = [(await order(payer, 6_000))._id, (await order(payer, 4_000.01))._id];
    expectStatus(await give(one, {}, giver), 200);
    const split = await give(other, {}, giver);
    expect([split.status, split.body.params.inOneDay]).toEqual([202, true]);
    expectStatus(await give((await order(payer, 4_000))._id, {}, giver), 200);
  });

  test('of two at once that are too much together moves one', async () => {
    const giver = await addAnotherAdmin(bank(), 'gerd.giver');
    const payer = await rich();
    const orders = [(await order(payer, 6_000))._id, (await order(payer, 6_000))._id];
    const before = await balanceOf(payer);
    const answers = await Promise.all(orders.map((id) => give(id, {}, giver)));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await balanceOf(payer)).toBe(before + 6_000);
  });

  test('that its customer was credited for waits only for what is left', async () => {
    const payer = await rich();
    const payment = await paid(payer, 10_500);
    const { _id } = await reported(payer, payment._id);
    await take('dispute', _id);
    expectStatus(await correct(_id, 600), 200);
    const before = await balanceOf(payer);
    const other = await addAnotherAdmin(bank(), 'olga.other');
    expectStatus(await give(payment._id, { otherBankReference }, other), 200);
    expect(await balanceOf(payer)).toBe(before + 9_900);
  });
});

describe('a payment that has settled', () => {
  let payment: { _id: string };
  let payer: Customer;
  beforeAll(async () => {
    payer = await rich();
    payment = await paid(payer, 15);
  });

  test('comes back only with the number of the other bank [L-277]', async () => {
    const before = await balanceOf(payer);
    const bare = await give(payment._id);
    expect(said(bare)).toEqual([422, 'RETURN_UNTRACED']);
    expect(Object.keys(bare.body.fields)).toEqual(['otherBankReference']);
    for (const bad of [
      '',
      '   ',
      '12345',
      'a'.repeat(36),
      'R02 trace',
      '<b>0210000</b>',
      '021000​210',
    ])
      expect([bad, ...said(await give(payment._id, { otherBankReference: bad }))]).toEqual([
        bad,
        400,
        'INVALID_FIELDS',
      ]);
    expect(await balanceOf(payer)).toBe(before);
  });

  test('keeps that number, and the trail names it', async () => {
    expectStatus(await give(payment._id, { otherBankReference: ` ${otherBankReference} ` }), 200);
    expect((await trailOf(payment._id)).at(-1)?.details).toMatchObject({ otherBankReference });
    const { rows } = await bank().bank.db.query(
      'SELECT other_reference AS kept, above_minor AS above FROM payment_return WHERE transfer_id = $1',
      [payment._id],
    );
    expect(rows).toEqual([{ kept: otherBankReference, above: null }]);
  });

  test('while its return waits without a number stays with the other bank', async () => {
    const { _id } = await order(payer, 12_000);
    const id = proposalOf(await give(_id));
    await bank().advance('P1D');
    await bank().advance('P1D');
    expect((await paymentOf(_id)).payment.status).toBe('Completed');
    await take('return', id, rosa());
    const before = await balanceOf(payer);
    expect(said(await decide(id, 'approve', rosa()))).toEqual([422, 'RETURN_UNTRACED']);
    expect(await balanceOf(payer)).toBe(before);
    expectStatus(await decide(id, 'decline', rosa()), 200);
    const traced = proposalOf(await give(_id, { otherBankReference }));
    await take('return', traced, rosa());
    expectStatus(await decide(traced, 'approve', rosa()), 200);
    expect(await balanceOf(payer)).toBe(before + 12_000);
  });

  test('of a closed customer waits as well, and goes to unclaimed funds', async () => {
    const leaving = await rich();
    const { _id } = await paid(leaving, 12_000);
    const id = proposalOf(await give(_id, { otherBankReference }));
    expectStatus(await ask(staff(), 'DELETE', `/api/admin/users/${leaving.id}`), 200);
    await take('return', id, rosa());
    const { body } = expectStatus(await decide(id, 'approve', rosa()), 200);
    expect(body).toMatchObject({
      toUnclaimedFunds: true,
      message: expect.stringContaining('$12,000.00 went to unclaimed funds'),
    });
  });
});
