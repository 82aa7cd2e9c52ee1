import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { findTrail } from '../../server/staff/admin/audit-trail-store.ts';
import type { Queryable } from '../../server/db/database.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';

let testBank: TestBank;
const asStaff = (path: string) => testBank.call('GET', path, { token: testBank.cast.admin.token });

interface Line {
  _id: string;
  action: string;
  actor: { kind: string; name: string };
  person: { username: string } | null;
  journal: string | null;
  requestId: string;
  address: string;
}

const linesOf = async (query: string): Promise<Line[]> =>
  (await asStaff(`/api/admin/audit?${query}`)).body.events;

let paymentId = '';

beforeAll(async () => {
  testBank = await openTestBank();
  const { alice, bruno } = testBank.cast;
  const body = localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 5, {
    reference: '=HYPERLINK("x")',
  });
  const paid = await testBank.call('POST', '/api/transfers/local', { token: alice.token, body });
  paymentId = paid.body.transfer._id;
  await asStaff(`/api/admin/users/${alice.id}`);
  await asStaff(`/api/admin/users/${bruno.id}/cards`);
});
afterAll(() => testBank.close());

describe('the trail', () => {
  test('says who did what to whom, when, from where, and leads to the journal [S-58 D-78 L-343]', async () => {
    const [line] = await linesOf('action=transfer.created');
    expect(line).toMatchObject({
      actor: { kind: 'customer', name: 'alice.ames' },
      person: { username: 'alice.ames' },
      address: '127.0.0.1',
    });
    expect(line?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    const { rows } = await testBank.bank.db.query<{ journalId: string }>(
      'SELECT journal_id AS "journalId" FROM transfer WHERE id = $1',
      [paymentId],
    );
    expect(line?.journal).toBe(rows[0]?.journalId);
  });

  test('is narrowed down by person, actor, action and days, by name, e-mail or ID [D-78 L-343]', async () => {
    const { alice, bruno, admin } = testBank.cast;
    for (const person of [bruno.id, bruno.id.toUpperCase(), 'BRUNO.BELL', bruno.email]) {
      const lines = await linesOf(`person=${encodeURIComponent(person)}&actor=${admin.username}`);
      expect(lines.some(({ action }) => action === 'user.cards_viewed')).toBe(true);
      for (const { actor, person: about } of lines)
        expect([actor.name, about?.username]).toEqual([admin.username, 'bruno.bell']);
    }
    expect(
      (await linesOf(`actor=${alice.id}`)).every(({ actor }) => actor.name === 'alice.ames'),
    ).toBe(true);
    const today = testBank.bank.clock.businessDay();
    expect((await linesOf(`action=user.viewed&from=${today}&to=${today}`)).length).toBeGreaterThan(
      0,
    );
    expect(await linesOf('action=user.viewed&to=2001-01-01')).toEqual([]);
  });

  test.each([
    ['person=nobody.here', 'No one has this username, email or ID.'],
    ['actor=nobody.here', 'No one has this username, email or ID.'],
    ['from=2026-02-02&to=2026-02-01', 'The start date can’t be after the end date.'],
    ['action=drop%20table', 'An action reads like user.suspended.'],
    ['limit=201', 'Limit must be a whole number from 1 to 200.'],
  ])('%s is refused in words', async (query, text) => {
    const { status, body } = await asStaff(`/api/admin/audit?${query}`);
    expect([status, body.message]).toEqual([400, text]);
  });

  test('is paged without gap or repetition while lines are added', async () => {
    const { rows } = await testBank.bank.db.query<{ id: string }>(
      'SELECT id FROM audit_event ORDER BY at DESC, id DESC',
    );
    const seen: string[] = [];
    let query = 'limit=3';
    for (let pages = 0; pages < 200 && seen.length < rows.length; pages += 1) {
      const { body } = await asStaff(`/api/admin/audit?${query}`);
      seen.push(...body.events.map(({ _id }: Line) => _id));
      if (!body.more) break;
      query = `limit=3&before=${seen.at(-1)}`;
    }
    // Each look adds a line at the top, which the pages below it never show.
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  test('knows its actions', async () => {
    const { body } = await asStaff('/api/admin/audit/actions');
    expect(body.actions).toEqual(
      expect.arrayContaining(['transfer.created', 'user.signed_in', 'user.viewed']),
    );
    expect(body.actions).toEqual(body.actions.toSorted());
  });

  test('a look at it, and an export of it, are lines of their own', async () => {
    const { bruno } = testBank.cast;
    await asStaff(`/api/admin/audit?person=${bruno.username}`);
    await asStaff(`/api/admin/audit/export?action=user.viewed`);
    const { rows } = await testBank.bank.db.query(
      `SELECT action, subject, details FROM audit_event WHERE action LIKE 'audit.%'
        ORDER BY at DESC, id DESC LIMIT 2`,
    );
    expect(rows).toEqual([
      { action: 'audit.exported', subject: 'audit', details: { action: 'user.viewed' } },
      { action: 'audit.viewed', subject: `user:${bruno.id}`, details: {} },
    ]);
  });

  test('is exported as CSV that no spreadsheet calculates [S-51 D-78 L-343]', async () => {
    const answer = await asStaff('/api/admin/audit/export?action=transfer.created&bom=true');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment');
    const [head, ...lines] = answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(head).toBe(
      '"Event ID","Day","Time","At","Actor","Actor ID","Action","Subject","Person","Person ' +
        'ID","Journal","Request ID","Address","Details"',
    );
    expect(lines).toHaveLength(1);
    // An address is kept as text by a formula of ours that says it again.
    for (const field of lines[0]?.split('","') ?? [])
      expect(field).not.toMatch(/^"?(?:[+\-@]|=(?!""))/);
  });

  test('shows all that a customer did, newest first, also to other people', async () => {
    const { db } = testBank.bank;
    const { alice, bruno } = testBank.cast;
    const actor = `customer:${alice.id}`;
    const all = async () =>
      (await findTrail(db, {}, { limit: 1_000 }))
        .filter((line) => line.actor === actor)
        .map(({ id }) => id);
    const before = (await all()).length;
    await db.query(
      `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
       SELECT gen_random_uuid(), now() - n * interval '1 second', $1, 'transfer.created',
         CASE WHEN n % 2 = 0 THEN $2 ELSE 'transfer:' || gen_random_uuid() END, '', '', '{}'
           FROM generate_series(1, 6) AS n`,
      [actor, `user:${bruno.id}`],
    );
    const found = (await findTrail(db, { actor }, { limit: 1_000 })).map(({ id }) => id);
    expect(found).toEqual(await all());
    expect(found).toHaveLength(before + 6);
    const next = await findTrail(db, { actor }, { limit: 1_000, before: found[2] });
    expect(next.map(({ id }) => id)).toEqual(found.slice(3));
  });

  test('is read along an index for each question', async () => {
    const plans: string[] = [];
    const { db } = testBank.bank;
    const explained = {
      query: async (text: string, values: unknown[]) => {
        const { rows } = await db.query<Record<string, string>>(`EXPLAIN ${text}`, values);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return await db.query(text, values);
      },
    } as unknown as Queryable;
    await db.query(
      `INSERT INTO audit_event (id, at, actor, action, subject, request_id, address, details)
       SELECT gen_random_uuid(), now() - n * interval '1 minute',
         'customer:' || md5('c' || n % 500)::uuid, (ARRAY['transfer.created', 'user.signed_in',
         'card.issued'])[1 + n % 3],
         'user:' || md5('c' || n % 500)::uuid, '', '', '{}' FROM generate_series(1, 5000) AS n`,
    );
    const { alice, admin } = testBank.cast;
    const questions = [
      [{}, 'audit_event_by_time'],
      [{ personId: alice.id }, 'audit_event_by_person'],
      [{ actor: `admin:${admin.id}` }, 'audit_event_by_actor'],
      [{ actor: `customer:${alice.id}` }, 'audit_event_by_person'],
      [{ actor: `customer:${alice.id}` }, 'audit_event_by_actor'],
      [{ action: 'card.blocked' }, 'audit_event_by_action'],
    ] as const;
    for (const [filter, index] of questions) {
      await findTrail(explained, filter, { limit: 51 });
      // Each partition has its own, and they are read one after another.
      expect(plans.at(-1)).toContain(index.replace('event_', 'event_first_'));
      expect(plans.at(-1)).not.toContain('Seq Scan on audit_event');
    }
  });
});
