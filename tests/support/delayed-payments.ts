import type { Answer } from '../../fixtures/bank-client.ts';
import { expectStatus, localTransferBody, type Customer } from '../../fixtures/people.ts';
import { billBody } from './bills.ts';
import { useSharedDesk } from './shared-bank.ts';

export const securityPin = '4711';
export type Who = Pick<Customer, 'token'>;

let accounts = 200_000_000;
/** A payee at another bank whom no test has paid before. */
export const someone = () => ({
  name: 'Cleo Hart',
  routing: '021000021',
  bank: 'Orchard Savings',
  account: String((accounts += 1)),
});

/** The shared desk, and customers who pay from devices that they have not used before. */
export function useDelayedPayments() {
  const desk = useSharedDesk();
  const { bank, ask, customer, mailsTo } = desk;

  /** Makes a customer with an old PIN and nothing else. */
  async function payer(savings = 9_800) {
    const who = await customer(savings);
    expectStatus(await ask(who, 'POST', '/api/approvals/pin', { securityPin }), 201);
    await bank().bank.db.query(
      `UPDATE security_pin SET set_at = set_at - interval '10 days' WHERE user_id = $1`,
      [who.id],
    );
    return who;
  }

  /** A payer whose address is theirs, so that a mailed reset leaves them their PIN. */
  async function owner(): Promise<Customer> {
    const who = await payer();
    await bank().bank.db.query('UPDATE users SET email_confirmed_at = created_at WHERE id = $1', [
      who.id,
    ]);
    return who;
  }

  let devices = 0;
  /** A login from a device that this customer has not used before. */
  async function onNewDevice({ username, password }: Customer, proof: object = {}): Promise<Who> {
    devices += 1;
    const { token } = expectStatus(
      await bank().call('POST', '/api/users/login', {
        body: { username, password, ...proof },
        headers: { 'user-agent': `Somebody’s phone ${devices}` },
      }),
      200,
    ).body;
    return { token };
  }

  async function pay(
    who: Who,
    call: string,
    body: object,
    { key, proof = { securityPin } }: { key?: string; proof?: object } = {},
  ): Promise<Answer> {
    const approved = await ask(who, 'POST', '/api/approvals', { ...proof, order: { call, body } });
    if (approved.status !== 201) return approved;
    return await bank().call('POST', `/api/${call}`, {
      token: who.token,
      body,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });
  }
  const payLocally = (who: Who, from: Customer, amount: number, to = someone(), extra = {}) =>
    pay(who, 'transfers/local', localTransferBody(from, to, amount, extra));

  /** A bill that comes every week. */
  const weekly = (who: Customer, amount: number, extra = {}) =>
    billBody(amount, {
      debitedAccount: who.savings.number,
      paymentType: 'Recurring',
      frequency: 'weekly',
      ...extra,
    });

  const hoursAhead = (hours: number) => bank().bank.clock.businessNow().add({ hours }).toString();
  /** Hours from now until an order leaves. */
  const waitOf = ({ transferDate }: { transferDate: string }) =>
    Math.round(
      Temporal.Instant.from(transferDate).since(bank().bank.clock.businessNow()).total('hours'),
    );
  const statusOf = async (who: Who, id: string) =>
    (await ask(who, 'GET', `/api/transfers/${id}`)).body.status;

  /** The sum that has left a customer's accounts for others, in cents. */
  async function sentBy({ id }: Customer): Promise<bigint> {
    const { rows } = await bank().bank.db.query<{ sent: bigint }>(
      `SELECT coalesce(sum(debited_usd_minor), 0)::int8 AS sent FROM transfer
        WHERE payer_id = $1 AND booked_at IS NOT NULL AND payee_id IS DISTINCT FROM payer_id`,
      [id],
    );
    return rows[0]?.sent ?? 0n;
  }

  /** The secret of the newest button that cancels. */
  async function cancelSecret(who: Customer): Promise<string | undefined> {
    const mails = (await mailsTo(who)).filter((mail) => mail.includes('/cancel-payment#token'));
    return /\/cancel-payment#token=3D([\w-]{43})/.exec(mails.at(-1) ?? '')?.[1];
  }
  const cancelByLink = (token: unknown) =>
    bank().call('POST', '/api/transfers/cancel-by-link', { body: { token } });

  return {
    ...desk,
    payer,
    owner,
    onNewDevice,
    pay,
    payLocally,
    weekly,
    sentBy,
    hoursAhead,
    waitOf,
    statusOf,
    cancelSecret,
    cancelByLink,
  };
}
