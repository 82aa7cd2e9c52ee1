import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { localTransferBody } from '../../fixtures/people.ts';
import { systemContext } from '../../server/context.ts';
import { warnOfShortFunds } from '../../server/money/coming/warn-of-short-funds.job.ts';
import type { ComingMovement } from '../../contract/money/coming.ts';
import { billBody } from '../support/bills.ts';
import { loanCalls } from '../support/loans.ts';
import { useBankPerTest } from '../support/payments.ts';
import { nextYearLike2028 } from '../support/set-bank-clock.ts';

const { bank, cast, pay } = useBankPerTest();
const { paidOut, setClock } = loanCalls(bank);

/** Weekdays and holidays are those of 2028, and of the years with the same calendar. */
const year = nextYearLike2028();
const inYear = (rest: string) => `${year}-${rest}`;

const ask = async (path: string, { token } = cast().bruno) =>
  (await bank().call('GET', path, { token })).body;
const coming = async (who = cast().bruno): Promise<ComingMovement[]> =>
  (await ask('/api/transfers/scheduled', who)).coming;

async function statementText(account: string, month: string): Promise<string> {
  const { rawPayload } = await bank().app.inject({
    url: `/api/statements/${account}/${month}.pdf`,
    headers: { authorization: `Bearer ${cast().bruno.token}` },
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)));
  return text.join('\n');
}

test('an installment stands in every list of what is coming, before it is taken', async () => {
  await setClock(inYear('01-25T11:00'));
  const loan = await paidOut({ loanAmount: 1_200 });
  await setClock(inYear('02-20T11:00'));
  const name = `LOAN-${loan.slice(0, 8).toUpperCase()}`;
  const installment = { name, day: inYear('02-25'), payer: 'Checking Account', receiver: null };
  const first = (await coming()).find(({ kind }) => kind === 'loan payment');
  expect(first).toMatchObject({ ...installment, id: loan, plannedDay: inYear('02-25') });
  expect(first?.amount).toBeGreaterThan(100);
  const { toCome, toComeAmount } = await ask('/api/transfers/insight');
  expect(toCome).toMatchObject([{ ...installment, by: 'loan payment', amount: first?.amount }]);
  expect(toComeAmount).toBe(first?.amount);
  const { checking, savings } = cast().bruno;
  const onPaper = await statementText(checking.number, inYear('02'));
  expect(onPaper).toContain('Coming up in the next 31 days, not posted yet');
  expect(onPaper).toContain(name);
  expect(onPaper).toContain(`−$${Number(first?.amount).toFixed(2)}`);
  expect(await statementText(savings.number, inYear('02'))).not.toContain(name);
  // A month that is over lists what was posted.
  expect(await statementText(checking.number, inYear('01'))).not.toContain('Coming up');
  expect(await coming(cast().alice)).not.toContainEqual(expect.objectContaining({ name }));
});

test('a bill on a closed day is listed on the day on which the bank pays it', async () => {
  const { alice } = cast();
  await setClock(inYear('03-15T11:00'));
  // April 15 is a Saturday.
  const body = billBody(40, { paymentType: 'Recurring', frequency: 'monthly' });
  const { token } = alice;
  expect((await bank().call('POST', '/api/transfers/payBill', { token, body })).status).toBe(201);
  const bill = (await coming(alice)).find(({ kind }) => kind === 'recurring bill');
  expect(bill).toMatchObject({ plannedDay: inYear('04-15'), day: inYear('04-17'), amount: 40 });
});

test('the mail about low funds counts what is paid before, and loans as well', async () => {
  const { bruno } = cast();
  await setClock(inYear('01-25T11:00'));
  await paidOut({ loanAmount: 1_200 });
  const { available } = (await ask('/api/users/accounts')).accounts[0];
  const outside = { name: 'Ada', account: '123450987', routing: '021000021', bank: 'Orchard' };
  // Alone each is covered; together they leave too little for the installment.
  for (const amount of [available - 100, 60])
    await pay(
      localTransferBody(bruno, outside, amount, {
        transferDate: inYear('02-24T23:59:00-05:00'),
        debitedAccount: bruno.checking.number,
      }),
      {},
      bruno.token,
    );
  await setClock(inYear('02-24T12:00'));
  const context = systemContext(bank().bank, 'short-funds', 'test');
  expect(await warnOfShortFunds(context)).toBe(3);
  expect(await warnOfShortFunds(context)).toBe(0);
  const { notices } = await ask('/api/users/notices');
  const told = notices.filter(({ title }: { title: string }) => title.includes('too low for it'));
  expect(told.map(({ title }: { title: string }) => title)).toEqual([
    'A loan payment is coming up, and your balance is too low for it',
  ]);
});
