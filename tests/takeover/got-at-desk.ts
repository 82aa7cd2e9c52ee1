import type { Person } from '../../fixtures/people.ts';
import { readMails } from './mailboxes.ts';
import type { ColleagueDeed, CustomerDeed, GotAtDesk } from './staff-outcomes.ts';
import type { StaffWorld } from './staff-world.ts';
import type { DeskWork, HeardAtDesk } from './work-desk.ts';

/** US minor units that one person gives alone. */
const twoPersonMinor = 1_000_000n;

export interface DeskBefore {
  entries: bigint;
  mails: number;
}

/** A payment in review is a customer's own money: to let it go or give it back is no credit. */
const credited = async ({ bank }: StaffWorld): Promise<bigint> =>
  (
    await bank.bank.db.query<{ sum: bigint }>(
      `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM entry
        JOIN customer_account c ON c.account_id = entry.account_id
        JOIN journal j ON j.id = entry.journal_id
        WHERE amount > 0 AND j.actor LIKE 'admin:%' AND j.kind NOT IN ('local_transfer', 'reversal')`,
    )
  ).rows[0]?.sum ?? 0n;

export async function lookBefore(world: StaffWorld): Promise<DeskBefore> {
  return { entries: await credited(world), mails: (await readMails(world.bank)).length };
}

/** The bank refuses the auditor the trail about a customer, or a viewer the customer. */
export async function isHidden({ bank, auditor, viewer }: StaffWorld): Promise<boolean> {
  const { bruno } = bank.cast;
  const reads = async ({ token }: Person, path: string) =>
    (await bank.call('GET', path, { token })).status;
  const trail = await reads(auditor, `/api/admin/audit?subject=user:${bruno.id}`);
  const sheet = await reads(viewer, `/api/admin/users/${bruno.id}`);
  return [trail, sheet].includes(403);
}

const wroteBy = (heard: readonly HeardAtDesk[], ...names: string[]) =>
  heard.some(({ name, answer }) => names.includes(name) && answer.status < 300);

/** Reads the attacker's marks on customers, colleagues, the money and the trail. */
export async function gotAtDesk(
  world: StaffWorld,
  { work: { heard, hidden }, before }: { work: DeskWork; before: DeskBefore },
): Promise<GotAtDesk> {
  const { bank, colleagues } = world;
  const given = (await credited(world)) - before.entries;
  const mails = (await readMails(bank)).slice(before.mails);
  const staffCalls = heard.filter(
    ({ name, answer }) => answer.status < 300 && name !== 'getSignedFile',
  );
  const wrote = staffCalls.filter(
    ({ path, name }) => !path.startsWith('/api/files/') && isAct(name),
  );
  const customers: [CustomerDeed, boolean][] = [
    ['suspended', wroteBy(heard, 'suspendUser')],
    ['closed', wroteBy(heard, 'deleteUser')],
    ['a way in removed', wroteBy(heard, 'removeSecondFactorOfUser')],
  ];
  const atOnce = (name: string) =>
    heard.some((one) => one.name === name && [200, 201].includes(one.answer.status));
  const colleagueDeeds: [ColleagueDeed, boolean][] = [
    ['invited', atOnce('inviteColleague')],
    ['role changed', atOnce('changeRole')],
    ['access ended', atOnce('endAccess')],
    ['kept off a customer', atOnce('linkOwnCustomer')],
  ];
  return {
    desk: wrote.length > 0 ? 'used' : staffCalls.length > 0 ? 'read' : 'closed',
    credits:
      given === 0n ? 'none' : given <= twoPersonMinor ? 'up to the two-person size' : 'any sum',
    cardNumbers: heard.some(({ answer }) => /"cvv":"\d/.test(answer.bytes.toString())),
    identityDocuments: heard.some(
      ({ path, answer }) =>
        path.startsWith('/api/files/') &&
        answer.status === 200 &&
        !String(answer.headers['content-type']).includes('json'),
    ),
    customers: customers.flatMap(([deed, isDone]) => (isDone ? [deed] : [])),
    colleagues: colleagueDeeds.flatMap(([deed, isDone]) => (isDone ? [deed] : [])),
    hidden,
    told: mails.some((mail) => colleagues.some(({ email }) => mail.includes(`To: ${email}`))),
  };
}

/** To take a case and give it back decides nothing. */
const isAct = (name: string) =>
  !/^(get|list|search|export|take|giveBack|prove|preview|ask)/.test(name);
