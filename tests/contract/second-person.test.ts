import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import type { StaffRole } from '../../contract/values/rights.ts';
import { expectStatus, signIn, type Person } from '../../fixtures/people.ts';
import { closeDaysJobName } from '../../server/staff/books/close-days.job.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { said } from '../support/answers.ts';
import { checkDesk } from '../support/check-desk.ts';
import { countRows } from '../support/count-rows.ts';
import { disputeCalls } from '../support/disputes.ts';
import { acceptanceOf, invite } from '../support/invited-colleague.ts';
import { loanCalls } from '../support/loans.ts';
import { inheritance } from '../support/open-cases.ts';
import { turnOn } from '../support/second-factor.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { oneCentAbove, staffCredits } from '../support/staff-credits.ts';

/*
 * No posting by staff credits a customer beyond the two-person size without a second person who is
 * one: who brought in the other a moment ago agrees with themselves.
 */

const desk = useSharedDesk({ asShipped: true });
const { bank, staff, rosa, ask, customer, take, balanceOf, mailsTo } = desk;
const { correct, order, paid, reported } = disputeCalls(desk);

const credit = (who: Pick<Person, 'token'>, to: { id: string }, amount = 5_000_000) =>
  ask(who, 'PUT', `/api/admin/users/${to.id}/accounts/fund`, inheritance(amount));

/** Makes a colleague who has accepted an invitation and turned on two-step sign-in. */
async function accepted({ email, secret }: { email: string; secret: string }): Promise<Person> {
  const body = acceptanceOf(secret);
  expectStatus(await bank().call('POST', '/api/auth/invitations/accept', { body }), 201);
  const token = await signIn(bank().call, body.username, body.newPassword);
  await turnOn(bank().call, { token });
  const { body: self } = await bank().call('GET', '/api/users/user', { token });
  const { username, newPassword: password } = body;
  return { id: self._id, username, email, password, token };
}

const invited = async (by: Person, role: StaffRole): Promise<Person> =>
  await accepted(await invite(bank(), by, { role }));

/** As if all that concerns who is of the staff had happened this many hours earlier. */
async function hoursEarlier(hours: number): Promise<void> {
  const owner = await bank().bank.openSnapshot();
  const before = `- make_interval(hours => ${hours})`;
  await owner.query(`UPDATE staff_role SET set_at = set_at ${before}`);
  await owner.query(`UPDATE staff_role_proposal SET proposed_at = proposed_at ${before},
    decided_at = decided_at ${before}`);
  await owner
    .query(`UPDATE staff_invitation SET ended_at = ended_at ${before}`)
    .finally(() => owner.close());
}

describe('one person alone, one cent above the size,', () => {
  let alone: Person;
  beforeAll(async () => {
    alone = await addAnotherAdmin(bank(), 'alone.at.work');
  });
  const attempts = staffCredits(desk, () => alone);

  test.each(Object.keys(attempts))('%s credits nobody [S-33]', async (name) => {
    const { payee, send } = (await attempts[name]?.()) ?? expect.fail(name);
    const before = [await balanceOf(payee), await balanceOf(payee, 'Checking Account')];
    const answers = await send();
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const after = [await balanceOf(payee), await balanceOf(payee, 'Checking Account')];
    expect([name, ...after]).toEqual([name, ...before]);
    // The last word is that a colleague is needed: a proposal, or a refusal that says so.
    expect([202, 403]).toContain(answers.at(-1)?.status);
  });
});

/** A bank whose one manager is alone with that right, next to honest colleagues. */
async function loneManager(): Promise<Person> {
  const lone = await addAnotherAdmin(bank(), `lone.${randomUUID().slice(0, 6)}`);
  for (const { _id, roles, isYou } of (await ask(lone, 'GET', '/api/admin/colleagues')).body
    .colleagues)
    if (!isYou && roles[0].role === 'manager')
      await bank().bank.db.query(
        `INSERT INTO staff_role SELECT $1, max(version) + 1, 'approver', 'system:test', now(), 'a test'
           FROM staff_role WHERE user_id = $1`,
        [_id],
      );
  await hoursEarlier(25);
  return lone;
}

describe('a manager who is alone and invites a second self', () => {
  let lone: Person;
  let puppet: Person;
  beforeAll(async () => {
    lone = await loneManager();
    puppet = await invited(lone, 'approver');
  });

  test('is not agreed with by it, whichever of them begins [S-33]', async () => {
    const payee = await customer();
    const { proposal } = expectStatus(await credit(lone, payee), 202).body;
    await take('funding', proposal, puppet);
    const refused = await ask(puppet, 'POST', `/api/admin/funding-proposals/${proposal}/approve`);
    expect(said(refused)).toEqual([403, 'NOT_YET_TWO']);
    expect(refused.body.message).toMatch(
      /^You and the person who began this do not count as two people yet: .* Nothing was changed, and no money was moved\. Please ask another colleague, or wait until \w+, \w+ \d+, \d{4} at /,
    );
    const from = Temporal.Instant.from(refused.body.params.at);
    expect(Math.ceil(from.since(Temporal.Now.instant()).total('hours'))).toBe(24);
    expect(await balanceOf(payee)).toBe(0);
    // The other way round: what the puppet proposes, the one who holds its strings approves not.
    await desk.endow(payee, 20_000);
    const payment = await order(payee, 20_000);
    const path = `/api/admin/outside-payments/${payment._id}/return`;
    const back = expectStatus(await ask(puppet, 'POST', path, { reason: 'REFUSED' }), 202).body;
    await take('return', back.proposal, lone);
    expect(
      said(await ask(lone, 'POST', `/api/admin/payment-returns/${back.proposal}/approve`)),
    ).toEqual([403, 'NOT_YET_TWO']);
    expect(await balanceOf(payee)).toBe(0);
  });

  test('is not agreed with by two of them among themselves; an honest colleague decides', async () => {
    const [teller, other] = [await invited(lone, 'teller'), await invited(lone, 'approver')];
    const payee = await customer();
    const { proposal } = expectStatus(await credit(teller, payee), 202).body;
    const approve = async (who: Person) => {
      await take('funding', proposal, who);
      const answer = await ask(who, 'POST', `/api/admin/funding-proposals/${proposal}/approve`);
      await ask(who, 'POST', `/api/admin/queues/funding/${proposal}/give-back`);
      return answer;
    };
    for (const one of [other, puppet, lone])
      expect(said(await approve(one))).toEqual([403, 'NOT_YET_TWO']);
    expect(await balanceOf(payee)).toBe(0);
    expectStatus(await approve(rosa()), 200);
    expect(await balanceOf(payee)).toBe(5_000_000);
  });

  test('gives no more on a day by inviting more: what they give counts for who brought them in', async () => {
    const teller = await invited(lone, 'teller');
    const payee = await customer();
    expectStatus(await credit(teller, payee, 7_000), 200);
    expect((await credit(lone, payee, 3_000.01)).status).toBe(202);
    expectStatus(await credit(lone, payee, 3_000), 200);
    expect((await credit(teller, payee, 0.01)).status).toBe(202);
    expect(await balanceOf(payee)).toBe(10_000);
  });

  test('is agreed with after 24 hours, when all have been told', async () => {
    const payee = await customer();
    const late = await invited(lone, 'approver');
    const { proposal } = expectStatus(await credit(lone, payee), 202).body;
    await take('funding', proposal, late);
    const approve = () => ask(late, 'POST', `/api/admin/funding-proposals/${proposal}/approve`);
    await hoursEarlier(23);
    expect(said(await approve())).toEqual([403, 'NOT_YET_TWO']);
    await hoursEarlier(2);
    expectStatus(await approve(), 200);
    expect(await balanceOf(payee)).toBe(5_000_000);
  });
});

describe('who was given a role, or a right, by one person', () => {
  test('is no second person for them on that day', async () => {
    const lone = await loneManager();
    const viewer = await addAnotherAdmin(bank(), 'vince.viewer', 'viewer');
    const change = { role: 'approver', reason: 'Helps me out' };
    expectStatus(await ask(lone, 'PUT', `/api/admin/colleagues/${viewer.id}/role`, change), 200);
    const approver = { token: await bank().freshToken(viewer) };
    const payee = await customer();
    const { proposal } = expectStatus(await credit(lone, payee), 202).body;
    await ask(approver, 'POST', `/api/admin/queues/funding/${proposal}/take`);
    const approve = (who: Pick<Person, 'token'>) =>
      ask(who, 'POST', `/api/admin/funding-proposals/${proposal}/approve`);
    expect(said(await approve(approver))).toEqual([403, 'NOT_YET_TWO']);
    expect(await balanceOf(payee)).toBe(0);
  });

  test('is none either where the right came by a policy that one person changed', async () => {
    const lone = await loneManager();
    const viewer = await addAnotherAdmin(bank(), 'vera.viewer', 'viewer');
    const { policies } = (await ask(lone, 'GET', '/api/admin/policies')).body;
    const { version } = policies.find(({ name }: { name: string }) => name === 'roles');
    const value = {
      ...shippedPolicies.roles,
      viewer: ['see-customers', 'approve-credits'],
    };
    const changed = await ask(lone, 'POST', '/api/admin/policies/roles', {
      version,
      value,
      reason: 'Viewers help out',
    });
    expectStatus(changed, 201);
    const payee = await customer();
    const { proposal } = expectStatus(await credit(lone, payee), 202).body;
    await take('funding', proposal, viewer);
    const approve = () => ask(viewer, 'POST', `/api/admin/funding-proposals/${proposal}/approve`);
    expect(said(await approve())).toEqual([403, 'NOT_YET_TWO']);
    expect(await balanceOf(payee)).toBe(0);
  });
});

describe('what else needs two people', () => {
  test('is not agreed to by who was brought in a moment ago: invitations, roles, policies, loans, checks, corrections and days', async () => {
    const lone = await loneManager();
    const puppet = await invited(lone, 'manager');
    const viewer = await addAnotherAdmin(bank(), 'walt.viewer', 'viewer');
    const payee = await customer();
    const { db } = bank().bank;

    // Of the staff.
    const email = `${randomUUID().slice(0, 8)}@larkmoor.example`;
    const invitation = { email, role: 'approver' };
    expectStatus(await ask(lone, 'POST', '/api/admin/colleagues/invitations', invitation), 202);
    const { invitations } = (await ask(lone, 'GET', '/api/admin/colleagues')).body;
    const open = invitations.find((one: { email: string }) => one.email === email)._id;
    const role = { role: 'approver', reason: 'A test' };
    expectStatus(await ask(lone, 'PUT', `/api/admin/colleagues/${viewer.id}/role`, role), 202);

    // Of policies.
    const { policies } = (await ask(lone, 'GET', '/api/admin/policies')).body;
    const fees = policies.find(({ name }: { name: string }) => name === 'fees');
    const value = { ...fees.value, localMinor: 75 };
    const asked = { version: fees.version, value, reason: 'A test' };
    const { policy } = expectStatus(
      await ask(lone, 'POST', '/api/admin/policies/fees', asked),
      202,
    ).body;

    // Of money.
    const loans = loanCalls(bank);
    const loan = await loans.apply({ loanAmount: oneCentAbove }, payee);
    await loans.take(loan, lone);
    expectStatus(await loans.act(loan, 'approve', { who: lone }), 200);
    expectStatus(await loans.accept(loan, payee), 200);

    const checks = checkDesk(bank);
    const { clock } = bank().bank;
    const hold = { nextDayMinor: 27_500, perDayMinor: 2_000_000, per30DaysMinor: 2_500_000 };
    await setPolicy(db, 'checkHold', hold, clock.businessNow());
    const check = await checks.waitingCheck(payee, { amount: oneCentAbove });
    await checks.take(check, lone);
    expectStatus(await checks.accept(check, oneCentAbove, {}, { who: lone }), 202);
    await desk.endow(payee, oneCentAbove);
    const { _id: dispute } = await reported(payee, (await paid(payee, oneCentAbove))._id);
    await take('dispute', dispute, lone);
    expectStatus(await correct(dispute, oneCentAbove, lone), 202);

    // Of the books.
    const fromDay = clock.businessDay();
    await clock.advance(86_400);
    await bank().worker.runOne(closeDaysJobName);
    const reopened = await ask(lone, 'POST', '/api/admin/books/reopenings', {
      fromDay,
      reason: 'A test',
    });
    expectStatus(reopened, 202);
    const { rows } = await db.query<{ id: string }>(
      'SELECT id FROM day_reopening WHERE decided_at IS NULL',
    );

    await bank().stopJobs();
    await checks.take(check, puppet);
    await take('dispute', dispute, puppet);
    const before = await countRows(db);
    for (const [path, sent] of [
      [`/api/admin/colleagues/invitations/${open}/approve`],
      [`/api/admin/colleagues/${viewer.id}/role/approve`],
      [`/api/admin/policies/fees/proposals/${policy.proposal._id}/approve`],
      [`/api/admin/loans/${loan}/disburse`],
      [`/api/admin/checks/${check}/accept`, { amount: oneCentAbove }],
      [`/api/admin/disputes/${dispute}/correct`, { amount: oneCentAbove }],
      [`/api/admin/books/reopenings/${rows[0]?.id}/approve`],
    ] as const)
      expect([path, ...said(await ask(puppet, 'POST', path, sent))]).toEqual([
        path,
        403,
        'NOT_YET_TWO',
      ]);
    expect(await countRows(db)).toEqual(before);
    expect(await balanceOf(payee, 'Checking Account')).toBe(0);
  });
});

describe('acts of staff are read by staff', () => {
  const newsOf = async (who: Pick<Person, 'token'>) =>
    (await ask(who, 'GET', '/api/admin/news')).body as {
      news: { _id: string; what: string; page: string; isNew: boolean }[];
      unseen: number;
    };

  test('an invitation, a role, a policy and a departure are told to every colleague, new until seen', async () => {
    const lone = await loneManager();
    const reader = await addAnotherAdmin(bank(), 'rhea.reader', 'viewer');
    const teller = await addAnotherAdmin(bank(), 'tilda.teller', 'teller');
    const { email } = await invite(bank(), lone, { role: 'approver' });
    const role = { role: 'auditor', reason: 'A test' };
    expectStatus(await ask(lone, 'PUT', `/api/admin/colleagues/${teller.id}/role`, role), 200);
    const { policies } = (await ask(lone, 'GET', '/api/admin/policies')).body;
    const { version, value } = policies.find(({ name }: { name: string }) => name === 'limits');
    expectStatus(
      await ask(lone, 'POST', '/api/admin/policies/limits', {
        version,
        value: { ...value, paymentsPerMinute: 9 },
        reason: 'A test',
      }),
      201,
    );
    const gone = { reason: 'A new job' };
    expectStatus(
      await ask(lone, 'POST', `/api/admin/colleagues/${teller.id}/departure`, gone),
      200,
    );
    const told = [
      `${lone.username} has ended the access of ${teller.username}.`,
      `${lone.username} has changed the policy “Payment limits”.`,
      `${lone.username} has made ${teller.username} an auditor.`,
      `${lone.username} has invited ${email} as an approver.`,
    ];
    const { news, unseen } = await newsOf(reader);
    expect(news.slice(0, 4).map(({ what, isNew }) => [what, isNew])).toEqual(
      told.map((what) => [what, true]),
    );
    expect(unseen).toBeGreaterThanOrEqual(4);
    const mails = (await mailsTo(reader))
      .join('')
      .replaceAll(/\r?\n|=E2=80=9[CD]/g, (it) => (it.startsWith('=') ? '' : ' '));
    for (const what of told) expect(mails).toContain(what.replaceAll(/[“”]/g, ''));
    // Seen by one it is new for the others; who did it goes nothing.
    const newest = news[0]?._id;
    expectStatus(await ask(reader, 'POST', '/api/admin/news/seen', { newest }), 200);
    expect(await newsOf(reader)).toMatchObject({ unseen: 0 });
    expect((await newsOf(rosa())).unseen).toBeGreaterThanOrEqual(4);
    expect((await newsOf(lone)).news.filter(({ what }) => told.includes(what))).toEqual([]);
    expect(
      said(await ask(reader, 'POST', '/api/admin/news/seen', { newest: randomUUID() })),
    ).toEqual([404, 'NEWS_NOT_FOUND']);
    await invite(bank(), lone);
    expect(await newsOf(reader)).toMatchObject({ unseen: 1 });
  });

  test('who comes later reads only what came after', async () => {
    const late = await addAnotherAdmin(bank(), 'luca.late', 'viewer');
    expect(await newsOf(late)).toMatchObject({ unseen: 0 });
    expect(staff().username).not.toBe(late.username);
  });
});
