import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPolicies } from '../../config/policy.ts';
import { expectStatus } from '../../fixtures/people.ts';
import { closeDaysJobName } from '../../server/staff/books/close-days.job.ts';
import { proofJobName } from '../../server/staff/books/prove-books.job.ts';
import { endOfDay } from '../../server/base/clock.ts';
import { addAnotherAdmin } from './another-admin.ts';
import type { Act } from './audited-act.ts';
import { disputeCalls } from './disputes.ts';
import { acceptanceOf, invite } from './invited-colleague.ts';
import { largestAmount } from './given-alone.ts';
import { inheritance } from './open-cases.ts';
import { openProposals } from './open-proposals.ts';
import { turnOn } from './second-factor.ts';
import type { useSharedDesk } from './shared-bank.ts';
import { setPolicy } from './set-policy.ts';
import { signedPeriods } from './signed-periods.ts';
import { spoilBooks } from './spoil-books.ts';

const dailyFile = readFileSync(
  join(import.meta.dirname, '..', '..', 'fixtures', 'eurofxref-daily.xml'),
);

/** The acts of staff on people, terms, books and jobs. */
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

  const { readyPeriod, closedPeriod, waitingReopening } = signedPeriods({ bank, staff, ask });
  /** A reopening of a period that Rosa proposed. */
  const periodReopening = async () => ({
    who: staff(),
    params: { id: await waitingReopening(rosa()) },
  });

  /** A colleague whom a manager said to be a customer. */
  const saidToBe = async () => {
    const who = await addAnotherAdmin(bank(), `colleague.${randomUUID().slice(0, 8)}`, 'viewer');
    const { username } = await customer();
    const path = `/api/admin/colleagues/${who.id}/own-customer`;
    expectStatus(await ask(staff(), 'PUT', path, { username }), 202);
    return who;
  };

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
      given: async () => ({
        who: staff(),
        body: { email: `${randomUUID().slice(0, 8)}@larkmoor.example`, role: 'teller' },
      }),
    },
    withdrawInvitation: {
      given: async () => {
        await termsBy('one');
        const { email } = await invite(bank(), staff());
        const { invitations } = (await ask(staff(), 'GET', '/api/admin/colleagues')).body;
        const { _id } = invitations.find((one: { email: string }) => one.email === email);
        return { who: staff(), params: { id: _id } };
      },
    },
    acceptInvitation: {
      given: async () => {
        await termsBy('one');
        const { secret } = await invite(bank(), staff());
        return { body: acceptanceOf(secret), by: /^admin:[\w-]{36}$/ };
      },
    },
    changeRole: [
      {
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
      given: async () => ({ who: rosa(), params: { id: await proposedFor() } }),
    },
    declineRole: {
      given: async () => ({ who: rosa(), params: { id: await proposedFor() } }),
    },
    linkOwnCustomer: [
      {
        given: async () => onColleague({ username: (await customer()).username })(),
      },
      {
        when: 'that is taken back',
        leaves: ['colleague.own_customer_set'],
        given: async () => ({
          who: staff(),
          params: { id: (await saidToBe()).id },
          body: { username: '' },
        }),
      },
    ],
    confirmOwnCustomer: {
      given: async () => ({ who: await saidToBe() }),
    },
    declineOwnCustomer: {
      given: async () => ({ who: await saidToBe() }),
    },
    seeStaffNews: {
      given: async () => {
        const who = await addAnotherAdmin(bank(), `colleague.${randomUUID().slice(0, 8)}`);
        await onColleague({})();
        const { news } = (await ask(who, 'GET', '/api/admin/news')).body;
        return { who, body: { newest: news[0]._id } };
      },
    },
    endAccess: [
      { given: onColleague({ reason: 'A new job.' }) },
      {
        when: 'of somebody whose proposals wait',
        leaves: [
          'check.acceptance_declined',
          'colleague.left',
          'dispute.correction_declined',
          'loan.approval_ended',
          'rates.declined',
        ],
        given: async () => {
          const { askTwo, makers } = openProposals(desk);
          await askTwo();
          const leaver = await addAnotherAdmin(bank(), `leaver.${randomUUID().slice(0, 8)}`);
          for (const table of ['check_deposit', 'dispute', 'loan'] as const)
            await makers[table](leaver);
          // Of a day that no rates are booked of, whatever was booked before.
          await bank().bank.db.query(
            `INSERT INTO rates_proposal (rate_day, digest, proposed_by, proposed_at)
              VALUES ('2001-01-02', sha256('made up'), $1, now())`,
            [leaver.id],
          );
          return { who: staff(), params: { id: leaver.id }, body: { reason: 'A new job.' } };
        },
      },
    ],
    suspendUser: { given: about() },
    unsuspendUser: {
      given: about((id) => ask(staff(), 'PUT', `/api/admin/users/suspend/${id}`)),
    },
    deleteUser: { given: about() },
    fundUser: [
      { given: credit(5) },
      { when: 'above the two-person size', leaves: ['funding.proposed'], given: credit(20_000) },
    ],
    endSessionOfUser: {
      given: async () => {
        const who = await customer();
        const { sessions } = (await ask(who, 'GET', '/api/users/sessions')).body;
        return { who: staff(), params: { id: who.id, sessionId: sessions[0]._id } };
      },
    },
    endSessionsOfUser: { given: about() },
    removeSecondFactorOfUser: {
      given: async () => {
        const who = await customer();
        await turnOn(bank().call, who);
        return { who: staff(), params: { id: who.id } };
      },
    },
    previewRates: { given: async () => rates() },
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
        given: async () => {
          await termsBy('one');
          return rates();
        },
      },
    ],
    changePolicy: [
      {
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
      given: async () => ({ who: rosa(), params: await proposedChange() }),
    },
    declinePolicyChange: {
      given: async () => ({
        who: rosa(),
        params: await proposedChange(),
        body: { reason: 'Not agreed.' },
      }),
    },
    withdrawPolicyChange: {
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
    askProof: { given: async () => ({ who: staff() }) },
    resumeMoney: {
      given: async () => {
        for (const cents of [1, -1]) {
          await spoilBooks(bank(), cents);
          await prove();
        }
        return { who: staff(), body: { reason: 'A balance had been changed by hand.' } };
      },
    },
    proposeReopening: {
      given: async () => ({
        who: staff(),
        body: { fromDay: await closedDay(), reason: 'An entry is missing.' },
      }),
    },
    approveReopening: { given: reopening },
    declineReopening: { given: reopening },
    signPeriod: { given: async () => ({ who: staff(), body: await readyPeriod() }) },
    proposePeriodReopening: {
      given: async () => ({
        who: staff(),
        body: { fromPeriod: await closedPeriod(), reason: 'A closing is wrong.' },
      }),
    },
    approvePeriodReopening: { given: periodReopening },
    declinePeriodReopening: { given: periodReopening },
    runJob: {
      given: async () => ({ who: staff(), params: { name: 'forgotten-quotes' } }),
    },
    retrySetAside: {
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
      given: async () => {
        // Else what is due would be done by now, and leave lines too.
        await bank().worker.runAll();
        return { who: staff(), body: { advance: 'PT1S' } };
      },
    },
  } satisfies Record<string, Act | Act[]>;
}
