import { describe, expect, test } from 'vitest';
import type { Colleague } from '../../contract/people/colleagues.ts';
import type { Policy } from '../../contract/values/policy.ts';
import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, localTransferBody, signIn, type Person } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { disputeCalls } from '../support/disputes.ts';
import { acceptanceOf, invitationsTo, invite } from '../support/invited-colleague.ts';
import { turnOn } from '../support/second-factor.ts';
import { setPolicy } from '../support/set-policy.ts';
import { useSharedDesk } from '../support/shared-bank.ts';

const desk = useSharedDesk();
const { bank, staff, rosa, ask, customer, take, balanceOf } = desk;
const { reported: reportedBy } = disputeCalls(desk);

const codeOf = ({ status, body }: Answer) => [status, body.code];
const accept = (body: object) => bank().call('POST', '/api/auth/invitations/accept', { body });
const changeRole = (who: Person, id: string, role: string) =>
  ask(who, 'PUT', `/api/admin/colleagues/${id}/role`, { role, reason: 'A test' });
const endAccess = (who: Person, id: string) =>
  ask(who, 'POST', `/api/admin/colleagues/${id}/departure`, { reason: 'A new job' });
const listed = async () => (await ask(staff(), 'GET', '/api/admin/colleagues')).body;

let people = 0;
const colleague = (role: 'teller' | 'manager' | 'viewer' = 'teller') =>
  addAnotherAdmin(bank(), `colleague.${(people += 1)}`, role);

describe('somebody who is invited to the staff', () => {
  test('chooses a name and a password, and sees nothing before two steps are on', async () => {
    const { email, secret } = await invite(bank(), staff(), { role: 'teller' });
    const { invitations } = await listed();
    expect(invitations).toEqual([
      expect.objectContaining({ email, role: 'teller', invitedBy: staff().username }),
    ]);
    const body = acceptanceOf(secret);
    expectStatus(await accept(body), 201);
    const token = await signIn(bank().call, body.username, body.newPassword);
    const search = () => ask({ token }, 'GET', '/api/admin/user-search');
    expect(codeOf(await search())).toEqual([403, 'TWO_STEPS_REQUIRED']);
    await turnOn(bank().call, { token });
    expect((await search()).status).toBe(200);
    expect((await ask({ token }, 'GET', '/api/admin/own-rights')).body).toEqual({
      role: 'teller',
      rights: ['see-customers', 'work-cases', 'handle-money', 'restrict-customers'],
    });
    const { colleagues, invitations: after } = await listed();
    expect(after).toEqual([]);
    expect(colleagues).toContainEqual(
      expect.objectContaining({
        username: body.username,
        fullName: body.fullName,
        email,
        twoSteps: true,
        isYou: false,
        roles: [
          expect.objectContaining({ role: 'teller', reason: `Invited by ${staff().username}.` }),
        ],
      }),
    );
  });

  test('is reported to the inviter, so that a stranger with the mail is seen [T-06]', async () => {
    const { email, secret } = await invite(bank(), rosa());
    const body = acceptanceOf(secret);
    expectStatus(await accept(body), 201);
    await bank().worker.runAll();
    const told = (await bank().outbox()).filter((mail) => mail.includes(`To: ${rosa().email}`));
    expect(told.at(-1)).toContain(`${body.username} has accepted your invitation`);
    expect(told.at(-1)).toContain(email);
  });

  test('is told to every colleague by mail, as is each change of a role', async () => {
    const { email } = await invite(bank(), staff(), { role: 'approver' });
    const who = await colleague('viewer');
    expectStatus(await changeRole(staff(), who.id, 'auditor'), 200);
    await bank().worker.runAll();
    const toldTo = async (person: Person) =>
      (await bank().outbox())
        .filter((mail) => mail.includes(`To: ${person.email}`))
        .map((mail) => mail.replaceAll(/=\r?\n/g, ''))
        .join('');
    const told = await toldTo(rosa());
    expect(told).toContain(`${staff().username} has invited ${email} as an approver.`);
    expect(told).toContain(`${staff().username} has made ${who.username} an auditor.`);
    // The colleague whom it is about reads it in other words.
    expect(await toldTo(who)).not.toContain(`has made ${who.username}`);
    expect(await toldTo(who)).toContain('You are an auditor now');
    const viewer = await colleague('viewer');
    const { email: next } = await invite(bank(), staff(), { role: 'manager' });
    await bank().worker.runAll();
    expect(await toldTo(viewer)).toContain(`${staff().username} has invited ${next} as a manager.`);
    const toStaff = (await bank().outbox()).filter((mail) =>
      mail.includes(`Hello ${staff().username},`),
    );
    for (const mail of toStaff) expect(mail).not.toContain(`${staff().username} has invited`);
  });

  test('gets in once, also when the link is used twice at once [T-06]', async () => {
    const { secret } = await invite(bank(), staff());
    const both = await Promise.all([accept(acceptanceOf(secret)), accept(acceptanceOf(secret))]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 400]));
    expect(codeOf(await accept(acceptanceOf(secret)))).toEqual([400, 'INVITATION_INVALID']);
  });

  test('with a taken username reads so, and chooses another with the same link', async () => {
    const { secret } = await invite(bank(), staff());
    const taken = { ...acceptanceOf(secret), username: staff().username };
    expect(codeOf(await accept(taken))).toEqual([409, 'ALREADY_REGISTERED']);
    expectStatus(await accept(acceptanceOf(secret)), 201);
  });

  test('has 72 hours', async () => {
    const { secret, email } = await invite(bank(), staff());
    await bank().bank.db.query(
      `UPDATE staff_invitation SET expires_at = now() - interval '1 second' WHERE email = $1`,
      [email],
    );
    expect(codeOf(await accept(acceptanceOf(secret)))).toEqual([400, 'INVITATION_INVALID']);
    // One that is too old does not prevent a new one.
    const again = await invite(bank(), staff(), { email });
    expectStatus(await accept(acceptanceOf(again.secret)), 201);
  });

  test.each([
    [
      'it was withdrawn',
      async (by: Person) => {
        const { invitations } = await listed();
        const { _id } = invitations.find(
          ({ invitedBy }: { invitedBy: string }) => invitedBy === by.username,
        );
        const path = `/api/admin/colleagues/invitations/${_id}`;
        expectStatus(await ask(staff(), 'DELETE', path), 200);
        expect(codeOf(await ask(staff(), 'DELETE', path))).toEqual([404, 'INVITATION_NOT_FOUND']);
      },
    ],
    ['who sent it has another role', async (by: Person) => changeRole(staff(), by.id, 'viewer')],
    ['who sent it has left', async (by: Person) => endAccess(staff(), by.id)],
    [
      'the role of who sent it lost the right',
      async (by: Person) => {
        await bank().bank.db.query(
          `INSERT INTO staff_role SELECT user_id, version + 1, 'approver', set_by, set_at, reason
             FROM staff_role WHERE user_id = $1`,
          [by.id],
        );
      },
    ],
  ])('finds a dead link when %s', async (_, happen) => {
    const by = await colleague('manager');
    const { secret } = await invite(bank(), by);
    await happen(by);
    expect(codeOf(await accept(acceptanceOf(secret)))).toEqual([400, 'INVITATION_INVALID']);
  });

  test('is invited by an email of their own, and by one open link', async () => {
    const who = await customer();
    const send = (email: string) =>
      ask(staff(), 'POST', '/api/admin/colleagues/invitations', { email, role: 'viewer' });
    expect(codeOf(await send(who.email.toUpperCase()))).toEqual([409, 'EMAIL_TAKEN']);
    const { email } = await invite(bank(), staff());
    const twice = await Promise.all([send('two@larkmoor.example'), send('Two@larkmoor.example')]);
    expect(twice.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
    expect(codeOf(await send(email))).toEqual([409, 'INVITED_ALREADY']);
    expect(await invitationsTo(bank(), who.email)).toEqual([]);
  });
});

describe('a role', () => {
  test('is changed by a manager, with its reason, and counts for the next request', async () => {
    const who = await colleague('teller');
    const open = { token: who.token };
    expect((await ask(open, 'GET', '/api/admin/user-search')).status).toBe(200);
    expect((await changeRole(staff(), who.id, 'auditor')).body.message).toBe(
      `${who.username} is an auditor now.`,
    );
    expect(codeOf(await ask(open, 'GET', '/api/admin/user-search'))).toEqual([
      401,
      'NOT_SIGNED_IN',
    ]);
    const token = await bank().freshToken(who);
    expect((await ask({ token }, 'GET', '/api/admin/audit')).status).toBe(200);
    const { colleagues } = await listed();
    const { roles } = colleagues.find((one: { _id: string }) => one._id === who.id);
    expect(
      roles.map(({ role, setBy, reason }: Colleague['roles'][number]) => [
        role,
        setBy.name,
        reason,
      ]),
    ).toEqual([
      ['auditor', staff().username, 'A test'],
      ['teller', 'operator', 'Added by an operator on the server.'],
    ]);
    expect(codeOf(await changeRole(staff(), who.id, 'auditor'))).toEqual([409, 'ROLE_UNCHANGED']);
    await bank().worker.runAll();
    const mails = (await bank().outbox()).filter((one) => one.includes(`To: ${who.email}`));
    expect(mails).toContainEqual(expect.stringContaining('You are an auditor now'));
  });

  test('of oneself is changed by a colleague alone', async () => {
    expect(codeOf(await changeRole(staff(), staff().id, 'viewer'))).toEqual([409, 'OWN_PERSON']);
    expect(codeOf(await endAccess(staff(), staff().id))).toEqual([409, 'OWN_PERSON']);
  });

  test('is none of a customer', async () => {
    const who = await customer();
    expect(codeOf(await changeRole(staff(), who.id, 'manager'))).toEqual([
      404,
      'COLLEAGUE_NOT_FOUND',
    ]);
    expect(codeOf(await endAccess(staff(), who.id))).toEqual([404, 'COLLEAGUE_NOT_FOUND']);
  });
});

describe('a colleague who leaves', () => {
  test('logs in no more, holds no case, and stays in the trail by name', async () => {
    const who = await colleague('teller');
    const writer = await customer();
    const form = new FormData();
    form.set('subject', 'Hours');
    form.set('message', 'Open?');
    const { body } = await bank().call('POST', '/api/users/messages', {
      token: writer.token,
      form,
    });
    const { _id } = body.conversation;
    expectStatus(await take('message', _id, who), 200);
    expectStatus(await endAccess(staff(), who.id), 200);
    expect(codeOf(await ask(who, 'GET', '/api/admin/queues'))).toEqual([401, 'NOT_SIGNED_IN']);
    const { status } = await bank().call('POST', '/api/users/login', {
      body: { username: who.username, email: who.username, password: who.password },
    });
    expect(status).toBe(401);
    expectStatus(await take('message', _id, rosa()), 200);
    const { colleagues } = await listed();
    expect(colleagues.map((one: { _id: string }) => one._id)).not.toContain(who.id);
    const trail = await ask(staff(), 'GET', `/api/admin/audit?action=case.taken`);
    expect(JSON.stringify(trail.body)).toContain(who.username);
    expect(codeOf(await endAccess(staff(), who.id))).toEqual([404, 'COLLEAGUE_NOT_FOUND']);
  });
});

describe('a member of the staff who is a customer too', () => {
  const link = (who: Person, id: string, username = '') =>
    ask(who, 'PUT', `/api/admin/colleagues/${id}/own-customer`, { username });
  const answer = (who: Person, verb: 'confirm' | 'decline') =>
    ask(who, 'POST', `/api/admin/own-customer/${verb}`);
  const linked = async (who: Person, username: string) => {
    expectStatus(await link(staff(), who.id, username), 202);
    expectStatus(await answer(who, 'confirm'), 200);
  };

  test('neither opens nor touches the own account at the desk; colleagues do [S-34]', async () => {
    const [who, own] = [await colleague('manager'), await customer(10)];
    await linked(who, own.username);
    const { body } = await ask(own, 'POST', '/api/loans', {
      loanAmount: 5_000,
      loanPurpose: 'auto',
      loanTerm: 12,
      income: 54_000,
      employmentStatus: 'employed',
      creditScore: 720,
    });
    const credit = {
      accountName: 'Savings Account',
      amount: 5,
      senderAccount: 'Estate',
      recipientBank: 'Larkmoor Bank',
      reference: 'For me',
      transferDate: '2026-11-20T10:00:00Z',
    };
    const { rows: before } = await bank().bank.db.query('SELECT count(*) FROM journal');
    for (const [method, path, sent] of [
      ['GET', `/api/admin/users/${own.id}`],
      ['GET', `/api/admin/users/${own.id}/transactions`],
      ['GET', `/api/admin/users/${own.id}/sessions`],
      ['PUT', `/api/admin/users/suspend/${own.id}`],
      ['PUT', `/api/admin/users/${own.id}/accounts/fund`, credit],
      ['GET', `/api/admin/loans/${body.loan._id}`],
      ['POST', `/api/admin/queues/loan/${body.loan._id}/take`],
    ] as const)
      expect([path, ...codeOf(await ask(who, method, path, sent))]).toEqual([
        path,
        403,
        'OWN_ACCOUNT',
      ]);
    expect((await bank().bank.db.query('SELECT count(*) FROM journal')).rows).toEqual(before);
    expectStatus(await ask(rosa(), 'GET', `/api/admin/users/${own.id}`), 200);
    expectStatus(await take('loan', body.loan._id, rosa()), 200);
    expectStatus(await ask(own, 'GET', '/api/users/accounts'), 200);
  });

  test('neither releases a payment to the own account nor judges a report about one', async () => {
    const { db, clock } = bank().bank;
    const since = clock.businessNow().subtract({ hours: 1 });
    await setPolicy(db, 'review', { aboveMinor: 100_000 }, since);
    const [who, own, payer] = [await colleague('manager'), await customer(), await customer(3_000)];
    const payOwn = async (amount: number) => {
      const to = { name: own.username, account: own.checking.number };
      const body = localTransferBody(payer, to, amount);
      return (await ask(payer, 'POST', '/api/transfers/local', body)).body.transfer._id;
    };
    const [held, free] = [await payOwn(1_001), await payOwn(1_002)];
    const { _id: waits } = await reportedBy(payer, held);
    const { _id: paid } = await reportedBy(payer, await payOwn(10));
    // Taken before a manager said who they are.
    expectStatus(await take('payment', held, who), 200);
    await linked(who, own.username);
    const { rows: before } = await db.query('SELECT count(*) FROM journal');
    for (const [method, path, sent] of [
      ['GET', `/api/admin/payment-reviews/${held}`],
      ['POST', `/api/admin/queues/payment/${held}/take`],
      ['POST', `/api/admin/queues/payment/${free}/take`],
      ['POST', `/api/admin/queues/payment/${free}/take-over`, { reason: 'Mine' }],
      ['POST', `/api/admin/payment-reviews/${held}/approve`],
      ['POST', `/api/admin/payment-reviews/${held}/decline`, { reason: 'RECIPIENT_DOUBTFUL' }],
      ['GET', `/api/admin/disputes/${paid}`],
      ['POST', `/api/admin/queues/dispute/${paid}/take`],
      ['POST', `/api/admin/queues/dispute/${waits}/take`],
    ] as const)
      expect([path, ...codeOf(await ask(who, method, path, sent))]).toEqual([
        path,
        403,
        'OWN_ACCOUNT',
      ]);
    expect((await db.query('SELECT count(*) FROM journal')).rows).toEqual(before);
    expectStatus(await take('payment', free, rosa()), 200);
    expectStatus(await ask(rosa(), 'POST', `/api/admin/payment-reviews/${free}/approve`), 200);
    expect(await balanceOf(own, 'Checking Account')).toBe(1_012);
    expect(codeOf(await ask(who, 'GET', `/api/admin/payment-reviews/${free}`))).toEqual([
      403,
      'OWN_ACCOUNT',
    ]);
  });

  test('says so of oneself, and is freed by a colleague alone', async () => {
    const [who, own] = [await colleague('manager'), await customer()];
    expectStatus(await link(who, who.id, own.username), 200);
    expect(codeOf(await link(who, who.id))).toEqual([409, 'OWN_PERSON']);
    expect(codeOf(await ask(who, 'GET', `/api/admin/users/${own.id}`))).toEqual([
      403,
      'OWN_ACCOUNT',
    ]);
    expect(codeOf(await ask(who, 'DELETE', `/api/admin/users/${own.id}`))).toEqual([
      403,
      'OWN_ACCOUNT',
    ]);
    expectStatus(await link(staff(), who.id), 200);
    expectStatus(await ask(who, 'GET', `/api/admin/users/${own.id}`), 200);
    for (const username of ['nobody.of.this.name', staff().username])
      expect(codeOf(await link(staff(), who.id, username))).toEqual([404, 'CUSTOMER_UNKNOWN']);
  });
});

describe('the last manager', () => {
  const managers = async () =>
    (await listed()).colleagues
      .filter(({ roles }: { roles: { role: string }[] }) => roles[0]?.role === 'manager')
      .map(({ username }: { username: string }) => username);

  test('stays one: of two who remove each other at once, one stays [S-34]', async () => {
    for (const name of await managers())
      if (![staff().username, rosa().username].includes(name)) {
        const { colleagues } = await listed();
        const { _id } = colleagues.find((one: { username: string }) => one.username === name);
        expectStatus(await endAccess(staff(), _id), 200);
      }
    const both = await Promise.all([
      changeRole(staff(), rosa().id, 'teller'),
      changeRole(rosa(), staff().id, 'teller'),
    ]);
    expect(both.map(({ status }) => status)).toContain(200);
    const [last, ...others] = (
      await bank().bank.db.query<{ username: string }>(
        `SELECT username FROM users u WHERE role = 'admin' AND deleted_at IS NULL
          AND (SELECT role FROM staff_role r WHERE r.user_id = u.id ORDER BY version DESC LIMIT 1)
            = 'manager'`,
      )
    ).rows;
    expect([last?.username, others]).toEqual([expect.any(String), []]);
  });

  test('stays one, also when a colleague of another role may manage', async () => {
    const { db, clock } = bank().bank;
    const roles: Policy<'roles'> = {
      viewer: ['see-customers'],
      teller: ['see-customers', 'manage-colleagues'],
      approver: [],
      manager: ['see-customers', 'change-terms', 'manage-colleagues'],
      auditor: [],
    };
    await setPolicy(db, 'roles', roles, clock.businessNow().subtract({ minutes: 1 }));
    const { rows } = await db.query<{ id: string }>(
      `SELECT id FROM users u WHERE role = 'admin' AND deleted_at IS NULL AND (SELECT role
        FROM staff_role r WHERE r.user_id = u.id ORDER BY version DESC LIMIT 1) = 'manager'`,
    );
    const teller = await colleague('teller');
    const last = rows[0]?.id ?? '';
    expect(codeOf(await changeRole(teller, last, 'viewer'))).toEqual([409, 'LAST_MANAGER']);
    expect(codeOf(await endAccess(teller, last))).toEqual([409, 'LAST_MANAGER']);
  });
});
