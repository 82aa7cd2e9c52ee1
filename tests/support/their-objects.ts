import { checkForm, checkPictures } from '../../fixtures/check-pictures.ts';
import { messageForm } from '../../fixtures/message-form.ts';
import { expectStatus, localTransferBody } from '../../fixtures/people.ts';
import { billBody } from './bills.ts';
import { passkeyCalls } from './passkeys.ts';
import type { TestBank } from './test-bank.ts';
import { validBodies } from './valid-bodies.ts';

export const unknownId = '00000000-0000-4000-8000-000000000000';

/** The things of one customer: an id of each kind that a call can name. */
export interface TheirObjects {
  account: string;
  transfer: string;
  scheduledTransfer: string;
  schedule: string;
  card: string;
  session: string;
  passkey: string;
  check: string;
  file: string;
  loan: string;
  search: string;
  conversation: string;
  notice: string;
  month: string;
}

/** An id of each kind that belongs to no customer. */
export const nobodysObjects: TheirObjects = {
  account: '999999999',
  transfer: unknownId,
  scheduledTransfer: unknownId,
  schedule: unknownId,
  card: unknownId,
  session: unknownId,
  passkey: unknownId,
  check: unknownId,
  file: unknownId,
  loan: unknownId,
  search: unknownId,
  conversation: unknownId,
  notice: unknownId,
  month: '',
};

/** Lets alice have one of each, by the calls people use. */
export async function makeObjects(testBank: TestBank): Promise<TheirObjects> {
  const { call, cast, freshToken } = testBank;
  const things = await makeThings(testBank);
  const fresh = await freshToken(cast.alice);
  const { passkey } = await passkeyCalls(call).add({ token: fresh });
  const { body: own } = await call('GET', '/api/users/sessions', { token: cast.alice.token });
  return {
    ...things,
    session: own.sessions.find(({ current }: { current: boolean }) => !current)._id,
    passkey: passkey._id,
  };
}

/** The same but for what she signs in with. */
export async function makeThings({
  call,
  cast,
  bank,
}: Pick<TestBank, 'call' | 'cast' | 'bank'>): Promise<Omit<TheirObjects, 'session' | 'passkey'>> {
  const { alice } = cast;
  const { token } = alice;
  const send = async (path: string, body: unknown) =>
    expectStatus(await call('POST', path, { token, body }), 201).body;
  const outside = {
    name: 'Cleo Hart',
    account: '518830271',
    routing: '021000021',
    bank: 'Orchard Savings',
  };
  const later = bank.clock.businessNow().add({ hours: 72 }).toString();
  const transfer = await send('/api/transfers/local', localTransferBody(alice, outside, 1));
  const scheduled = await send(
    '/api/transfers/local',
    localTransferBody(alice, outside, 1, { transferDate: later }),
  );
  await send(
    '/api/transfers/payBill',
    billBody(2, { paymentType: 'Recurring', frequency: 'monthly' }),
  );
  const { body: schedules } = await call('GET', '/api/transfers/scheduled', { token });
  const card = await send('/api/card/generate', { cardType: 'debit' });
  const form = checkForm(
    await checkPictures({ from: 'Harrow Street Clinic', to: 'Alice Ames', amount: 12, number: 77 }),
  );
  const { check } = expectStatus(
    await call('POST', '/api/deposits/checks', { token, form }),
    201,
  ).body;
  const { loan } = await send('/api/loans', validBodies(cast)['submitLoanApplication']);
  const { search } = await send('/api/transfers/searches', validBodies(cast)['saveSearch']);
  const { conversation } = expectStatus(
    await call('POST', '/api/users/messages', {
      token,
      form: messageForm({ subject: 'Hours', message: 'Open?' }),
    }),
    201,
  ).body;
  const { body: told } = await call('GET', '/api/users/notices', { token });
  return {
    account: alice.savings.number,
    transfer: transfer.transfer._id,
    scheduledTransfer: scheduled.transfer._id,
    schedule: schedules.schedules[0]._id,
    card: card._id,
    check: check._id,
    file: check.front.split('/').at(-1),
    loan: loan._id,
    search: search._id,
    conversation: conversation._id,
    notice: told.notices[0]._id,
    month: bank.clock.businessDay().slice(0, 7),
  };
}
