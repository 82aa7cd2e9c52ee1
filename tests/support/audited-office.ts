import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPolicies } from '../../config/policy.ts';
import { expectStatus } from '../../fixtures/people.ts';
import { closeDaysJobName } from '../../server/staff/books/close-days.job.ts';
import { proofJobName } from '../../server/staff/books/prove-books.job.ts';
import { endOfDay } from '../../server/base/clock.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { addAnotherAdmin } from './another-admin.ts';
import type { Act } from './audited-act.ts';
import { disputeCalls } from './disputes.ts';
import { acceptanceOf, invite } from './invited-colleague.ts';
import { largestAmount } from './given-alone.ts';
import { inheritance } from './open-cases.ts';
import { turnOn } from './second-factor.ts';
import type { useSharedDesk } from './shared-bank.ts';
import { setPolicy } from './set-policy.ts';
import type { TestBank } from './test-bank.ts';

const dailyFile = readFileSync(
  join(import.meta.dirname, '..', '..', 'fixtures', 'eurofxref-daily.xml'),
);

/**
 * Makes the books wrong by this number of cents. Does so as the owner of the database, because the
 * server's own login may not.
 */
export async function spoilBooks({ bank }: TestBank, cents: number): Promise<void> {
  const owner = await bank.openSnapshot();
  await owner
    .query('UPDATE account SET posted = posted + $1 WHERE id = $2', [
      cents,
      bankAccountId('nostro', 'USD'),
    ])
    .finally(() => owner.close());
}

/** What staff do about people, terms, books and jobs. */
export function officeActs(desk: ReturnType<typeof useSharedDesk>) {
  const { bank, staff, rosa, ask, customer } = desk;
  const { order } = disputeCalls(desk);
  const about =
    (prepare: (id: string) => Promise<unknown> = async () => undefined) =>
    async () => {
      const { id } = await customer();
      await prepare(id);
      return { who: staff(), params: { id } };
    };
  const rates = () => {
    const form = new FormData();
    form.set('file', new Blob([dailyFile], { type: 'text/xml' }), 'eurofxref-daily.xml');
    return { who: staff(), form };
  };
  const credit = (amount: number) => async () => ({
    who: staff(),
    params: { id: (await customer()).id },
    body: inheritance(amount),
  });

  const versionOf = async (policy: string) =>
    (await ask(staff(), 'GET', '/api/admin/policies')).body.policies.find(
      ({ name }: { name: string }) => name === policy,
    ).version as number;
  const change = async (more: object = {}) => {
    const version = await versionOf('fees');
    return {
      version,
      value: { ...shippedPolicies.fees, localMinor: 100 + version },
      reason: 'The board decided so.',
      ...more,
    };
  };

  /** From now on a change of a policy needs this number of people. */
  const termsBy = async (terms: 'one' | 'two') => {
    const { db, clock } = bank().bank;
    const size = { aboveMinor: 1_000_000, perDayMinor: largestAmount };
    await setPolicy(db, 'twoPeople', { ...size, terms }, clock.businessNow());
  };
  /** A change of a policy that waits for a second person. */
  const proposedChange = async () => {
    await termsBy('two');
    const waiting = async () =>
      (await ask(staff(), 'GET', '/api/admin/policies')).body.policies.find(
        ({ name }: { name: string }) => name === 'fees',
      ).proposal;
    if ((await waiting()) === null)
      expectStatus(await ask(staff(), 'POST', '/api/admin/policies/fees', await change()), 202);
    return { name: 'fees', id: (await waiting())._id as string };
  };

  /** A colleague for whom a role with more rights waits. */
  const proposedFor = async () => {
    await termsBy('two');
    const { id } = await addAnotherAdmin(bank(), `colleague.${randomUUID().slice(0, 8)}`, 'viewer');
    const body = { role: 'teller', reason: 'She works at the counter now.' };
    expectStatus(await ask(staff(), 'PUT', `/api/admin/colleagues/${id}/role`, body), 202);
    return id;
  };

  /** Has the books proven, once it was asked for. */
  const prove = async () => {
    await ask(staff(), 'POST', '/api/admin/books/proofs');
    await bank().worker.runOne(proofJobName);
  };
  /** A day that is over and closed, with nothing proposed about it. */
  async function closedDay(): Promise<string> {
    const { clock, db } = bank().bank;
    const day = clock.businessDay();
    await clock.advance(
      Math.ceil(endOfDay(day).add({ minutes: 15 }).since(clock.businessNow()).total('seconds')),
    );
    await bank().worker.runOne(closeDaysJobName);
    const { rows } = await db.query<{ id: string }>(
      'SELECT id FROM day_reopening WHERE decided_at IS NULL',
    );
    for (const { id } of rows)
      await ask(staff(), 'POST', `/api/admin/books/reopenings/${id}/decline`);
    return day;
  }
  /** A reopening that Rosa proposed. */
  async function reopening() {
    const fromDay = await closedDay();
    expectStatus(
      await ask(rosa(), 'POST', '/api/admin/books/reopenings', {
        fromDay,
        reason: 'An entry is missing.',
      }),
      202,
    );
    const { rows } = await bank().bank.db.query<{ id: string }>(
      'SELECT id FROM day_reopening WHERE decided_at IS NULL',
    );
    return { who: staff(), params: { id: rows[0]?.id as string } };
  }

  /** A colleague who was added for this. */
  const onColleague = (body: object) => async () => {
    const { id } = await addAnotherAdmin(bank(), `colleague.${randomUUID().slice(0, 8)}`, 'viewer');
    return { who: staff(), params: { id }, body };
  };
  return {
    proveAgain: {
      when: 'with a recovery code',
      leaves: ['recovery_codes.one_used'],
      given: async () => {
        const who = await addAnotherAdmin(bank(), `colleague.${randomUUID().slice(0, 8)}`);
        const { recoveryCodes } = await turnOn(bank().call, who);
        return { who, body: { code: recoveryCodes[0] } };
      },
    },
    inviteColleague: {
      leaves: ['colleague.invited'],
      given: async () => ({
        who: staff(),
        body: { email: `${randomUUID().slice(0, 8)}@larkmoor.example`, role: 'teller' },
      }),
    },
    withdrawInvitation: {
      leaves: ['colleague.invitation_withdrawn'],
      given: async () => {
        await termsBy('one');
        const { email } = await invite(bank(), staff());
        const { invitations } = (await ask(staff(), 'GET', '/api/admin/colleagues')).body;
        const { _id } = invitations.find((one: { email: string }) => one.email === email);
        return { who: staff(), params: { id: _id } };
      },
    },
    acceptInvitation: {
      leaves: ['admin.added', 'colleague.invitation_accepted'],
      given: async () => {
        await termsBy('one');
        const { secret } = await invite(bank(), staff());
        return { body: acceptanceOf(secret), by: /^admin:[\w-]{36}$/ };
      },
    },
    changeRole: [
      {
        leaves: ['colleague.role_changed'],
        given: async () => {
          await termsBy('one');
          return onColleague({ role: 'teller', reason: 'She works at the counter now.' })();
        },
      },
      {
        when: 'where it waits for a second person',
        leaves: ['colleague.role_proposed'],
        given: async () => {
          await termsBy('two');
          return onColleague({ role: 'teller', reason: 'She works at the counter now.' })();
        },
      },
    ],
    approveInvitation: {
      leaves: ['colleague.invitation_approved'],
      given: async () => {
        await termsBy('two');
        const email = `${randomUUID().slice(0, 8)}@larkmoor.example`;
        const body = { email, role: 'teller' };
        expectStatus(await ask(staff(), 'POST', '/api/admin/colleagues/invitations', body), 202);
        await termsBy('one');
        const { invitations } = (await ask(staff(), 'GET', '/api/admin/colleagues')).body;
        const { _id } = invitations.find((one: { email: string }) => one.email === email);
        return { who: rosa(), params: { id: _id } };
      },
    },
    approveRole: {
      leaves: ['colleague.role_changed'],
      given: async () => ({ who: rosa(), params: { id: await proposedFor() } }),
    },
    declineRole: {
      leaves: ['colleague.role_declined'],
      given: async () => ({ who: rosa(), params: { id: await proposedFor() } }),
    },
    linkOwnCustomer: {
      leaves: ['colleague.own_customer_set'],
      given: async () => onColleague({ username: (await customer()).username })(),
    },
    endAccess: { leaves: ['colleague.left'], given: onColleague({ reason: 'A new job.' }) },
    suspendUser: { leaves: ['user.suspended'], given: about() },
    unsuspendUser: {
      leaves: ['user.unsuspended'],
      given: about((id) => ask(staff(), 'PUT', `/api/admin/users/suspend/${id}`)),
    },
    deleteUser: { leaves: ['user.deleted'], given: about() },
    fundUser: [
      { leaves: ['transfer.funded'], given: credit(5) },
      { when: 'above the two-person size', leaves: ['funding.proposed'], given: credit(20_000) },
    ],
    endSessionOfUser: {
      leaves: ['session.ended_by_staff'],
      given: async () => {
        const who = await customer();
        const { sessions } = (await ask(who, 'GET', '/api/users/sessions')).body;
        return { who: staff(), params: { id: who.id, sessionId: sessions[0]._id } };
      },
    },
    endSessionsOfUser: { leaves: ['session.ended_by_staff'], given: about() },
    removeSecondFactorOfUser: {
      leaves: ['two_step_sign_in.removed_by_staff'],
      given: async () => {
        const who = await customer();
        await turnOn(bank().call, who);
        return { who: staff(), params: { id: who.id } };
      },
    },
    previewRates: { leaves: [], given: async () => rates() },
    bookRates: [
      {
        when: 'where they wait for a second person',
        leaves: ['rates.proposed'],
        given: async () => {
          await termsBy('two');
          return rates();
        },
      },
      {
        leaves: ['rates.booked'],
        given: async () => {
          await termsBy('one');
          return rates();
        },
      },
    ],
    changePolicy: [
      {
        leaves: ['policy.changed'],
        given: async () => {
          await termsBy('one');
          return { who: staff(), params: { name: 'fees' }, body: await change() };
        },
      },
      {
        when: 'where it waits for a second person',
        leaves: ['policy.change_proposed'],
        given: async () => {
          await termsBy('two');
          return { who: staff(), params: { name: 'fees' }, body: await change() };
        },
      },
    ],
    approvePolicyChange: {
      leaves: ['policy.changed'],
      given: async () => ({ who: rosa(), params: await proposedChange() }),
    },
    declinePolicyChange: {
      leaves: ['policy.change_declined'],
      given: async () => ({
        who: rosa(),
        params: await proposedChange(),
        body: { reason: 'Not agreed.' },
      }),
    },
    withdrawPolicyChange: {
      leaves: ['policy.change_withdrawn'],
      given: async () => {
        await termsBy('one');
        const effectiveFrom = bank().bank.clock.businessNow().add({ hours: 72 }).toString();
        const planned = expectStatus(
          await ask(staff(), 'POST', '/api/admin/policies/fees', await change({ effectiveFrom })),
          201,
        ).body.policy;
        return {
          who: staff(),
          params: { name: 'fees' },
          body: { version: planned.version, change: planned.version, reason: 'Not yet.' },
        };
      },
    },
    askProof: { leaves: ['books.proof_asked'], given: async () => ({ who: staff() }) },
    resumeMoney: {
      leaves: ['money.resumed'],
      given: async () => {
        for (const cents of [1, -1]) {
          await spoilBooks(bank(), cents);
          await prove();
        }
        return { who: staff(), body: { reason: 'A balance had been changed by hand.' } };
      },
    },
    proposeReopening: {
      leaves: ['days.reopening_proposed'],
      given: async () => ({
        who: staff(),
        body: { fromDay: await closedDay(), reason: 'An entry is missing.' },
      }),
    },
    approveReopening: { leaves: ['days.reopened'], given: reopening },
    declineReopening: { leaves: ['days.reopening_declined'], given: reopening },
    runJob: {
      leaves: ['job.run'],
      given: async () => ({ who: staff(), params: { name: 'forgotten-quotes' } }),
    },
    retrySetAside: {
      leaves: ['job.row_retried'],
      given: async () => {
        const { _id: rowId } = await order(await customer(1_000), 5);
        await bank().bank.db.query(
          `INSERT INTO set_aside_row (job, row_id, tries, first_failed_at, failed_at, until, reason)
            VALUES ('settlement', $1, 1, now(), now(), now() + interval '1 hour', 'Made up.')`,
          [rowId],
        );
        return { who: staff(), body: { job: 'settlement', rowId } };
      },
    },
    retryWork: {
      leaves: ['job.row_retried'],
      given: async () => {
        const who = await customer();
        await ask(who, 'POST', '/api/statements/email', {
          account: who.savings.number,
          month: bank().bank.clock.businessDay().slice(0, 7),
        });
        const { rows } = await bank().bank.db.query<{ id: string }>(
          `UPDATE job SET last_error = 'Made up.' WHERE kind = 'statement_mail' AND done_at IS NULL
            RETURNING id`,
        );
        return { who: staff(), params: { id: rows[0]?.id as string } };
      },
    },
    advanceClock: {
      leaves: ['clock.advanced'],
      given: async () => {
        // Else what is due would be done by now, and leave lines too.
        await bank().worker.runAll();
        return { who: staff(), body: { advance: 'PT1S' } };
      },
    },
  } satisfies Record<string, Act | Act[]>;
}
