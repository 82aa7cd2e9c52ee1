import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { internationalTransferBody as toGreta } from '../../fixtures/people.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useTransfersAbroad } from '../support/transfers-abroad.ts';

const { bank, cast, send, quoteFor, quoteForTotal, balanceOf, ownBalance, later } =
  useTransfersAbroad();

describe('a quote', () => {
  test('is paid as quoted, also after the rate and the fee have changed [L-279]', async () => {
    const { db, clock } = bank().bank;
    const quote = await quoteFor();
    await setPolicy(
      db,
      'fees',
      { localMinor: 0, billMinor: 0, internationalMinor: 9900 },
      clock.businessNow(),
    );
    await setPolicy(db, 'exchange', { spreadBps: 900, quoteMinutes: 5 }, clock.businessNow());
    const { body } = await send(toGreta(), { 'quote-id': quote.id });
    expect(body.transfer).toMatchObject({ debitedUsd: quote.total, fee: 15, rate: quote.rate });
  });

  test('for a sum is paid as quoted, and takes no cent more than the sum [D-50]', async () => {
    const before = await balanceOf(cast().alice);
    const quote = await quoteForTotal(100, 'GBP');
    expect(quote).toMatchObject({ fee: 15, total: 99.99 });
    const asked = toGreta({ amount: quote.amount, currency: 'GBP' });
    const { status, body } = await send(asked, { 'quote-id': quote.id });
    expect(status).toBe(201);
    expect(body.transfer).toMatchObject({
      amount: quote.amount,
      currency: 'GBP',
      debitedUsd: quote.total,
      fee: quote.fee,
      rate: quote.rate,
    });
    expect(await balanceOf(cast().alice)).toBe(before - 99.99);
    expect(await ownBalance('clearing_wire', 'GBP')).toBe(BigInt(Math.round(quote.amount * 100)));
  });

  test('for a sum is good for the amount that it says, and for no other', async () => {
    const quote = await quoteForTotal(132.43);
    const more = toGreta({ amount: quote.amount + 0.01 });
    expect((await send(more, { 'quote-id': quote.id })).body.code).toBe('QUOTE_MISMATCH');
  });

  test('is good for one payment, also of twenty at once', async () => {
    const { id } = await quoteFor();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(toGreta(), { 'quote-id': id })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status === 422).map(({ body }) => body.code)),
    ).toEqual(new Set(['QUOTE_EXPIRED']));
    expect(await ownBalance('clearing_wire', 'EUR')).toBe(10_000n);
  });

  test('that has expired moves nothing', async () => {
    const before = await balanceOf(cast().alice);
    const { id } = await quoteFor();
    const { db } = bank().bank;
    await db.query(
      `UPDATE one_use SET expires_at = expires_at - interval '6 minutes' WHERE id = $1`,
      [id],
    );
    expect((await send(toGreta(), { 'quote-id': id })).body.code).toBe('QUOTE_EXPIRED');
    expect(await balanceOf(cast().alice)).toBe(before);
  });

  test('of another amount, currency, person or day, or none, moves nothing', async () => {
    const { alice, bruno } = cast();
    const before = await balanceOf(alice);
    const { id } = await quoteFor();
    const foreign = await quoteFor(100, 'EUR', bruno.token);
    const attempts: [Record<string, unknown>, string][] = [
      [{ amount: 100.01 }, id],
      [{ currency: 'GBP' }, id],
      [{ transferDate: later() }, id],
      [{}, foreign.id],
      [{}, randomUUID()],
    ];
    for (const [extra, quoteId] of attempts) {
      const { status, body } = await send(toGreta(extra), { 'quote-id': quoteId });
      expect([status, body.code]).toEqual([422, 'QUOTE_MISMATCH']);
    }
    expect((await send(toGreta(), { 'quote-id': 'x' })).body).toMatchObject({
      code: 'INVALID_FIELDS',
      fields: { 'quote-id': 'Unknown ID.' },
    });
    expect(await balanceOf(alice)).toBe(before);
    expect((await send(toGreta(), { 'quote-id': id })).status).toBe(201);
  });

  test('is part of the request: the same key with another quote is another request', async () => {
    const [first, second] = [await quoteFor(), await quoteFor()];
    const key = { 'idempotency-key': randomUUID() };
    const paid = await send(toGreta(), { ...key, 'quote-id': first.id });
    expect((await send(toGreta(), { ...key, 'quote-id': first.id })).body).toEqual(paid.body);
    expect((await send(toGreta(), { ...key, 'quote-id': second.id })).body.code).toBe('KEY_REUSED');
    expect(await ownBalance('clearing_wire', 'EUR')).toBe(10_000n);
  });
});

describe('the security PIN', () => {
  const setPin = () =>
    bank().call('POST', '/api/approvals/pin', {
      token: cast().alice.token,
      body: { securityPin: '4711' },
    });
  const approve = (body: unknown, quoteId?: string) =>
    bank().call('POST', '/api/approvals', {
      token: cast().alice.token,
      body: {
        securityPin: '4711',
        order: {
          call: 'transfers/international',
          body,
          ...(quoteId === undefined ? {} : { quoteId }),
        },
      },
    });

  test('signs payee, amount, currency and quote: anything else is refused [S-25]', async () => {
    const { alice } = cast();
    await setPin();
    expect((await send(toGreta())).body.code).toBe('APPROVAL_REQUIRED');
    const [signed, other] = [await quoteFor(), await quoteFor()];
    await approve(toGreta(), signed.id);
    for (const extra of [
      { recipientIban: 'DE02120300000000202051' },
      { recipientSwift: 'ABCDEFGH' },
      { recipientCountry: 'France' },
      { debitedAccount: alice.savings.number },
    ])
      expect((await send(toGreta(extra), { 'quote-id': signed.id })).body.code).toBe(
        'APPROVAL_REQUIRED',
      );
    expect((await send(toGreta())).body.code).toBe('APPROVAL_REQUIRED');
    expect((await send(toGreta(), { 'quote-id': other.id })).body.code).toBe('APPROVAL_REQUIRED');
    expect(
      (await send(toGreta(), { 'quote-id': signed.id }, await bank().freshToken(alice))).body.code,
    ).toBe('APPROVAL_REQUIRED');
    expect((await send(toGreta(), { 'quote-id': signed.id })).status).toBe(201);
    expect((await send(toGreta(), { 'quote-id': signed.id })).status).toBe(403);
  });

  test('without one the daily limit counts what is debited, fee included', async () => {
    expect((await send(toGreta({ amount: 2490, currency: 'USD' }))).body.code).toBe('DAILY_LIMIT');
    expect((await send(toGreta({ amount: 2485, currency: 'USD' }))).status).toBe(201);
  });
});
