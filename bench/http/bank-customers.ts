import { randomBytes, randomUUID } from 'node:crypto';
import { bankFacts } from '../../config/bank.ts';
import type { Database, Tx } from '../../server/db/database.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import type { PostingPlan } from '../../server/ledger/plan.ts';
import { postWithin } from '../../server/ledger/postgresql/post.ts';
import { hashSecret } from '../../server/base/digest.ts';
import { createSessionToken } from '../../server/people/users/session-token.ts';
import {
  type Authenticator,
  createAuthenticator,
  type KeptPasskey,
} from '../../tests/support/authenticator.ts';
import { createConnection, type RawAnswer } from './keep-alive-connection.ts';

const startMinor = 1_000_000_000n;

/** Kept by a signed-in customer's browser: the token and the cookie its session is paired with. */
export interface LoadCustomer {
  token: string;
  cookie: string;
  account: string;
  /** The passkey that their orders are signed with; none where they have a PIN or sign nothing. */
  passkey?: KeptPasskey;
}

interface NewCustomer extends LoadCustomer {
  id: string;
  accountId: string;
}

const newCustomer = (number: number): NewCustomer => ({
  id: randomUUID(),
  accountId: randomUUID(),
  token: createSessionToken(),
  cookie: randomBytes(32).toString('base64url'),
  account: String(number),
});

async function insertPeople(tx: Tx, customers: readonly NewCustomer[]): Promise<void> {
  const ids = customers.map(({ id }) => id);
  const accountIds = customers.map(({ accountId }) => accountId);
  // Not signed in by password: two thousand hashes would take a minute and measure nothing.
  await tx.query(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role,
      created_at)
     SELECT id, 'c' || n, 'c' || n, 'c' || n || '@mail.example', 'c' || n || '@mail.example',
       'none', 'user', now()
     FROM unnest($1::uuid[], $2::text[]) AS person (id, n)`,
    [ids, customers.map(({ account }) => account)],
  );
  await tx.query('INSERT INTO owner (id) SELECT unnest($1::uuid[])', [ids]);
  await tx.query(
    `INSERT INTO account (id, gl_code, owner_id, currency) SELECT account, '2120', owner, 'USD'
      FROM unnest($1::uuid[], $2::uuid[]) AS pair (account, owner)`,
    [accountIds, ids],
  );
  await tx.query(
    `INSERT INTO customer_account (account_id, user_id, number, kind, opened_at)
      SELECT account, owner, number, 'savings', now()
     FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS opened (account, owner, number)`,
    [accountIds, ids, customers.map(({ account }) => account)],
  );
  await tx.query(
    `INSERT INTO session (id, token_hash, user_id, auth_epoch, cookie_hash, remembered, created_at,
      last_seen_at, password_checked_at, address, device)
     SELECT gen_random_uuid(), token, owner, 1, cookie, false, now(), now(), now(), '127.0.0.1',
       'bench' FROM unnest($1::uuid[], $2::bytea[], $3::bytea[]) AS opened (owner, token, cookie)`,
    [
      ids,
      customers.map(({ token }) => hashSecret(token)),
      customers.map(({ cookie }) => hashSecret(cookie)),
    ],
  );
}

function fundingOf({ accountId }: NewCustomer): PostingPlan {
  return {
    claimId: randomUUID(),
    payloadHash: '00'.repeat(32),
    requestId: 'bench',
    preconditions: [],
    journal: {
      kind: 'funding',
      actor: 'system:bench',
      channel: 'job',
      valueDate: '2026-11-21',
      businessDate: '2026-11-21',
      bookedAt: new Date().toISOString(),
      reference: 'Opening deposit',
      memo: '',
      legs: [
        { accountId: bankAccountId('staff_funding', 'USD'), amountMinor: -startMinor },
        { accountId, amountMinor: startMinor },
      ],
    },
    activities: [],
    sideRows: [],
    answer: null,
  };
}

/** The number of the first account of each kind of customer: who sign nothing, or with this. */
export const populations = {
  nothing: 700_000_000,
  pin: 800_000_000,
  passkey: 900_000_000,
} as const;

/** Signed-in customers, each well off. @param first the number of the first one's account */
export async function openLoadCustomers(
  db: Database,
  { first, count }: { first: number; count: number } = {
    first: populations.nothing,
    count: 2_000,
  },
): Promise<LoadCustomer[]> {
  const customers = Array.from({ length: count }, (_, index) => newCustomer(first + index));
  await db.tx(async (tx) => {
    await insertPeople(tx, customers);
    await postWithin(tx, customers.map(fundingOf));
  });
  await db.query('VACUUM ANALYZE');
  return customers.map(({ token, cookie, account }) => ({ token, cookie, account }));
}

/** A PIN that the bank takes: neither simple nor one of the most used. */
const securityPin = '4711';

/** Gives each customer the PIN that their orders are signed with, as their own page would. */
export async function chooseTheirPins(
  origin: string,
  customers: readonly LoadCustomer[],
): Promise<void> {
  const connection = createConnection(Number(new URL(origin).port));
  for (const customer of customers) {
    const asked = { path: 'approvals/pin', body: { securityPin } };
    expectDone(await connection.send(request(origin, customer, asked)));
  }
  connection.close();
}

/** @throws {Error} where an answer of the bank is no success. */
export function expectDone({ status, body }: RawAnswer): RawAnswer {
  if (status !== 200 && status !== 201)
    throw new Error(`a request of the benchmark was answered with ${status}: ${body.toString()}`);
  return { status, body };
}

/** Gives each customer a passkey, as their own page and device would. */
export async function makeTheirPasskeys(
  origin: string,
  customers: readonly LoadCustomer[],
): Promise<LoadCustomer[]> {
  const connection = createConnection(Number(new URL(origin).port));
  const made: LoadCustomer[] = [];
  for (const customer of customers) {
    const ask = async (path: string, body: unknown) =>
      JSON.parse(
        expectDone(
          await connection.send(request(origin, customer, { path, body })),
        ).body.toString(),
      );
    const device = createAuthenticator(pageOf(origin));
    const { options } = await ask('users/passkeys/begin', {});
    await ask('users/passkeys', { name: 'Phone', credential: device.create(options) });
    made.push({ ...customer, passkey: device.kept() });
  }
  connection.close();
  return made;
}

/** The address that a passkey belongs to: the one that a server has without a setting. */
export const pageOf = (origin: string): string => `http://localhost:${new URL(origin).port}`;

interface Order {
  from: LoadCustomer;
  to: LoadCustomer;
}

/** An approval is of one order, so no two orders of a person name the same moment. */
const aMomentAgo = () => new Date(Date.now() - Math.random() * 60_000).toISOString();

const orderOf = ({ from, to }: Order) => ({
  recipientName: 'Bruno Bell',
  recipientAccount: to.account,
  recipientBank: bankFacts.name,
  recipientRouting: bankFacts.routingNumber,
  amount: 0.01,
  transferType: 'Personal',
  transferDate: aMomentAgo(),
  reference: 'Rent',
  debitedAccount: from.account,
});

/** A request as the bank's own page sends it, up to its key and body. */
function request(
  origin: string,
  { token, cookie }: LoadCustomer,
  { path, body: content, approval }: { path: string; body: unknown; approval?: object },
): string {
  const body = JSON.stringify(content);
  const lines = [
    `POST /api/${path} HTTP/1.1`,
    `Host: ${new URL(origin).host}`,
    `Authorization: Bearer ${token}`,
    `Cookie: larkmoor=${cookie}`,
    `Idempotency-Key: ${randomUUID()}`,
    ...(approval ? [`Approval: ${JSON.stringify(approval)}`] : []),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

export const transferRequest = (origin: string, from: LoadCustomer, to: LoadCustomer): string =>
  request(origin, from, { path: 'transfers/local', body: orderOf({ from, to }) });

type Send = (request: string) => Promise<RawAnswer>;

/** Orders a transfer, signed with the PIN or with the passkey of this device, as our page does. */
export async function sendSignedTransfer(
  origin: string,
  { from, to }: Order,
  { send, device }: { send: Send; device: Authenticator | undefined },
): Promise<void> {
  const body = orderOf({ from, to });
  const pay = (approval: object) =>
    send(request(origin, from, { path: 'transfers/local', body, approval }));
  if (device) {
    const asked = { path: 'approvals/begin', body: { order: { call: 'transfers/local', body } } };
    const begun = JSON.parse((await send(request(origin, from, asked))).body.toString());
    const passkey = { nonce: begun.nonce, credential: device.get(begun.options) };
    await pay({ passkey });
  } else await pay({ securityPin });
}
