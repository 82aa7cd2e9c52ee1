import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPolicies } from '../../config/policy.ts';
import { expectStatus, type Person } from '../../fixtures/people.ts';
import { endOfDay } from '../../server/base/clock.ts';
import { closeDaysJobName } from '../../server/staff/books/close-days.job.ts';
import { achForm, payrollTo } from './ach-files.ts';
import { addAnotherAdmin } from './another-admin.ts';
import { checkDesk } from './check-desk.ts';
import { disputeCalls } from './disputes.ts';
import { largestAmount } from './given-alone.ts';
import { loanCalls } from './loans.ts';
import { inheritance, openCases } from './open-cases.ts';
import { setPolicy } from './set-policy.ts';
import type { useSharedDesk } from './shared-bank.ts';
import { signedPeriods } from './signed-periods.ts';
import { twoLegs } from './vouchers.ts';

const dailyFile = readFileSync(
  join(import.meta.dirname, '..', '..', 'fixtures', 'eurofxref-daily.xml'),
);

/** One proposal of each kind, by the table where it waits. */
export function openProposals(desk: ReturnType<typeof useSharedDesk>) {
  const { bank, ask, customer, take } = desk;
  const { problem, rich } = openCases(desk);
  const { order } = disputeCalls(desk);
  const { waitingCheck, accept } = checkDesk(bank);
  const loans = loanCalls(bank);

  async function askOfTerms(terms: 'one' | 'two'): Promise<void> {
    const { db, clock } = bank().bank;
    const size = { aboveMinor: 1_000_000, perDayMinor: largestAmount };
    await setPolicy(db, 'twoPeople', { ...size, terms }, clock.businessNow());
  }
  /** From now on a second person agrees to 10,000 dollars, to terms and to the staff. */
  async function askTwo(): Promise<void> {
    const { db, clock } = bank().bank;
    await askOfTerms('two');
    const hold = { nextDayMinor: 27_500, perDayMinor: 2_000_000, per30DaysMinor: 2_500_000 };
    await setPolicy(db, 'checkHold', hold, clock.businessNow());
  }
  const newEmail = () => `${randomUUID().slice(0, 8)}@larkmoor.example`;

  /** Proposes it; the id is what its path names. */
  const makers = {
    async funding_proposal(who: Person) {
      const { id } = await customer();
      const path = `/api/admin/users/${id}/accounts/fund`;
      return expectStatus(await ask(who, 'PUT', path, inheritance(20_000)), 202).body
        .proposal as string;
    },
    async check_deposit(who: Person) {
      const id = await waitingCheck(await customer());
      await take('check', id, who);
      expectStatus(await accept(id, 12_000, { confirmedAmount: 12_000 }, { who }), 202);
      return id;
    },
    async dispute(who: Person) {
      const { id, queue } = await problem(12_000);
      await take(queue, id, who);
      const path = `/api/admin/disputes/${id}/correct`;
      expectStatus(await ask(who, 'POST', path, { amount: 12_000 }), 202);
      return id;
    },
    async loan(who: Person) {
      const borrower = await customer();
      const id = await loans.apply({ loanAmount: 12_000 }, borrower);
      await loans.take(id, who);
      expectStatus(await loans.act(id, 'approve', { who }), 200);
      expectStatus(await loans.accept(id, borrower), 200);
      return id;
    },
    async rates_proposal(who: Person) {
      const form = new FormData();
      form.set('file', new Blob([dailyFile], { type: 'text/xml' }), 'eurofxref-daily.xml');
      expectStatus(await bank().call('POST', '/api/admin/rates', { token: who.token, form }), 202);
      return '';
    },
    async rail_upload(who: Person) {
      const form = achForm(await payrollTo(await customer()));
      const { token } = who;
      return expectStatus(await bank().call('POST', '/api/admin/ach-uploads', { token, form }), 202)
        .body.upload as string;
    },
    async policy_proposal(who: Person) {
      const { policies } = (await ask(who, 'GET', '/api/admin/policies')).body;
      const { version } = policies.find(({ name }: { name: string }) => name === 'fees');
      const value = { ...shippedPolicies.fees, localMinor: 100 + version };
      const body = { version, value, reason: 'The board decided so.' };
      return expectStatus(await ask(who, 'POST', '/api/admin/policies/fees', body), 202).body.policy
        .proposal._id as string;
    },
    /** A plan of one person alone, made while one was enough. */
    async policy(who: Person) {
      await askOfTerms('one');
      const { policies } = (await ask(who, 'GET', '/api/admin/policies')).body;
      const { version } = policies.find(({ name }: { name: string }) => name === 'review');
      const body = {
        version,
        value: { aboveMinor: 1_000_000 + version },
        effectiveFrom: bank().bank.clock.businessNow().add({ hours: 9_000 }).toString(),
        reason: 'From next year on.',
      };
      expectStatus(await ask(who, 'POST', '/api/admin/policies/review', body), 201);
      await askOfTerms('two');
      return String(version + 1);
    },
    async day_reopening(who: Person) {
      const { clock, db } = bank().bank;
      const fromDay = clock.businessDay();
      const untilClosed = endOfDay(fromDay).add({ minutes: 15 }).since(clock.businessNow());
      await clock.advance(Math.ceil(untilClosed.total('seconds')));
      await bank().worker.runOne(closeDaysJobName);
      const body = { fromDay, reason: 'An entry is missing.' };
      expectStatus(await ask(who, 'POST', '/api/admin/books/reopenings', body), 202);
      const { rows } = await db.query<{ id: string }>(
        'SELECT id FROM day_reopening WHERE decided_at IS NULL',
      );
      return rows[0]?.id ?? '';
    },
    period_reopening: (who: Person) => signedPeriods(desk).waitingReopening(who),
    async staff_role_proposal(who: Person) {
      const { id } = await addAnotherAdmin(
        bank(),
        `colleague.${randomUUID().slice(0, 8)}`,
        'viewer',
      );
      const body = { role: 'teller', reason: 'At the counter now.' };
      expectStatus(await ask(who, 'PUT', `/api/admin/colleagues/${id}/role`, body), 202);
      return id;
    },
    async payment_return(who: Person) {
      const { _id: payment } = await order(await rich(), 12_000);
      const path = `/api/admin/outside-payments/${payment}/return`;
      return expectStatus(await ask(who, 'POST', path, { reason: 'REFUSED' }), 202).body
        .proposal as string;
    },
    async voucher(who: Person) {
      const body = { reason: 'A fee, posted twice.', legs: twoLegs(5) };
      return expectStatus(await ask(who, 'POST', '/api/admin/vouchers', body), 202).body
        .voucher as string;
    },
    async own_customer_proposal(who: Person) {
      const { id } = await addAnotherAdmin(
        bank(),
        `colleague.${randomUUID().slice(0, 8)}`,
        'viewer',
      );
      const { username } = await customer();
      const path = `/api/admin/colleagues/${id}/own-customer`;
      expectStatus(await ask(who, 'PUT', path, { username }), 202);
      return id;
    },
    async staff_invitation(who: Person) {
      const body = { email: newEmail(), role: 'teller' };
      expectStatus(await ask(who, 'POST', '/api/admin/colleagues/invitations', body), 202);
      const { invitations } = (await ask(who, 'GET', '/api/admin/colleagues')).body;
      return invitations.find(({ email }: { email: string }) => email === body.email)._id as string;
    },
  };
  return { askTwo, makers };
}
