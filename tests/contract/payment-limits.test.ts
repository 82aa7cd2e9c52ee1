import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../fixtures/bank-client.ts';
import { internationalTransferBody, localTransferBody } from '../../fixtures/people.ts';
import { useBankPerTest } from '../support/payments.ts';

const { bank, cast, pay, toBruno, balanceOf } = useBankPerTest();

const send = (path: string, body: unknown): Promise<Answer> =>
  bank().call('POST', path, { token: cast().alice.token, body });
const spent = async () => 10_000 - (await balanceOf(cast().alice));

/** Each kind of payment to others, 400.00 debited. */
const kinds = [
  () => pay(toBruno(400)),
  () =>
    send(
      '/api/transfers/international',
      internationalTransferBody({
        amount: 385,
        currency: 'USD',
        debitedAccount: cast().alice.savings.number,
      }),
    ),
  () =>
    send('/api/transfers/payBill', {
      recipientName: 'Harrow Lettings',
      recipientAccount: '310448207',
      amount: 400,
      debitedAccount: cast().alice.savings.number,
    }),
];

describe('limits are counted where the money is booked [S-32]', () => {
  beforeEach(() => {
    // A minute or a day that turned over in between would start its own count.
    vi.spyOn(bank().bank.clock, 'now').mockReturnValue(Temporal.Now.instant().round('millisecond'));
  });

  test('the eleventh payment of a minute waits, whatever it pays', async () => {
    const one = [];
    for (let count = 0; count < 4; count += 1) one.push(await pay(toBruno(1)));
    expect(one.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? pay(toBruno(1))
          : send('/api/transfers/payBill', {
              recipientName: 'Harrow',
              recipientAccount: '310448207',
              amount: 1,
              debitedAccount: cast().alice.savings.number,
            }),
      ),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(6);
    const slowed = many.filter(({ status }) => status !== 201);
    for (const { status, body, headers } of slowed)
      expect([status, body.code, headers['retry-after']]).toEqual([429, 'TOO_MANY_PAYMENTS', '60']);
    expect(await spent()).toBe(10);
  });

  test('without a PIN 2,500 a day leaves, however many calls are sent at once [L-259]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => kinds.map((payOne) => payOne())).flat(),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(6);
    for (const answer of answers)
      if (answer.status !== 201)
        expect([answer.status, answer.body.code]).toEqual([422, 'DAILY_LIMIT']);
    expect(await spent()).toBe(2_400);
  });
});

test('an answer does not show whether an account number is in use [S-31]', async () => {
  const { alice, bruno } = cast();
  const to = (account: string) => localTransferBody(alice, { name: 'Bruno Bell', account }, 5);
  const [known, unknown] = [await pay(to(bruno.checking.number)), await pay(to('999999998'))];
  const shape = ({ status, body }: Answer) => ({
    status,
    names: Object.keys(body),
    transfer: Object.entries(body.transfer).map(([name, value]) => [name, typeof value]),
  });
  expect(known.status).toBe(201);
  expect(shape(unknown)).toEqual(shape(known));
  expect(JSON.stringify(known.body)).not.toContain(bruno.id);
});
