import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { bankParts } from '../../server/nouns.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { said } from '../support/answers.ts';
import { checkDesk } from '../support/check-desk.ts';
import { loanCalls } from '../support/loans.ts';
import { openProposals } from '../support/open-proposals.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

/*
 * A proposal ends with its proposer's right to make it: the bank declines it, in the trail, and
 * tells those for whom it waited; and where none declined it, no second person can agree to it.
 */

const desk = useSharedDesk();
const { bank, staff, rosa, ask, customer, take, mailsTo } = desk;
const { askTwo, makers } = openProposals(desk);
const { accept } = checkDesk(bank);
type Table = keyof typeof makers;
const tables = Object.keys(makers) as Table[];

beforeAll(async () => {
  await bank().stopJobs();
  await askTwo();
});

const post = (path: string, body?: unknown) => ask(rosa(), 'POST', `/api/admin/${path}`, body);

interface Kind {
  /** The line of the trail that declines it. */
  line: string;
  /** Sends Rosa's agreement to it. */
  agree: (id: string) => Promise<Answer>;
  /** The answer to her once it is declined; and while it waits, if its proposer lost the right. */
  answers: { declined: unknown; unsupported: unknown };
}
const proposerLeft = [409, 'PROPOSER_LEFT'];
/** The second person's word is the first one then. */
const waitsAnew = { declined: [202, undefined], unsupported: [202, undefined] };
const kinds: Record<Table, Kind> = {
  funding_proposal: {
    line: 'funding.declined',
    agree: async (id) => {
      await take('funding', id, rosa());
      return await post(`funding-proposals/${id}/approve`);
    },
    answers: { declined: [409, 'CASE_DECIDED'], unsupported: proposerLeft },
  },
  check_deposit: {
    line: 'check.acceptance_declined',
    agree: async (id) => {
      expectStatus(await post(`queues/check/${id}/take-over`, { reason: 'She is away.' }), 200);
      return await accept(id, 12_000, { confirmedAmount: 12_000 }, { who: rosa() });
    },
    answers: waitsAnew,
  },
  dispute: {
    line: 'dispute.correction_declined',
    agree: async (id) => {
      await take('dispute', id, rosa());
      return await post(`disputes/${id}/correct`, { amount: 12_000 });
    },
    answers: waitsAnew,
  },
  loan: {
    line: 'loan.approval_ended',
    agree: (id) => post(`loans/${id}/disburse`),
    answers: { declined: [409, 'LOAN_NOT_APPROVED'], unsupported: proposerLeft },
  },
  rates_proposal: {
    line: 'rates.declined',
    agree: async () => {
      await makers.rates_proposal(rosa());
      // The day would be booked by the next one.
      await bank().bank.db.query('DELETE FROM rates_proposal');
      return { status: 202, body: {}, bytes: Buffer.of(), headers: {} };
    },
    answers: waitsAnew,
  },
  rail_upload: {
    line: 'ach_upload.sent_back',
    agree: (id) => post(`ach-uploads/${id}/take`),
    answers: { declined: [409, 'CASE_DECIDED'], unsupported: proposerLeft },
  },
  policy_proposal: {
    line: 'policy.change_declined',
    agree: (id) => post(`policies/fees/proposals/${id}/approve`),
    answers: { declined: [404, 'PROPOSAL_NOT_FOUND'], unsupported: proposerLeft },
  },
  policy: {
    line: 'policy.change_withdrawn',
    agree: async (id) => {
      const { rows } = await bank().bank.db.query(
        `SELECT FROM policy plan WHERE name = 'review' AND version = $1 AND NOT EXISTS (SELECT
          FROM policy withdrawal WHERE withdrawal.name = plan.name AND withdraws = plan.version)`,
        [id],
      );
      // No one agrees to it: its day comes, or it is withdrawn.
      return { status: 200 + rows.length, body: {}, bytes: Buffer.of(), headers: {} };
    },
    answers: { declined: [200, undefined], unsupported: [201, undefined] },
  },
  day_reopening: {
    line: 'days.reopening_declined',
    agree: (id) => post(`books/reopenings/${id}/approve`),
    answers: { declined: [409, 'REOPENING_DECIDED'], unsupported: proposerLeft },
  },
  period_reopening: {
    line: 'period.reopening_declined',
    agree: (id) => post(`books/period-reopenings/${id}/approve`),
    answers: { declined: [409, 'REOPENING_DECIDED'], unsupported: proposerLeft },
  },
  staff_role_proposal: {
    line: 'colleague.role_declined',
    agree: (id) => post(`colleagues/${id}/role/approve`),
    answers: { declined: [404, 'ROLE_NOT_PROPOSED'], unsupported: proposerLeft },
  },
  payment_return: {
    line: 'payment.return_declined',
    agree: async (id) => {
      await take('return', id, rosa());
      return await post(`payment-returns/${id}/approve`);
    },
    answers: { declined: [409, 'CASE_DECIDED'], unsupported: proposerLeft },
  },
  voucher: {
    line: 'voucher.declined',
    agree: async (id) => {
      await take('voucher', id, rosa());
      return await post(`vouchers/${id}/approve`);
    },
    answers: { declined: [409, 'CASE_DECIDED'], unsupported: proposerLeft },
  },
  own_customer_proposal: {
    line: 'colleague.own_customer_declined',
    agree: async (id) => {
      const { rows } = await bank().bank.db.query(
        'SELECT FROM own_customer_proposal WHERE user_id = $1 AND decision IS NULL',
        [id],
      );
      // The colleague answers it, and not a second manager: it waits, or it does not.
      return { status: 200 + rows.length, body: {}, bytes: Buffer.of(), headers: {} };
    },
    answers: { declined: [200, undefined], unsupported: [201, undefined] },
  },
  staff_invitation: {
    line: 'colleague.invitation_withdrawn',
    agree: (id) => post(`colleagues/invitations/${id}/approve`),
    answers: { declined: [404, 'INVITATION_NOT_FOUND'], unsupported: proposerLeft },
  },
};

const newColleague = (role?: Parameters<typeof addAnotherAdmin>[2]) =>
  addAnotherAdmin(bank(), `proposer.${randomUUID().slice(0, 8)}`, role);
const depart = (who: Person) =>
  ask(staff(), 'POST', `/api/admin/colleagues/${who.id}/departure`, { reason: 'A stolen laptop' });
const makeViewer = (who: Person) =>
  ask(staff(), 'PUT', `/api/admin/colleagues/${who.id}/role`, { role: 'viewer', reason: 'A test' });

/** The lines that one change of the staff left, with the reasons of what it declined. */
async function linesOf(action: string, who: Person) {
  const { rows } = await bank().bank.db.query<{ action: string; actor: string; reason: string }>(
    `SELECT line.action, line.actor, line.details ->> 'reason' AS reason FROM audit_event line
       JOIN audit_event change USING (request_id)
      WHERE change.action = $1 AND change.subject = $2 AND line.action <> $1
      ORDER BY line.action`,
    [action, `user:${who.id}`],
  );
  return rows;
}
const declined = (line: string) => ({
  action: line,
  actor: `admin:${staff().id}`,
  reason: 'PROPOSER_LEFT',
});

test('a departure declines all that its person proposed, and says so to who can decide it', async () => {
  const leaver = await newColleague();
  const ids = new Map<Table, string>();
  for (const table of tables) ids.set(table, await makers[table](leaver));
  const before = (await mailsTo(rosa())).length;
  expectStatus(await depart(leaver), 200);
  expect(await linesOf('colleague.left', leaver)).toEqual(
    tables
      .map((table) => declined(kinds[table].line))
      .toSorted((a, b) => (a.action < b.action ? -1 : 1)),
  );
  const told = (await mailsTo(rosa()))
    .slice(before)
    .filter((mail) => mail.includes('What was proposed is declined'));
  expect(told).toHaveLength(1);
  for (const what of [
    'a credit of $20,000.00',
    'a check',
    'a planned change of the policy',
    'the invitation to',
  ])
    expect(told[0]).toContain(what);
  for (const table of tables)
    expect([table, said(await kinds[table].agree(ids.get(table) ?? ''))]).toEqual([
      table,
      kinds[table].answers.declined,
    ]);
});

describe.each(tables)('what is proposed in %s', (table) => {
  test('is declined when its proposer gets a role without the right', async () => {
    const proposer = await newColleague();
    const id = await makers[table](proposer);
    expectStatus(await makeViewer(proposer), 200);
    expect(await linesOf('colleague.role_changed', proposer)).toEqual([
      declined(kinds[table].line),
    ]);
    expect(said(await kinds[table].agree(id))).toEqual(kinds[table].answers.declined);
  });

  test('gets no second person once its proposer’s role has lost the right, by a plan', async () => {
    const proposer = await newColleague('approver');
    const { db, clock } = bank().bank;
    const withRights = (approver: typeof shippedPolicies.roles.manager) =>
      setPolicy(db, 'roles', { ...shippedPolicies.roles, approver }, clock.businessNow());
    await withRights(shippedPolicies.roles.manager);
    const id = await makers[table](proposer);
    await withRights(['see-customers']);
    expect(said(await kinds[table].agree(id))).toEqual(kinds[table].answers.unsupported);
    expectStatus(await depart(proposer), 200);
  });
});

test('a loan whose approver has left waits in the queue again, and is granted and accepted anew [S-33]', async () => {
  const approver = await newColleague();
  const teller = await newColleague('teller');
  const borrower = await customer();
  const loans = loanCalls(bank);
  const id = await loans.apply({}, borrower);
  await loans.take(id, approver);
  expectStatus(await loans.act(id, 'approve', { who: approver }), 200);
  expectStatus(await loans.accept(id, borrower), 200);
  expectStatus(await depart(approver), 200);
  const { cases } = (await ask(rosa(), 'GET', '/api/admin/loans')).body;
  expect(cases.map(({ _id }: { _id: string }) => _id)).toContain(id);
  const payOut = () => ask(teller, 'POST', `/api/admin/loans/${id}/disburse`);
  expect(said(await payOut())).toEqual([409, 'LOAN_NOT_APPROVED']);
  await take('loan', id, rosa());
  expectStatus(await post(`loans/${id}/approve`), 200);
  expect(said(await payOut())).toEqual([409, 'LOAN_NOT_ACCEPTED']);
  expectStatus(await loans.accept(id, borrower), 200);
  expectStatus(await payOut(), 200);
});

test('an invitation ends with the right of who approved it, as with that of who sent it', async () => {
  const approver = await newColleague();
  const id = await makers.staff_invitation(staff());
  const path = `/api/admin/colleagues/invitations/${id}/approve`;
  expectStatus(await ask(approver, 'POST', path), 200);
  expectStatus(await depart(approver), 200);
  const { invitations } = (await ask(staff(), 'GET', '/api/admin/colleagues')).body;
  expect(invitations.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
});

test('what a role loses from now on declines what its people proposed by it, and no more', async () => {
  const teller = await newColleague('teller');
  const id = await makers.funding_proposal(teller);
  const other = await makers.funding_proposal(staff());
  const { policies } = (await ask(staff(), 'GET', '/api/admin/policies')).body;
  const { version } = policies.find(({ name }: { name: string }) => name === 'roles');
  const value = { ...shippedPolicies.roles, teller: ['see-customers'] };
  const body = { version, value, reason: 'Tellers give no credits.' };
  const { proposal } = expectStatus(
    await ask(staff(), 'POST', '/api/admin/policies/roles', body),
    202,
  ).body.policy;
  expectStatus(await post(`policies/roles/proposals/${proposal._id}/approve`), 201);
  expect(said(await kinds.funding_proposal.agree(id))).toEqual([409, 'CASE_DECIDED']);
  expect(said(await kinds.funding_proposal.agree(other))).toEqual([200, undefined]);
  expect((await ask(teller, 'GET', '/api/admin/own-rights')).body.rights).toEqual([
    'see-customers',
  ]);
  const { db, clock } = bank().bank;
  await setPolicy(db, 'roles', shippedPolicies.roles, clock.businessNow());
});

test('a role that waits for a colleague who leaves is declined with them', async () => {
  const id = await makers.staff_role_proposal(staff());
  expectStatus(
    await ask(rosa(), 'POST', `/api/admin/colleagues/${id}/departure`, { reason: 'A new job' }),
    200,
  );
  const { rows } = await bank().bank.db.query(
    'SELECT FROM staff_role_proposal WHERE user_id = $1 AND decision IS NULL',
    [id],
  );
  expect(rows).toEqual([]);
});

test('each table that says who proposed something is one of these', async () => {
  const { rows } = await bank().bank.db.query<{ table: string }>(
    `SELECT table_name AS table FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name IN ('proposed_by', 'invited_by') ORDER BY 1`,
  );
  // The first word on a loan is its approval; a policy that one person sets waits for its day.
  const expected = [...rows.map(({ table }) => table), 'loan', 'policy'].toSorted();
  expect(bankParts.proposals.map(({ table }) => table).toSorted()).toEqual(expected);
  expect(tables.toSorted()).toEqual(expected);
});
