import { checkForm, checkPictures } from '../../../fixtures/check-pictures.ts';
import { expectStatus, type Customer } from '../../../fixtures/people.ts';
import type { BankServer } from '../../support/bank-server.ts';

interface PaperCheck {
  number: number;
  /** Left to the bank to read when not given. */
  amount?: number;
}

/** Deposits a check by picture. @returns its id. */
export async function depositCheck(
  server: Pick<BankServer, 'call'>,
  customer: Customer,
  { number, amount }: PaperCheck,
): Promise<string> {
  const form = checkForm(
    await checkPictures({
      from: 'Lantern Books',
      to: customer.username,
      amount: amount ?? 75,
      number,
    }),
    amount === undefined ? {} : { amount: amount.toFixed(2) },
  );
  return expectStatus(
    await server.call('POST', '/api/deposits/checks', { token: customer.token, form }),
    201,
  ).body.check._id;
}

/** Deposits a check that staff take and accept as stated. */
export async function acceptedCheck(
  server: BankServer,
  customer: Customer,
  paper: Required<PaperCheck>,
): Promise<void> {
  const { call, admin } = server;
  const id = await depositCheck(server, customer, paper);
  expectStatus(
    await call('POST', `/api/admin/queues/check/${id}/take`, { token: admin.token }),
    200,
  );
  expectStatus(
    await call('POST', `/api/admin/checks/${id}/accept`, {
      token: admin.token,
      body: { amount: paper.amount },
    }),
    200,
  );
}
