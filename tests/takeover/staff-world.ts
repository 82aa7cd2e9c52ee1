import type { StaffRole } from '../../contract/values/rights.ts';
import { shippedPolicies } from '../../config/policy.ts';
import { expectStatus, localTransferBody, type Person } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { makeCases, type StaffCases } from '../support/one-of-each-case.ts';
import { setPolicy } from '../support/set-policy.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

/** A bank with a case of each kind, and honest colleagues. */
export interface StaffWorld {
  bank: TestBank;
  cases: StaffCases;
  colleagues: Pick<Person, 'id' | 'email'>[];
  auditor: Person;
  viewer: Person;
  addMember: (role: StaffRole) => Promise<Person>;
}

/** A sum larger than one of the staff gives alone, paid to a payee who would like it back. */
const paidAway = 40_000;

/** Another role, or none, without a word to them. */
export async function takeRole(
  { bank }: TestBank,
  { id }: Pick<Person, 'id'>,
  role: StaffRole | null,
): Promise<void> {
  await bank.db.query(
    `INSERT INTO staff_role (user_id, version, role, set_by, set_at, reason)
     SELECT $1, coalesce(max(version), 0) + 1, $2, 'system:test', now(), 'a test'
     FROM staff_role WHERE user_id = $1`,
    [id, role],
  );
}

/** @param options `otherManagers`: whether anybody but the attacker manages colleagues. */
export async function openStaffWorld({
  otherManagers,
}: {
  otherManagers: boolean;
}): Promise<StaffWorld> {
  const bank = await openTestBank();
  await bank.stopJobs();
  await bank.withoutLimits();
  const { cast } = bank;
  await bank.fund(cast.admin, cast.bruno, paidAway);
  const friend = { name: 'F. Mull', account: '518830277', routing: '021000021', bank: 'Orchard' };
  const body = localTransferBody(cast.bruno, friend, paidAway);
  expectStatus(
    await bank.call('POST', '/api/transfers/local', { token: cast.bruno.token, body }),
    201,
  );
  const cases = await makeCases(bank);
  const since = bank.bank.clock.businessNow();
  await setPolicy(bank.bank.db, 'twoPeople', shippedPolicies.twoPeople, since);
  const { rows } = await bank.bank.db.query<{ id: string }>(
    `SELECT id FROM users WHERE username = 'rosa'`,
  );
  const rosa = { id: rows[0]?.id ?? '', username: 'rosa', email: 'rosa@mail.example' };
  let members = 0;
  const addMember = async (role: StaffRole) =>
    await addAnotherAdmin(bank, `${role}.${(members += 1)}`, role);
  const auditor = await addMember('auditor');
  const viewer = await addMember('viewer');
  if (!otherManagers) {
    await takeRole(bank, cast.admin, 'teller');
    await takeRole(bank, rosa, 'approver');
  }
  // They have been what they are for long: a rule that waits a day after a departure is over.
  const owner = await bank.bank.openSnapshot();
  await owner
    .query(`UPDATE staff_role SET set_at = set_at - interval '2 days'`)
    .finally(() => owner.close());
  const { rows: admins } = await bank.bank.db.query<{ email: string }>(
    'SELECT email FROM users WHERE id = $1',
    [cast.admin.id],
  );
  const admin = { id: cast.admin.id, email: admins[0]?.email ?? '' };
  const colleagues = [admin, rosa, auditor, viewer];
  return { bank, cases, colleagues, auditor, viewer, addMember };
}
