import type { StaffRole } from '../../contract/values/rights.ts';
import type { Person } from '../../fixtures/people.ts';
import { turnOn } from '../support/second-factor.ts';
import { ownPage } from './places.ts';
import { takeRole, type StaffWorld } from './staff-world.ts';
import type { Intruder } from './work-desk.ts';

type Become = (world: StaffWorld) => Promise<Intruder>;

const self = ({ id, token }: Person): Intruder => ({ id, doors: [{ token, headers: {} }] });

const as =
  (role: StaffRole): Become =>
  async ({ addMember }) =>
    self(await addMember(role));

/** The steps by which one becomes each attacker at the desk. */
export const staffThieves = {
  viewer: as('viewer'),
  teller: as('teller'),
  approver: as('approver'),
  auditor: as('auditor'),
  manager: as('manager'),
  soleManager: as('manager'),
  tokenWithoutCookie: async ({ addMember, bank }) => {
    const { username, password } = await addMember('manager');
    const body = { username, email: username, password };
    const answer = await bank.call('POST', '/api/users/login', { body, headers: ownPage });
    return { id: undefined, doors: [{ token: answer.body.token, headers: ownPage }] };
  },
  openDesk: async ({ addMember, bank }) => {
    const who = await addMember('manager');
    await turnOn(bank.call, who);
    await bank.bank.db.query(
      `UPDATE session SET created_at = created_at - interval '6 minutes', factor_checked_at = NULL
        WHERE user_id = $1`,
      [who.id],
    );
    return self(who);
  },
  removed: async ({ addMember, bank }) => {
    const who = await addMember('manager');
    await takeRole(bank, who, null);
    return self(who);
  },
} satisfies Record<string, Become>;

export type StaffThiefName = keyof typeof staffThieves;
