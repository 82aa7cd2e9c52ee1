import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { api } from '../../contract/api.ts';
import { defineRoute, type Route } from '../../contract/calls/route.ts';
import { injectedCalls } from '../../fixtures/bank-client.ts';
import { createApp } from '../../server/app.ts';
import { answerTo } from '../../server/http/bind-route.ts';
import { makeCases, type StaffCases } from '../support/one-of-each-case.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
let cases: StaffCases;
beforeAll(async () => {
  testBank = await openTestBank();
  await testBank.withoutLimits();
  cases = await makeCases(testBank);
  // The bank's own jobs write lines into the trail too.
  await testBank.stopJobs();
});
afterAll(() => testBank.close());

interface Line {
  action: string;
  actor: string;
  subject: string;
  details: Record<string, string>;
}

/** The answer, and the lines that this call added to the trail. */
async function lookAt(path: string, token: string | undefined = testBank.cast.admin.token) {
  const { db } = testBank.bank;
  const { rows: before } = await db.query<{ id: string }>('SELECT id FROM audit_event');
  const answer = await testBank.call('GET', path, token === undefined ? {} : { token });
  const { rows: trail } = await db.query<Line>(
    'SELECT action, actor, subject, details FROM audit_event WHERE NOT (id = ANY ($1::uuid[]))',
    [before.map(({ id }) => id)],
  );
  return { answer, trail };
}

const withoutToken = (path: string) => lookAt(path, '');

const looks = Object.entries<Route>(api).flatMap(([name, { path, look }]) =>
  look === undefined ? [] : [{ name, path, look }],
);

/** Queries without which these calls cannot be made. */
const queries: Record<string, string> = { listBookAccounts: '?code=2120' };

const pathOf = ({ name, path }: { name: string; path: string }) =>
  `${path.replace(/\{\w+\}/, cases.ids[name] ?? 'no such id')}${queries[name] ?? ''}`;

describe('every call that shows something to staff', () => {
  test.each(looks)(
    '$name leaves the line that its route names, or names no customer [S-58]',
    async ({ name, path, look }) => {
      const { alice, admin } = testBank.cast;
      const { answer, trail } = await lookAt(pathOf({ name, path }));
      expect(answer.status, `tests/support/one-of-each-case.ts makes what ${name} shows`).toBe(200);
      if ('namesNoCustomer' in look) {
        expect(trail).toEqual([]);
        for (const mark of [
          alice.id,
          alice.username,
          alice.email,
          'Alice Ames',
          alice.savings.number,
        ])
          expect(answer.bytes.toString()).not.toContain(mark);
        return;
      }
      expect(trail).toEqual([
        expect.objectContaining({ action: look[0], actor: `admin:${admin.id}` }),
      ]);
    },
  );

  test('is one of these: none of the staff’s calls is left out', () => {
    expect(looks.map(({ name }) => name)).toEqual(
      Object.entries<Route>(api).flatMap(([name, { who, method }]) =>
        who === 'admin' && method === 'GET' ? [name] : [],
      ),
    );
    expect(looks.length).toBeGreaterThan(40);
  });

  test('that forgets its line is not answered [S-58]', async () => {
    const route = defineRoute({
      method: 'GET',
      path: '/api/admin/forgetful',
      who: 'admin',
      right: 'see-customers',
      look: ['users.listed'],
      summary: 'Shows customers, and records nothing.',
      answers: { 200: z.strictObject({ name: z.string() }) },
      refusals: [],
    });
    const { bank, worker, cast } = testBank;
    const app = await createApp({ bank, worker, webFolder: undefined });
    answerTo(route, async () => ({ name: 'Alice Ames' }))(app, bank);
    const { status, body } = await injectedCalls(app)('GET', route.path, {
      token: cast.admin.token,
    });
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(body)).not.toContain('Alice');
    await app.close();
  });
});

describe('the line of a list', () => {
  test('is one however long the list is: how many rows, and whom they name', async () => {
    const { alice, admin } = testBank.cast;
    const { answer, trail } = await lookAt('/api/admin/users');
    expect(trail).toEqual([
      {
        action: 'users.listed',
        actor: `admin:${admin.id}`,
        subject: 'users',
        details: {
          rows: String(answer.body.length),
          people: answer.body.map(({ _id }: { _id: string }) => _id).join(' '),
        },
      },
    ]);
    const { trail: searched } = await lookAt('/api/admin/outside-payments?search=Fenland%20Mutual');
    expect(searched).toMatchObject([
      {
        action: 'outside_payments.searched',
        details: { searched: 'Fenland Mutual', people: alice.id },
      },
    ]);
  });

  test('names a hundred customers at most', async () => {
    const { db } = testBank.bank;
    const newcomer =
      "jsonb_build_object('id', gen_random_uuid(), 'username', 'many' || n, 'username_key', " +
      "'many' || n, 'email', 'many' || n, 'email_key', 'many' || n)";
    await db.query(
      `INSERT INTO users SELECT (jsonb_populate_record(users, ${newcomer})).*
        FROM users, generate_series(1, 120) AS n WHERE users.id = $1`,
      [testBank.cast.bruno.id],
    );
    const { answer, trail } = await lookAt('/api/admin/users');
    expect(answer.body.length).toBeGreaterThan(120);
    expect(trail[0]?.details['rows']).toBe(String(answer.body.length));
    expect(trail[0]?.details['people']?.split(' ')).toHaveLength(100);
  });
});

describe('the address of an ID document', () => {
  test('stands in no list [S-42]', async () => {
    const { answer } = await lookAt('/api/admin/users');
    const alice = answer.body.find(({ _id }: { _id: string }) => _id === testBank.cast.alice.id);
    expect([alice.idDocument, alice.profileImage]).toEqual([null, null]);
    for (const { name, path } of looks)
      expect(
        (await lookAt(pathOf({ name, path }))).answer.bytes.toString().includes('/signed?'),
      ).toBe(name === 'getUserForStaff');
  });

  test('opens for the member of staff it was given to; each opening is a line [S-42]', async () => {
    const { alice, admin } = testBank.cast;
    const { answer } = await lookAt(`/api/admin/users/${alice.id}`);
    const address: string = answer.body.idDocument;
    for (const _ of ['once', 'again']) {
      const opened = await withoutToken(address);
      expect([opened.answer.status, opened.answer.headers['content-type']]).toEqual([
        200,
        'image/jpeg',
      ]);
      expect(opened.trail).toEqual([
        {
          action: 'file.viewed',
          actor: `admin:${admin.id}`,
          subject: `user:${alice.id}`,
          details: { file: address.split('/')[3], purpose: 'id_document' },
        },
      ]);
    }
    const other = await withoutToken(address.replace(admin.id, alice.id));
    expect([other.answer.status, other.trail]).toEqual([404, []]);
  });

  test('opened by its owner leaves no line', async () => {
    const { alice } = testBank.cast;
    const { answer } = await lookAt('/api/users/user', alice.token);
    const opened = await withoutToken(answer.body.idDocument);
    expect([opened.answer.status, opened.trail]).toEqual([200, []]);
  });
});
