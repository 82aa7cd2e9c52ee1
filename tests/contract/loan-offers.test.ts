import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { isBusinessDay } from '../../contract/values/business-days.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import { disclosureOf } from '../../contract/money/loan-disclosure.ts';
import { decimalText, formatUsd } from '../../contract/values/money.ts';
import { expectStatus, type Customer } from '../../fixtures/people.ts';
import { readTerms } from '../../fixtures/accept-offer.ts';
import { shippedPolicies } from '../../config/policy.ts';
import { systemContext } from '../../server/context.ts';
import { keepLoanOffers } from '../../server/money/loans/keep-loan-offers.job.ts';
import { refusalOf, said } from '../support/answers.ts';
import { countRows } from '../support/count-rows.ts';
import { loanCalls } from '../support/loans.ts';
import { passkeyCalls } from '../support/passkeys.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const { bank, ask, customer, staff, balanceOf } = useSharedDesk();
// A mail that leaves between two counts of all rows would change one of them.
beforeAll(() => bank().stopJobs());
const { apply, offered, accept, accepted, act, loanOf, take } = loanCalls(bank);

const turnDown = (id: string, who: Pick<Customer, 'token'>) =>
  bank().call('POST', `/api/loans/${id}/turn-down`, { token: who.token });
const payOut = async (id: string) => said(await act(id, 'disburse', { key: randomUUID() }));
const keepOffers = () => keepLoanOffers(systemContext(bank().bank, 'loan-offers', 'test'));
const setUntil = (id: string, day: string | null) =>
  bank().bank.db.query('UPDATE loan SET offered_until = $2 WHERE id = $1', [id, day]);
/** As if the last sign-in were longer ago than a password counts for. */
const ageSignIn = ({ id }: Customer) =>
  bank().bank.db.query(
    `UPDATE session SET password_checked_at = password_checked_at - interval '6 minutes'
      WHERE user_id = $1`,
    [id],
  );
const noticesOf = async (who: Customer): Promise<string[]> =>
  (await ask(who, 'GET', '/api/users/notices')).body.notices.map(
    ({ title }: { title: string }) => title,
  );

describe('an approved loan', () => {
  test('is an offer of thirty days to a banking day, told with its APR; staff pay nothing out [L-297]', async () => {
    const who = await customer();
    const id = await offered({}, who);
    const { state, offer, rateBps } = await loanOf(id, who);
    const today = bank().bank.clock.businessDay();
    expect(state).toBe('approved');
    const until = offer?.until ?? '';
    expect(until >= addDays(today, 30) && until <= addDays(today, 34)).toBe(true);
    expect(isBusinessDay(until, shippedPolicies.holidays)).toBe(true);
    const { aprBps, financeChargeMinor, totalOfPaymentsMinor, payments } = disclosureOf({
      principalMinor: 12_000_00n,
      rateBps,
      months: 12,
    });
    expect(offer).toEqual({
      until,
      aprBps,
      financeCharge: Number(financeChargeMinor) / 100,
      totalOfPayments: Number(totalOfPaymentsMinor) / 100,
      payments: payments.map(({ count, amountMinor }) => ({
        count,
        amount: Number(amountMinor) / 100,
      })),
    });
    expect(await noticesOf(who)).toContain('Your loan is approved: please read and accept it');
    const { body } = await act(id, 'disburse', { key: randomUUID() });
    expect(body).toMatchObject({
      code: 'LOAN_NOT_ACCEPTED',
      params: { until },
      message: expect.stringContaining('No money was moved.'),
    });
    expect(await balanceOf(who, 'Checking Account')).toBe(0);
  });

  test('is paid out once its customer accepts, who is told; the trail has the proof [L-297]', async () => {
    const who = await customer();
    const id = await offered({}, who);
    expectStatus(await accept(id, who), 200);
    const loan = await loanOf(id, who);
    expect([loan.state, loan.offer, loan.timeline.map(({ state }) => state)]).toEqual([
      'accepted',
      null,
      ['submitted', 'in_review', 'approved', 'accepted'],
    ]);
    expect(await noticesOf(who)).toContain('You accepted your loan');
    const { rows } = await bank().bank.db.query<{ details: Record<string, string> }>(
      `SELECT details FROM audit_event WHERE action = 'loan.accepted' AND subject = $1`,
      [`loan:${id}`],
    );
    expect(rows).toEqual([
      { details: { loan: id, with: 'password', digest: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    ]);
    const shown = (await ask(staff(), 'GET', `/api/admin/loans/${id}`)).body;
    expect([shown.loan.state, shown.acceptedWith]).toEqual(['accepted', 'password']);
    expect(await payOut(id)).toEqual([200, undefined]);
    expect(await balanceOf(who, 'Checking Account')).toBe(12_000);
  });

  test('is not accepted with other terms than it has, and nothing is written', async () => {
    const who = await customer();
    const id = await offered({}, who);
    const before = await countRows(bank().bank.db);
    for (const other of [{ amount: 12_000.01 }, { loanTerm: 13 }, { rateBps: 1 }, { aprBps: 1 }])
      expect([other, ...said(await accept(id, who, other))]).toEqual([other, 409, 'OFFER_CHANGED']);
    expect(await countRows(bank().bank.db)).toEqual(before);
    expect((await loanOf(id, who)).state).toBe('approved');
  });

  test('is accepted by its own customer alone, and by none whose account is stopped', async () => {
    const [who, other] = [await customer(), await customer()];
    const id = await offered({}, who);
    const terms = readTerms(await loanOf(id, who));
    const byOther = await ask(other, 'POST', `/api/loans/${id}/accept`, terms);
    expect(said(byOther)).toEqual([404, 'LOAN_NOT_FOUND']);
    expect(said(await turnDown(id, other))).toEqual([404, 'LOAN_NOT_FOUND']);
    await bank().call('PUT', `/api/admin/users/suspend/${who.id}`, { token: staff().token });
    expect(said(await accept(id, who))).toEqual([403, 'ACCOUNT_SUSPENDED']);
    await bank().call('PUT', `/api/admin/users/unsuspend/${who.id}`, { token: staff().token });
    await bank().bank.db.query('UPDATE users SET frozen_at = now() WHERE id = $1', [who.id]);
    expect(said(await accept(id, who))).toEqual([403, 'ACCOUNT_FROZEN']);
    expect(said(await turnDown(id, who))).toEqual([403, 'ACCOUNT_FROZEN']);
    await bank().bank.db.query('UPDATE users SET frozen_at = NULL WHERE id = $1', [who.id]);
    expect((await loanOf(id, who)).state).toBe('approved');
  });

  test('accepted or turned down by many presses at once has one answer', async () => {
    const who = await customer();
    const id = await offered({}, who);
    const answers = await Promise.all([
      accept(id, who),
      turnDown(id, who),
      accept(id, who),
      turnDown(id, who),
      accept(id, who),
    ]);
    expect(answers.map((one) => String(refusalOf(one) ?? one.status)).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 4 }, () => 'OFFER_ANSWERED'),
    ]);
    const { rows } = await bank().bank.db.query(
      `SELECT FROM audit_event WHERE subject = $1
        AND action IN ('loan.accepted', 'loan.turned_down')`,
      [`loan:${id}`],
    );
    expect(rows).toHaveLength(1);
  });

  test('that is turned down is over: it is not accepted, paid out or decided any more', async () => {
    const who = await customer();
    const id = await offered({}, who);
    expectStatus(await turnDown(id, who), 200);
    expect((await loanOf(id, who)).state).toBe('turned_down');
    expect(said(await accept(id, who))).toEqual([409, 'OFFER_ANSWERED']);
    expect(await payOut(id)).toEqual([409, 'LOAN_OFFER_OVER']);
    await take(id);
    const decline = { body: { reasons: ['OTHER_OBLIGATIONS'] } };
    expect(said(await act(id, 'decline', decline))).toEqual([409, 'CASE_DECIDED']);
  });

  test('lapses after its last day, whether or not the job has run, and its customer is told once [L-297]', async () => {
    const who = await customer();
    const id = await offered({}, who);
    const today = bank().bank.clock.businessDay();
    await setUntil(id, today);
    await keepOffers();
    expect((await loanOf(id, who)).offer?.until).toBe(today);
    await setUntil(id, addDays(today, -1));
    expect(said(await accept(id, who))).toEqual([409, 'OFFER_LAPSED']);
    expect(await payOut(id)).toEqual([409, 'LOAN_OFFER_OVER']);
    await Promise.all([keepOffers(), keepOffers()]);
    await keepOffers();
    const { state, offer } = await loanOf(id, who);
    expect([state, offer]).toEqual(['lapsed', null]);
    expect(said(await accept(id, who))).toEqual([409, 'OFFER_LAPSED']);
    expect(said(await turnDown(id, who))).toEqual([409, 'OFFER_LAPSED']);
    const told = (await noticesOf(who)).filter((title) => title === 'Your loan offer has ended');
    expect(told).toHaveLength(1);
  });

  test('is no offer before a decision, after a decline, or once an accepted one is decided again', async () => {
    const who = await customer();
    const waiting = await apply({}, who);
    expect(said(await accept(waiting, who))).toEqual([409, 'OFFER_NOT_MADE']);
    await take(waiting);
    await act(waiting, 'decline', { body: { reasons: ['OTHER_OBLIGATIONS'] } });
    expect(said(await accept(waiting, who))).toEqual([409, 'OFFER_NOT_MADE']);
    const id = await accepted({}, who);
    // As the departure of its approver does.
    await bank().bank.db.query(
      `UPDATE loan SET state = 'in_review', decided_by = NULL, decided_at = NULL WHERE id = $1`,
      [id],
    );
    expect(said(await accept(id, who))).toEqual([409, 'OFFER_NOT_MADE']);
    await take(id);
    expectStatus(await act(id, 'approve'), 200);
    expect(await payOut(id)).toEqual([409, 'LOAN_NOT_ACCEPTED']);
    expectStatus(await accept(id, who), 200);
  });
});

describe('the proof', () => {
  test('is the strongest that the customer has; without it nothing is accepted [L-297]', async () => {
    const who = await customer();
    const id = await offered({}, who);
    await ageSignIn(who);
    expect(said(await accept(id, who, {}))).toEqual([403, 'PROOF_NEEDED password']);
    expect(said(await accept(id, who, { password: 'not-the-password' }))).toEqual([
      403,
      'WRONG_PASSWORD',
    ]);
    await ask(who, 'POST', '/api/approvals/pin', {
      securityPin: '4711',
      password: who.password,
    });
    expect(said(await accept(id, who))).toEqual([403, 'PROOF_NEEDED pin']);
    expect((await loanOf(id, who)).state).toBe('approved');
    expectStatus(await accept(id, who, { securityPin: '4711', password: who.password }), 200);
  });

  test('by passkey is a signature under these terms: one under a change or another loan is none', async () => {
    const who = await customer();
    const { add, prove } = passkeyCalls(bank().call);
    const { device } = await add(who);
    const [id, other] = [await offered({}, who), await offered({ loanAmount: 500 }, who)];
    expect(said(await accept(id, who, {}))).toEqual([403, 'PROOF_NEEDED passkey']);
    const signed = async (loan: string) => {
      const terms = readTerms(await loanOf(loan, who));
      const path = `/api/loans/${loan}/accept/begin`;
      const { nonce, options } = expectStatus(await ask(who, 'POST', path, terms), 200).body;
      return { nonce, passkey: device.get(options) };
    };
    const wrong = [403, 'WRONG_PASSKEY'];
    expect(said(await accept(id, who, await prove(who, device)))).toEqual(wrong);
    expect(said(await accept(id, who, await signed(other)))).toEqual(wrong);
    const { passkey } = await signed(id);
    expect(said(await accept(id, who, { passkey, nonce: 'x'.repeat(43) }))).toEqual(wrong);
    expect((await loanOf(id, who)).state).toBe('approved');
    expectStatus(await accept(id, who, await signed(id)), 200);
    const { rows } = await bank().bank.db.query<{ text: string; challenge: string }>(
      `SELECT signed_text AS text, convert_from(client_data, 'UTF8')::json ->> 'challenge'
        AS challenge FROM loan_acceptance WHERE loan_id = $1`,
      [id],
    );
    const [kept] = rows;
    expect(JSON.parse(kept?.text ?? '')).toMatchObject({
      loan: { id, amountMinor: '1200000', months: 12 },
      session: expect.any(String),
    });
    const digest = await crypto.subtle.digest('SHA-256', Buffer.from(kept?.text ?? ''));
    expect(kept?.challenge).toBe(Buffer.from(digest).toString('base64url'));
  });

  test('of a passkey is not asked for terms that are none of the offer', async () => {
    const who = await customer();
    await passkeyCalls(bank().call).add(who);
    const id = await offered({}, who);
    const begin = (change: object) =>
      loanOf(id, who).then((loan) =>
        ask(who, 'POST', `/api/loans/${id}/accept/begin`, { ...readTerms(loan), ...change }),
      );
    expect(said(await begin({ amount: 1 }))).toEqual([409, 'OFFER_CHANGED']);
    expect((await begin({})).status).toBe(200);
  });
});

describe('a server of the version before', () => {
  test('pays out no loan that nobody accepted, and pays out one that was', async () => {
    /** As it writes it, and no further: the money is not what this is about. */
    const pay = (id: string) =>
      bank().bank.db.tx(async (tx) => {
        await tx.query(
          `UPDATE loan SET state = 'disbursed', disbursed_by = decided_by, disbursed_at = decided_at,
            disbursement_journal_id = id WHERE id = $1`,
          [id],
        );
        throw new Error('let through');
      });
    const who = await customer();
    const open = await offered({}, who);
    await expect(pay(open)).rejects.toThrow('was not accepted by its customer');
    expectStatus(await turnDown(open, who), 200);
    await expect(pay(open)).rejects.toThrow('was not accepted by its customer');
    await expect(pay(await accepted({}, who))).rejects.toThrow('let through');
  });

  test('approves without an offer, which the job makes: the customer is asked and has thirty days', async () => {
    const who = await customer();
    const id = await offered({}, who);
    await setUntil(id, null);
    expect((await loanOf(id, who)).offer).toBeNull();
    expect(said(await accept(id, who))).toEqual([409, 'OFFER_NOT_MADE']);
    expect(await payOut(id)).toEqual([409, 'LOAN_NOT_ACCEPTED']);
    await keepOffers();
    const { offer } = await loanOf(id, who);
    expect(offer && offer.until >= addDays(bank().bank.clock.businessDay(), 30)).toBe(true);
    const asked = (await noticesOf(who)).filter((title) => title.startsWith('Your loan is appr'));
    expect(asked).toHaveLength(2);
    expectStatus(await accept(id, who), 200);
  });
});

describe('the agreement', () => {
  async function agreement(id: string, { token }: Pick<Customer, 'token'>, language = 'en') {
    const response = await bank().app.inject({
      method: 'GET',
      url: `/api/loans/${id}/agreement.pdf`,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    });
    if (response.statusCode !== 200) return { code: response.json().code as string };
    const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload));
    const { text } = await extractText(pdf);
    return {
      text: text.join(' ').replaceAll(/[\s\u00A0]+/g, ' '),
      tags: JSON.stringify(await (await pdf.getPage(1)).getStructTree()),
    };
  }

  test('has the figures of the law, and says what has become of the offer [L-297]', async () => {
    const who = await customer();
    const id = await offered({}, who);
    const { rateBps } = await loanOf(id, who);
    const figures = disclosureOf({ principalMinor: 12_000_00n, rateBps, months: 12 });
    const { text = '', tags } = await agreement(id, who);
    expect(tags).toMatch(/"H1".*"TR".*"TH"/);
    for (const part of [
      `Annual percentage rate (APR) ${decimalText(BigInt(figures.aprBps))}%`,
      `Finance charge ${formatUsd(figures.financeChargeMinor)}`,
      'Amount financed $12,000.00',
      `Total of payments ${formatUsd(figures.totalOfPaymentsMinor)}`,
      ...figures.payments.map(
        ({ count, amountMinor }) =>
          `${count} ${count === 1 ? 'payment' : 'payments'} of ${formatUsd(amountMinor)}`,
      ),
      'There is no late charge',
      'you won’t have to pay a penalty',
      'This offer can be accepted through',
    ])
      expect(text).toContain(part);
    expectStatus(await accept(id, who), 200);
    expect((await agreement(id, who)).text).toMatch(
      /Accepted on .*, confirmed with the password\./,
    );
    expect(await payOut(id)).toEqual([200, undefined]);
    expect((await agreement(id, who)).text).toMatch(/Paid out on /);
    expect((await agreement(id, who, 'es')).text).toContain('Contrato de préstamo');
  });

  test('is its customer’s alone, and there is none before the loan is approved', async () => {
    const [who, other] = [await customer(), await customer()];
    const id = await apply({}, who);
    expect(await agreement(id, who)).toEqual({ code: 'OFFER_NOT_MADE' });
    expect(await agreement(await offered({}, who), other)).toEqual({ code: 'LOAN_NOT_FOUND' });
  });
});
