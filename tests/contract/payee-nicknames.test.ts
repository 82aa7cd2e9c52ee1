import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import {
  internationalTransferBody,
  localTransferBody,
  type Customer,
  type Person,
} from '../../fixtures/people.ts';
import { atOnce, refusalOf, statuses } from '../support/answers.ts';
import { billBody } from '../support/bills.ts';
import { listOrders } from '../support/many-orders.ts';
import { useSharedDesk } from '../support/shared-bank.ts';
import { halfAYearAhead } from '../support/half-a-year-ahead.ts';

const { bank, ask, customer } = useSharedDesk();

type Asker = Pick<Person, 'token'>;
const name = (who: Asker, id: string, nickname: unknown) =>
  ask(who, 'PUT', `/api/transfers/${id}/nickname`, { nickname });
const unname = (who: Asker, id: string) => ask(who, 'DELETE', `/api/transfers/${id}/nickname`);

const pay = (who: Customer, call: string, body: Record<string, unknown>) =>
  bank().call('POST', `/api/transfers/${call}`, { token: who.token, body });
async function payBruno(who: Customer, more = {}): Promise<string> {
  const { bruno } = bank().cast;
  const to = { name: 'Bruno Vega', account: bruno.checking.number };
  const { body } = await pay(who, 'local', { ...localTransferBody(who, to, 5), ...more });
  return body.transfer._id;
}

const namesIn = (listed: readonly { recipientName: string; nickname: string | null }[]) =>
  listed.map(({ recipientName, nickname }) => `${recipientName}: ${nickname}`);
const recipientsOf = async (who: Asker) =>
  (await ask(who, 'GET', '/api/transfers/recipients')).body.recipients;
const listOf = async (who: Asker) =>
  (await ask(who, 'GET', '/api/transfers/transactions?limit=50')).body.transfers;

test('a nickname counts for the account, in every list, and the order keeps its own name [D-39]', async () => {
  const who = await customer(1_000);
  const first = await payBruno(who, { recipientName: 'B. Vega' });
  const later = await payBruno(who, { transferDate: halfAYearAhead().toString() });
  const abroad = await pay(who, 'international', {
    ...internationalTransferBody({ debitedAccount: who.checking.number }),
    debitedAccount: who.savings.number,
  });
  const bill = await pay(
    who,
    'payBill',
    billBody(5, {
      paymentType: 'Recurring',
      frequency: 'monthly',
      debitedAccount: who.savings.number,
    }),
  );
  expect([abroad.status, bill.status]).toEqual([201, 201]);
  expect((await name(who, first, '  Big brother 👋  ')).body.message).toBe(
    'B. Vega is shown to you as “Big brother 👋”.',
  );
  await name(who, bill.body.transfer._id, 'Landlord');
  await name(who, abroad.body.transfer._id, 'Aunt');

  const aunt = abroad.body.transfer.recipientName;
  const paid = [
    'Harrow Street Lettings: Landlord',
    `${aunt}: Aunt`,
    'Bruno Vega: Big brother 👋',
    'B. Vega: Big brother 👋',
  ];
  // The last one is what the bank gave.
  expect(namesIn(await listOf(who))).toEqual([...paid, expect.stringMatching(/: null$/)]);
  expect(namesIn(await recipientsOf(who))).toEqual(paid);
  const coming = (await ask(who, 'GET', '/api/transfers/scheduled')).body;
  expect(namesIn(coming.transfers)).toEqual(['Bruno Vega: Big brother 👋']);
  expect(namesIn(coming.schedules)).toEqual(['Harrow Street Lettings: Landlord']);
  expect((await ask(who, 'GET', `/api/transfers/${later}`)).body).toMatchObject({
    recipientName: 'Bruno Vega',
    nickname: 'Big brother 👋',
  });

  expect((await name(who, later, 'Bru')).status).toBe(200);
  expect((await ask(who, 'GET', `/api/transfers/${first}`)).body.nickname).toBe('Bru');
  const gone = [await unname(who, later), await unname(who, first)];
  expect(gone.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ask(who, 'GET', `/api/transfers/${first}`)).body.nickname).toBeNull();
});

test('a nickname is its customer’s alone: no other user reads it, and it is kept nowhere else [D-39]', async () => {
  const [who, other] = [await customer(1_000), await customer(1_000)];
  const { bruno, admin } = bank().cast;
  const id = await payBruno(who);
  await payBruno(other);
  const nickname = 'Zzyzx the ex';
  await name(who, id, nickname);
  await payBruno(who);
  const reported = await ask(who, 'POST', `/api/transfers/${id}/dispute`, {
    reason: 'NOT_MADE_BY_ME',
    whatHappened: 'I was abroad.',
  });
  const month = bank().bank.clock.businessDay().slice(0, 7);
  const pdf = async (url: string) => {
    const { rawPayload } = await bank().app.inject({
      url,
      headers: { authorization: `Bearer ${who.token}` },
    });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)));
    return text.join('\n');
  };
  const read = async (asker: Asker, path: string) => {
    const { status, body } = await ask(asker, 'GET', path);
    expect([path, status]).toEqual([path, 200]);
    return typeof body === 'string' ? body : JSON.stringify(body);
  };
  const seenByOthers = [
    await read(bruno, `/api/transfers/${id}`),
    await read(bruno, '/api/transfers/transactions?limit=50'),
    await read(other, '/api/transfers/recipients'),
    await read(other, '/api/transfers/transactions?limit=50'),
    await read(admin, `/api/admin/users/${who.id}/transactions?limit=50`),
    await read(admin, `/api/admin/disputes/${reported.body.dispute._id}`),
    await read(admin, '/api/admin/audit'),
    await read(who, '/api/transfers/transactions.csv'),
    await read(who, `/api/accounts/${who.savings.number}/entries.csv`),
    await pdf(`/api/transfers/${id}/receipt.pdf`),
    await pdf(`/api/transfers/${id}/receipt.pdf?for=others`),
    await pdf(`/api/statements/${who.savings.number}/${month}.pdf`),
  ];
  for (const text of seenByOthers) expect(text).not.toContain('Zzyzx');

  // Nor in a mail, in what waits to be mailed, in the trail or in an answer that is kept.
  const { db } = bank().bank;
  const { rows: tables } = await db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
      AND relnamespace = 'public'::regnamespace`,
  );
  const found: string[] = [];
  for (const { name: table } of tables) {
    const { rows } = await db.query(
      `SELECT FROM ${table} AS held WHERE held::text LIKE '%Zzyzx%' LIMIT 1`,
    );
    if (rows.length > 0) found.push(table);
  }
  expect(found).toEqual(['payee_nickname']);
});

test('said by many windows at once it is one nickname, and the trail says each change once', async () => {
  const who = await customer(1_000);
  const id = await payBruno(who);
  const same = await atOnce(5, () => name(who, id, 'Mom'));
  expect(statuses(same)).toEqual([200, 200, 200, 200, 200]);
  await atOnce(4, (index) => name(who, id, `Mom ${index}`));
  expect(namesIn(await recipientsOf(who))).toEqual([
    expect.stringMatching(/^Bruno Vega: Mom [0-3]$/),
  ]);
  await atOnce(3, () => unname(who, id));
  const { rows } = await bank().bank.db.query<{ action: string; count: bigint }>(
    `SELECT action, count(*) AS count FROM audit_event
      WHERE action LIKE 'payee.%' AND person_id = $1 GROUP BY action ORDER BY action`,
    [who.id],
  );
  expect(rows.map(({ action, count }) => `${action} ${count}`)).toEqual([
    'payee.nickname_removed 1',
    'payee.nicknamed 5',
  ]);
});

test('only a payee of an own order is named, by a short visible text, by an active customer', async () => {
  const who = await customer(1_000);
  const { carla, alice } = bank().cast;
  const id = await payBruno(who);
  const [got, moved] = await listOrders(bank().bank, who, [
    { kind: 'funding', payerId: null, payerAccountId: null, payeeId: who.id },
    { payeeId: who.id, payeeAccountId: who.checking._id },
  ]);
  const codeOf = async (answer: ReturnType<typeof name>) => refusalOf(await answer);
  expect([
    await codeOf(name(alice, id, 'Mom')),
    await codeOf(unname(alice, id)),
    await codeOf(name(who, got?.id ?? '', 'Mom')),
    await codeOf(name(who, moved?.id ?? '', 'Mom')),
    await codeOf(unname(who, moved?.id ?? '')),
    await codeOf(name(carla, id, 'Mom')),
  ]).toEqual([
    'TRANSFER_NOT_FOUND',
    'TRANSFER_NOT_FOUND',
    'TRANSFER_NOT_FOUND',
    'NO_PAYEE_TO_NAME',
    'NO_PAYEE_TO_NAME',
    'ACCOUNT_SUSPENDED',
  ]);
  const wrong = async (nickname: unknown) =>
    (await name(who, id, nickname)).body.fields?.nickname as string | undefined;
  expect([
    await wrong(''),
    await wrong(' \u200B '),
    await wrong(7),
    await wrong('m'.repeat(41)),
    await wrong('Mom\u202Egnp.exe'),
    await wrong('Mom\nDad'),
  ]).toEqual([
    'Nickname is required.',
    'Nickname is required.',
    'Nickname is required.',
    'At most 40 characters.',
    'Control characters are not allowed.',
    'Control characters are not allowed.',
  ]);
  expect(namesIn(await recipientsOf(who))).toEqual(['Bruno Vega: null']);
});
