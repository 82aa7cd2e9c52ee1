import { describe, expect, test } from 'vitest';
import { cancelMinutes } from '../../contract/money/cancel-window.ts';
import { internationalTransferBody as toGreta } from '../../fixtures/people.ts';
import { settlementDueAt } from '../../server/money/transfers/transfer-timing.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useTransfersAbroad } from '../support/transfers-abroad.ts';

const { bank, cast, send, balanceOf, ownBalance, listOf } = useTransfersAbroad();

const cancel = (id: string, { token } = cast().alice) =>
  bank().call('POST', `/api/transfers/${id}/cancel`, { token });
const receipt = async (id: string) =>
  (await bank().call('GET', `/api/transfers/${id}`, { token: cast().alice.token })).body;

/** The sum that the bank holds for a transfer abroad in euros on its way. */
const ownBalances = () =>
  Promise.all([
    ownBalance('clearing_wire', 'EUR'),
    ownBalance('fx_position', 'EUR'),
    ownBalance('fx_position', 'USD'),
    ownBalance('fee_income', 'USD'),
    ownBalance('fx_spread_income', 'USD'),
  ]);

describe('a transfer abroad can be taken back for 30 minutes', () => {
  test('all that it cost is back, at the rate and the fee of then, and it never leaves [L-307]', async () => {
    const { alice } = cast();
    const [before, own] = [await balanceOf(alice), await ownBalances()];
    const { transfer } = (await send(toGreta())).body;
    expect(await balanceOf(alice)).toBe(before - 132.43);
    await bank().advance('PT29M');
    const { status, body } = await cancel(transfer._id);
    expect([status, body.code]).toEqual([200, 'PAYMENT_TAKEN_BACK']);
    expect(body.message).toContain('$132.43, any fee included, is back in your account.');
    expect(body.transfer.status).toBe('Cancelled');
    expect(await balanceOf(alice)).toBe(before);
    expect(await ownBalances()).toEqual(own);
    await bank().advance('P2D');
    expect((await listOf(alice)).transfers[0].status).toBe('Cancelled');
    expect(await ownBalances()).toEqual(own);
    expect((await receipt(transfer._id)).statusReason).toBe(
      'You canceled it within 30 minutes. The money is back in your account.',
    );
    const mails = (await bank().outbox()).filter((mail) =>
      mail.includes('Subject: A payment was canceled'),
    );
    expect(mails).toHaveLength(1);
    const { rows } = await bank().bank.db.query(
      `SELECT details FROM audit_event WHERE action = 'transfer.cancelled' AND subject = $1`,
      [`transfer:${transfer._id}`],
    );
    expect(rows).toMatchObject([{ details: { moneyBack: 'true' } }]);
  });

  test('of two at once one wins, and the money comes back once [L-307]', async () => {
    const { alice } = cast();
    const before = await balanceOf(alice);
    const { transfer } = (await send(toGreta())).body;
    const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(transfer._id)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'PAYMENT_TAKEN_BACK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'NOT_SCHEDULED')).toHaveLength(3);
    expect(await balanceOf(alice)).toBe(before);
  });

  test('after that it is refused, and nothing has moved', async () => {
    const { alice, bruno } = cast();
    const { transfer } = (await send(toGreta())).body;
    expect((await cancel(transfer._id, bruno)).body.code).toBe('TRANSFER_NOT_FOUND');
    await bank().advance('PT30M');
    const after = await balanceOf(alice);
    const { status, body } = await cancel(transfer._id);
    expect([status, body.code]).toEqual([409, 'CANCEL_WINDOW_OVER']);
    expect(await balanceOf(alice)).toBe(after);
    expect((await receipt(transfer._id)).status).toBe('Pending');
    await bank().advance('P1D');
    expect((await cancel(transfer._id)).body.code).toBe('NOT_SCHEDULED');
  });

  test('none is settled before its minutes are over', () => {
    const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
    const open = now.add({ minutes: cancelMinutes });
    expect(Temporal.Instant.compare(settlementDueAt(now), open)).toBe(1);
  });

  test('also while staff review it: the case is gone, and they learn who ended it', async () => {
    const { alice, admin } = cast();
    const { db, clock } = bank().bank;
    await setPolicy(db, 'review', { aboveMinor: 10_000 }, clock.businessNow());
    const before = await balanceOf(alice);
    const { transfer } = (await send(toGreta())).body;
    const queue = async () =>
      (await bank().call('GET', '/api/admin/payment-reviews', { token: admin.token })).body.cases;
    expect(await queue()).toHaveLength(1);
    const path = `/api/admin/queues/payment/${transfer._id}/take`;
    await bank().call('POST', path, { token: admin.token });
    expect((await cancel(transfer._id)).body.code).toBe('PAYMENT_TAKEN_BACK');
    expect(await balanceOf(alice)).toBe(before);
    expect(await queue()).toEqual([]);
    const approve = `/api/admin/payment-reviews/${transfer._id}/approve`;
    const late = await bank().call('POST', approve, { token: admin.token, body: {} });
    expect([late.status, late.body.code]).toEqual([409, 'CASE_DECIDED']);
    expect(await balanceOf(alice)).toBe(before);
  });
});
