import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  internationalTransferBody,
  localTransferBody,
  type Customer,
} from '../../fixtures/people.ts';
import { refusalOf } from '../support/answers.ts';
import { disputeCalls, words } from '../support/disputes.ts';
import { setBankClock } from '../support/set-bank-clock.ts';
import { largestAmount } from '../support/given-alone.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { setPolicy } from '../support/set-policy.ts';

const desk = useSharedDesk();
const { bank, staff, rosa, ask, customer, take, balanceOf, ownBalance, mailsTo } = desk;
const { order, report, paid, reported, correct, noError, shownTo, caseOf } = disputeCalls(desk);

describe('a customer reports a payment', () => {
  test('is made once: the same words find the same report, and a mail says by when [D-74]', async () => {
    const payer = await customer(500);
    const { _id } = await order(payer, 80, { reference: 'Rent of May' });
    expect(await shownTo(payer, _id)).toEqual({
      dispute: null,
      reportUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      goesToLoan: false,
    });
    const answers = await Promise.all([report(payer, _id), report(payer, _id), report(payer, _id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [{ reference, answerDueOn }] = answers.map(({ body }) => body.dispute);
    expect(new Set(answers.map(({ body }) => body.dispute.reference)).size).toBe(1);
    expect(reference).toMatch(/^DSP-[2-9A-HJ-NP-Z]{8}$/);
    const other = await report(payer, _id, { ...words, reason: 'WRONG_AMOUNT' });
    expect([other.status, other.body.code, other.body.message.includes(reference)]).toEqual([
      409,
      'DISPUTE_EXISTS',
      true,
    ]);
    const shown = await shownTo(payer, _id);
    expect(shown).toMatchObject({
      reportUntil: null,
      dispute: {
        reference,
        status: 'Received',
        debitedUsd: 80,
        credited: null,
        answer: null,
        ...words,
      },
    });
    expect((await ask(payer, 'GET', '/api/disputes')).body.disputes).toEqual([shown.dispute]);
    const mails = (await mailsTo(payer)).filter((text) => text.includes(reference));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('ll answer by');
    expect(mails[0]).toContain('change your password');
    expect(answerDueOn > bank().bank.clock.businessDay()).toBe(true);
    expect(await balanceOf(payer)).toBe(420);
  });

  test('takes only a payment of the last sixty days whose money is not back', async () => {
    const [payer, payee] = [await customer(500), await customer()];
    const toPayee = localTransferBody(
      payer,
      { name: payee.username, account: payee.checking.number },
      5,
    );
    const inside = (await ask(payer, 'POST', '/api/transfers/local', toPayee)).body.transfer._id;
    const own = localTransferBody(
      payer,
      { name: payer.username, account: payer.checking.number },
      5,
    );
    const between = (await ask(payer, 'POST', '/api/transfers/local', own)).body.transfer._id;
    const later = bank().bank.clock.businessNow().add({ hours: 48 }).toString();
    const scheduled = (await order(payer, 5, { transferDate: later }))._id;
    const back = (await order(payer, 5))._id;
    await ask(staff(), 'POST', `/api/admin/outside-payments/${back}/return`, { reason: 'REFUSED' });
    const [funding] = (await ask(payer, 'GET', '/api/transfers/transactions?type=credit')).body
      .transfers;
    const codeOf = async (who: Customer, id: string) => (await report(who, id)).body.code;
    for (const id of [between, scheduled, back, funding._id])
      expect(await codeOf(payer, id)).toBe('DISPUTE_NOT_POSSIBLE');
    expect(await codeOf(payee, inside)).toBe('DISPUTE_NOT_POSSIBLE');
    expect([await codeOf(await customer(), inside), await codeOf(payer, randomUUID())]).toEqual([
      'TRANSFER_NOT_FOUND',
      'TRANSFER_NOT_FOUND',
    ]);
    expect(
      (await report(payer, inside, { reason: 'BECAUSE', whatHappened: ' ' })).body.fields,
    ).toEqual({
      reason: expect.stringContaining('Reason must be one of'),
      whatHappened: 'Tell us what happened.',
    });
    expect((await report(payer, inside)).status).toBe(201);
    // A payer's report is none of the payee's business.
    expect(await shownTo(payee, inside)).toEqual({
      dispute: null,
      reportUntil: null,
      goesToLoan: false,
    });
    expect((await ask(payee, 'GET', '/api/disputes')).body.disputes).toEqual([]);
  });

  test('not while suspended, and nobody is deleted before the answer', async () => {
    const payer = await customer(500);
    const payment = await paid(payer, 50);
    await ask(staff(), 'PUT', `/api/admin/users/suspend/${payer.id}`);
    expect((await report(payer, payment._id)).body.code).toBe('ACCOUNT_SUSPENDED');
    await ask(staff(), 'PUT', `/api/admin/users/unsuspend/${payer.id}`);
    const { _id } = await reported(payer, payment._id);
    expect(
      (await ask(staff(), 'GET', `/api/admin/users/${payer.id}/closing`)).body.waitingDisputes,
    ).toBe(1);
    expect((await ask(staff(), 'DELETE', `/api/admin/users/${payer.id}`)).body.code).toBe(
      'OPEN_BUSINESS',
    );
    await take('dispute', _id);
    await noError(_id);
    expect((await ask(staff(), 'DELETE', `/api/admin/users/${payer.id}`)).status).toBe(200);
  });
});

test('has twenty places a customer, also at once; an answer makes room', async () => {
  const payer = await customer(500);
  const payments = [];
  for (let count = 0; count < 22; count += 1) payments.push(await order(payer, 1));
  const answers = await Promise.all(payments.map(({ _id }) => report(payer, _id)));
  expect(answers.filter(({ body }) => body.code === 'DISPUTES_LIMIT')).toHaveLength(2);
  const refused = payments[answers.findIndex(({ body }) => body.code === 'DISPUTES_LIMIT')];
  const waiting = answers.find(({ status }) => status === 201)?.body.dispute._id;
  await take('dispute', waiting);
  await noError(waiting);
  expect((await report(payer, refused._id)).status).toBe(201);
});

describe('staff answer', () => {
  test('corrected: credited once to the account that paid, with a mail', async () => {
    const payer = await customer(500);
    const payment = await paid(payer, 120.5);
    const { _id, reference } = await reported(payer, payment._id);
    const losses = await ownBalance('losses', 'USD');
    expect((await correct(_id, 120.5)).body.code).toBe('CASE_NOT_TAKEN');
    await take('dispute', _id);
    expect((await shownTo(payer, payment._id)).dispute.status).toBe('In review');
    expect((await correct(_id, 120.5, rosa())).body.code).toBe('CASE_HELD');
    expect(await caseOf(_id)).toMatchObject({
      dispute: { reference },
      customer: { username: payer.username },
      payment: { _id: payment._id },
      otherDisputes: 0,
    });
    const refused = await Promise.all([
      correct(_id, 120.51),
      correct(_id, 0),
      correct(_id, '5'),
      correct(_id, 1.005),
    ]);
    expect(refused.map(({ body }) => body.code)).toEqual([
      'CORRECTION_ABOVE_PAYMENT',
      'INVALID_FIELDS',
      'INVALID_FIELDS',
      'INVALID_FIELDS',
    ]);
    const answers = await Promise.all([correct(_id, 100), correct(_id, 100), noError(_id)]);
    const { dispute } = await shownTo(payer, payment._id);
    const isCorrected = dispute.status === 'Corrected';
    const late = 'CASE_DECIDED';
    expect(answers.map((one) => refusalOf(one) ?? one.status)).toEqual(
      isCorrected ? [200, 200, late] : [late, late, 200],
    );
    expect(await balanceOf(payer)).toBe(isCorrected ? 479.5 : 379.5);
    expect((await ownBalance('losses', 'USD')) - losses).toBe(isCorrected ? -10_000n : 0n);
  });

  test('the credit stands in list and statement, and its customer reads why', async () => {
    const payer = await customer(500);
    const payment = await paid(payer, 60);
    const { _id, reference } = await reported(payer, payment._id);
    await take('dispute', _id);
    expect((await correct(_id, 25)).body.message).toBe(`$25.00 credited for ${reference}.`);
    const [credit] = (await ask(payer, 'GET', '/api/transfers/transactions')).body.transfers;
    expect(credit).toMatchObject({
      reference,
      amount: 25,
      transactionType: 'credit',
      status: 'Completed',
    });
    expect((await ask(payer, 'GET', credit.receipt)).body.category).toBe('Correction');
    expect((await report(payer, credit._id)).body.code).toBe('DISPUTE_NOT_POSSIBLE');
    const { dispute } = await shownTo(payer, payment._id);
    expect(dispute).toMatchObject({
      status: 'Corrected',
      credited: 25,
      answer: expect.stringContaining(
        'We credited $25.00, a part of it, to your account ending in',
      ),
    });
    expect(
      (await mailsTo(payer)).find((text) => text.includes(`A payment was corrected: ${reference}`)),
    ).toContain('$25.00');
  });

  test('no error: nothing is moved, and its customer reads why', async () => {
    const payer = await customer(500);
    const payment = await paid(payer, 60);
    const { _id, reference } = await reported(payer, payment._id);
    await take('dispute', _id);
    for (const reason of ['NEVER', 'CAME_BACK'])
      expect((await noError(_id, { reason })).body).toMatchObject({
        code: 'INVALID_FIELDS',
        fields: { reason: expect.any(String) },
      });
    const explanation = 'It has the number of the invoice\nyou sent us.';
    expect(
      (await noError(_id, { reason: 'AS_ORDERED', explanation, note: 'Seen by Rosa.' })).status,
    ).toBe(200);
    const { dispute } = await shownTo(payer, payment._id);
    expect(dispute).toMatchObject({
      status: 'No error found',
      credited: null,
      answer: `The payment was made as you requested it. ${explanation}`,
    });
    const mail = (await mailsTo(payer)).find((text) =>
      text.includes(`Our answer about a payment: ${reference}`),
    );
    expect(mail).toContain(
      'The payment was made as you requested it. It has the number of the invoice',
    );
    expect(mail).not.toContain('Rosa');
    expect(await balanceOf(payer)).toBe(440);
    const answered = (await ask(staff(), 'GET', '/api/admin/disputes?state=answered')).body.cases;
    expect(answered[0]).toMatchObject({
      _id,
      answeredBy: staff().username,
      dispute: { reference, status: 'No error found' },
    });
    expect((await ask(staff(), 'GET', '/api/admin/disputes?state=lost')).body.code).toBe(
      'INVALID_FIELDS',
    );
    expect((await report(payer, payment._id, { ...words, whatHappened: 'Again.' })).body.code).toBe(
      'DISPUTE_EXISTS',
    );
  });

  test('above the two-person size one person proposes and another books it', async () => {
    const payer = await customer(2_000);
    const payment = await paid(payer, 900);
    const { _id } = await reported(payer, payment._id);
    const setSize = (aboveMinor: number | null) =>
      setPolicy(
        bank().bank.db,
        'twoPeople',
        { aboveMinor, perDayMinor: largestAmount, terms: 'one' },
        bank().bank.clock.businessNow(),
      );
    await setSize(50_000);
    await take('dispute', _id);
    const proposed = await correct(_id, 900);
    expect([proposed.status, proposed.body.message]).toEqual([
      202,
      expect.stringContaining('No money was moved yet.'),
    ]);
    expect(await balanceOf(payer)).toBe(1_100);
    await take('dispute', _id);
    expect((await correct(_id, 900)).body.code).toBe('OWN_PROPOSAL');
    await ask(staff(), 'POST', `/api/admin/queues/dispute/${_id}/give-back`);
    expect(await caseOf(_id)).toMatchObject({
      proposal: { amount: 900, isYours: true },
      twoPeopleAbove: 500,
    });
    await take('dispute', _id, rosa());
    // Another amount is another proposal.
    expect((await correct(_id, 800, rosa())).status).toBe(202);
    await take('dispute', _id);
    expect((await correct(_id, 800)).status).toBe(200);
    expect(await balanceOf(payer)).toBe(1_900);
    await setSize(null);
    const { rows } = await bank().bank.db.query<{ details: Record<string, string> }>(
      `SELECT details FROM audit_event WHERE action = 'dispute.corrected'
        AND details->>'dispute' = $1`,
      [_id],
    );
    expect(rows).toEqual([
      {
        details: expect.objectContaining({
          proposedBy: `admin:${rosa().id}`,
          amountMinor: '80000',
        }),
      },
    ]);
  });
});

describe('money that comes back by itself', () => {
  test('waits for a payment on its way, and corrects none that came back', async () => {
    const payer = await customer(500);
    const payment = await order(payer, 70);
    const { _id } = await reported(payer, payment._id);
    await take('dispute', _id);
    expect((await correct(_id, 70)).body).toMatchObject({
      code: 'NOT_CORRECTABLE',
      message: expect.stringContaining('it is Pending'),
    });
    await ask(staff(), 'POST', `/api/admin/outside-payments/${payment._id}/return`, {
      reason: 'CALLED_BACK',
    });
    expect((await correct(_id, 70)).body.code).toBe('NOT_CORRECTABLE');
    expect((await noError(_id, { reason: 'CAME_BACK' })).status).toBe(200);
    expect(await balanceOf(payer)).toBe(500);
  });

  test('after a correction makes up for the loss first: the money comes once', async () => {
    const losses = await ownBalance('losses', 'USD');
    for (const [credited, text] of [
      [70, 'We had credited $70.00 for it before, so you have its money already.'],
      [30, 'We had credited $30.00 for it before; the other $40.00 is back in your account.'],
    ] as const) {
      const payer = await customer(500);
      const payment = await paid(payer, 70);
      const { _id } = await reported(payer, payment._id);
      await take('dispute', _id);
      await correct(_id, credited);
      expect(
        (await ask(staff(), 'GET', `/api/admin/outside-payments/${payment._id}`)).body.corrected,
      ).toBe(credited);
      const { body } = await ask(
        staff(),
        'POST',
        `/api/admin/outside-payments/${payment._id}/return`,
        { reason: 'NOT_AUTHORIZED', otherBankReference: '021000021001234' },
      );
      expect(body.message).toContain('had been credited for it before');
      expect(await balanceOf(payer)).toBe(500);
      expect(
        (await ask(payer, 'GET', `/api/transfers/${payment._id}`)).body.statusReason,
      ).toContain(text);
      expect((await mailsTo(payer)).find((mail) => mail.includes('A payment came back'))).toContain(
        text,
      );
    }
    expect(await ownBalance('losses', 'USD')).toBe(losses);
  });

  test('from abroad too, with its fee and in its own currency', async () => {
    const before = await Promise.all([
      ownBalance('losses', 'USD'),
      ownBalance('nostro', 'EUR'),
      ownBalance('fx_position', 'EUR'),
    ]);
    const payer = await customer(2_000);
    const { transfer } = (
      await ask(
        payer,
        'POST',
        '/api/transfers/international',
        internationalTransferBody({ amount: 200 }),
      )
    ).body;
    await bank().advance('P2D');
    const { _id, debitedUsd } = await reported(payer, transfer._id);
    expect(debitedUsd).toBe(transfer.debitedUsd);
    await take('dispute', _id);
    expect((await correct(_id, debitedUsd)).status).toBe(200);
    expect(
      (
        await ask(staff(), 'POST', `/api/admin/outside-payments/${transfer._id}/return`, {
          reason: 'REFUSED',
          otherBankReference: 'PACS004-77120',
        })
      ).status,
    ).toBe(200);
    expect(await balanceOf(payer)).toBe(2_000);
    expect(
      await Promise.all([
        ownBalance('losses', 'USD'),
        ownBalance('nostro', 'EUR'),
        ownBalance('fx_position', 'EUR'),
      ]),
    ).toEqual(before);
  });
});

test('the queue lists what waits, the oldest first, and says when an answer is near', async () => {
  const payer = await customer(500);
  const { _id } = await reported(payer, (await paid(payer, 10))._id);
  const mine = async () =>
    (await ask(staff(), 'GET', '/api/admin/disputes')).body.cases.find(
      (one: { _id: string }) => one._id === _id,
    );
  expect(await mine()).toMatchObject({
    urgency: 'later',
    dispute: { debitedUsd: 10 },
    holder: null,
  });
  const { answerDueOn } = (await mine()).dispute;
  await setBankClock(bank().bank, `${answerDueOn}T12:00`);
  expect((await mine()).urgency).toBe('soon');
  await bank().advance('P1D');
  expect((await mine()).urgency).toBe('overdue');
  const { body } = await ask(staff(), 'GET', '/api/admin/queues');
  expect(
    body.queues.find(({ kind }: { kind: string }) => kind === 'dispute').waiting,
  ).toBeGreaterThan(0);
  await bank().advance('P90D');
  const late = await paid(payer, 10);
  await bank().advance('P95D');
  expect((await report(payer, late._id)).body).toMatchObject({
    code: 'DISPUTE_TOO_LATE',
    message: expect.stringContaining('60 days after its statement'),
  });
});
