import { api } from '../../contract/api.ts';
import { caseKinds } from '../../contract/calls/cases.ts';
import type { Route } from '../../contract/calls/route.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import { acceptanceOf, invitationsTo } from '../support/invited-colleague.ts';
import { turnOn } from '../support/second-factor.ts';
import { validBodies } from '../support/valid-bodies.ts';
import { callsThrough, type Door } from './places.ts';
import type { StaffWorld } from './staff-world.ts';
import { codeAfterAWhile } from './thief.ts';

/** An attacker at the desk, or with something of a colleague's. */
export interface Intruder {
  /** Their own account, where it is one. */
  id: string | undefined;
  doors: Door[];
  /** The secret of the app that is turned on. */
  seed?: string;
}

export interface HeardAtDesk {
  name: string;
  path: string;
  answer: Answer;
}

const puppet = 'me-again@mallory.example';
const sums = [5_000_000, 12_000, 10_000, 5_000];
const reason = 'It is needed.';

/** This leaves out the proposals of an honest colleague, which have two people already. */
const proposedByIntruder = (table: string) =>
  `SELECT p.id FROM ${table} p JOIN users u ON u.id = p.proposed_by WHERE u.username <> 'rosa'`;
const ownCredits = proposedByIntruder('funding_proposal');
const ownVouchers = proposedByIntruder('voucher');
const ownReturns = proposedByIntruder('payment_return');

const staffRoutes = Object.entries<Route>(api).filter(([, { who }]) => who === 'admin');
/** The calls that can end the attacker's own work: they come last. */
const lastCalls = new Set([
  'changePolicy',
  'deleteUser',
  'linkOwnCustomer',
  'endAccess',
  'advanceClock',
]);

/** The answers to the attacker at the desk, and the effect on colleagues. */
export interface DeskWork {
  heard: HeardAtDesk[];
  /** Something was hidden from colleagues who are still there. */
  hidden: boolean;
}
const prefixOf = (path: string) => path.slice(0, path.indexOf('{'));

/** Everything that can be tried at the desk, by one intruder. */
export async function workDesk(
  world: StaffWorld,
  intruder: Intruder,
  isHidden: () => Promise<boolean>,
): Promise<DeskWork> {
  const { bank, cases, colleagues } = world;
  const { cast, call } = bank;
  const { db } = bank.bank;
  const heard: HeardAtDesk[] = [];
  const bodies = validBodies(cast);

  async function send(door: Door, name: string, path: string, body?: unknown): Promise<Answer> {
    const route = api[name as keyof typeof api] as Route;
    const answer = await callsThrough(call, door)(
      route.method,
      path,
      body === undefined ? {} : { body },
    );
    heard.push({ name, path, answer });
    return answer;
  }

  const idsOf = async (statement: string): Promise<string[]> =>
    (await db.query<{ id: string }>(statement)).rows.map(({ id }) => id);

  /** The paths of a call: one for each thing of its kind that there is. */
  async function pathsOf({ path, method }: Route): Promise<string[]> {
    if (!path.includes('{')) return [path];
    // A customer with a loan or a payment in review is not closed.
    if (method === 'DELETE' && path === api.deleteUser.path)
      return [path.replace('{id}', cast.carla.id)];
    const prefix = prefixOf(path);
    const known = Object.entries(cases.ids).find(
      ([name]) => prefixOf(api[name as keyof typeof api].path) === prefix,
    );
    const ids = prefix.endsWith('/colleagues/')
      ? [...colleagues.map(({ id }) => id), ...(intruder.id === undefined ? [] : [intruder.id])]
      : prefix.endsWith('/invitations/')
        ? await idsOf('SELECT id FROM staff_invitation')
        : prefix.endsWith('/funding-proposals/')
          ? await idsOf(ownCredits)
          : prefix.endsWith('/payment-returns/')
            ? await idsOf(ownReturns)
            : prefix.endsWith('/vouchers/')
              ? await idsOf(ownVouchers)
              : prefix.endsWith('/outside-payments/')
                ? await idsOf(
                    `SELECT id FROM transfer WHERE kind = 'local' AND amount_minor > 3000000`,
                  )
                : [known?.[1] ?? cast.alice.id];
    return ids.map((id) =>
      path
        .replace('{id}', id)
        .replace('{name}', prefix.includes('policies') ? 'twoPeople' : 'settlement')
        .replaceAll(/\{\w+\}/g, id),
    );
  }

  const prove = async () => {
    if (intruder.seed === undefined) return;
    const code = await codeAfterAWhile(bank, intruder.seed);
    for (const door of intruder.doors)
      await send(door, 'proveAgain', api.proveAgain.path, { code });
  };

  const bodyFor: Record<string, unknown> = {
    ...bodies,
    inviteColleague: { email: puppet, role: 'approver' },
    changeRole: { role: 'manager', reason },
    endAccess: { reason },
    linkOwnCustomer: { username: cast.bruno.username },
    changePolicy: {
      version: 1,
      value: { aboveMinor: 99_999_999_999, perDayMinor: 99_999_999_999, terms: 'one' },
      reason,
    },
  };

  async function tryAll(names: readonly string[]): Promise<void> {
    await prove();
    for (const name of names) {
      const route = api[name as keyof typeof api] as Route;
      for (const door of intruder.doors)
        for (const path of await pathsOf(route))
          await send(door, name, path, route.body ? (bodyFor[name] ?? {}) : undefined);
    }
  }

  async function takeAll(): Promise<void> {
    for (const kind of caseKinds)
      for (const id of new Set([
        ...Object.values(cases.ids),
        ...(await idsOf(ownCredits)),
        ...(await idsOf(ownReturns)),
        ...(await idsOf(ownVouchers)),
      ]))
        for (const door of intruder.doors) {
          const path = `/api/admin/queues/${kind}/${id}/take`;
          const { status } = await send(door, 'takeCase', path);
          if (status === 409) await send(door, 'takeOverCase', `${path}-over`, { reason });
        }
  }

  /** Credits a friend, the largest sum first. */
  async function credit(): Promise<void> {
    await prove();
    const path = `/api/admin/users/${cast.bruno.id}/accounts/fund`;
    for (const door of intruder.doors)
      for (const amount of sums)
        await send(door, 'fundUser', path, { ...bodies['fundUser'], amount });
  }

  /** Comes in a second time, by an invitation of their own. */
  async function becomeTwo(): Promise<void> {
    await tryAll(['inviteColleague', 'approveInvitation']);
    const secret = (await invitationsTo(bank, puppet)).at(-1);
    if (secret === undefined) return;
    const own = acceptanceOf(secret);
    const accepted = await call('POST', '/api/auth/invitations/accept', { body: own });
    if (accepted.status >= 300) return;
    const login = { username: own.username, email: own.username, password: own.newPassword };
    const { status, body } = await call('POST', '/api/users/login', { body: login });
    if (status !== 200) return;
    await turnOn(call, { token: body.token });
    intruder.doors.push({ token: body.token, headers: {} });
  }

  /** The pictures of each document that a case names. */
  async function openDocuments(): Promise<void> {
    const [document] = await idsOf(
      `SELECT id_document AS id FROM users WHERE id = '${cast.alice.id}'`,
    );
    const files = `/api/files/${document}`;
    for (const door of intruder.doors) {
      await send(door, 'getFile', files);
      await send(door, 'getFilePage', `${files}/pages/1`);
    }
    const signed = heard.flatMap(({ answer }) => [
      ...answer.bytes.toString().matchAll(/\/api\/files\/[\w-]+\/signed[^"\\\s]+/g),
    ]);
    for (const [path] of signed) await send({ headers: {} }, 'getSignedFile', path);
  }

  const reads = staffRoutes.flatMap(([name, { method }]) => (method === 'GET' ? [name] : []));
  const acts = staffRoutes.flatMap(([name, { method }]) =>
    method === 'GET' || lastCalls.has(name) || name === 'proveAgain' ? [] : [name],
  );
  await tryAll(reads);
  await openDocuments();
  await takeAll();
  await credit();
  await becomeTwo();
  await takeAll();
  await tryAll(['approveFunding', 'returnPayment', 'approveLoan', 'disburseLoan', 'acceptCheck']);
  await tryAll(acts);
  await tryAll(['changePolicy']);
  await credit();
  await tryAll(['deleteUser', 'linkOwnCustomer']);
  const hidden = await isHidden();
  await tryAll(['endAccess', 'advanceClock']);
  return { heard, hidden };
}
