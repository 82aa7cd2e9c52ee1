import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import { addDays } from '../../contract/values/calendar-day.ts';
import { internationalTransferBody, localTransferBody } from '../../fixtures/people.ts';
import type { TestCast } from './make-cast.ts';

/**
 * By the route's name, a body that each call takes as it is: its route's example, with people of
 * the cast where it names people.
 */
export function validBodies({
  alice,
  bruno,
}: Pick<TestCast, 'alice' | 'bruno'>): Record<string, Record<string, unknown>> {
  const transfer = localTransferBody(alice, { name: 'Bruno', account: bruno.checking.number }, 1);
  const examples = Object.fromEntries(
    Object.entries<Route>(api).flatMap(([name, { example, files }]) =>
      example === undefined || files ? [] : [[name, example]],
    ),
  );
  return {
    ...examples,
    loginUser: { username: alice.username, email: alice.username, password: alice.password },
    changePassword: { currentPassword: alice.password, newPassword: 'another-password' },
    createLocalTransfer: transfer,
    makeFeed: {
      name: 'Ledger app',
      accounts: [alice.savings.number],
      // The bank's clock may be months ahead by then.
      endsOn: addDays(new Date().toISOString().slice(0, 10), 200),
    },
    createOwnTransfer: {
      fromAccount: alice.savings.number,
      toAccount: alice.checking.number,
      amount: 1,
    },
    createInternationalTransfer: internationalTransferBody({ amount: 1 }),
    beginApproval: { order: { call: 'transfers/local', body: transfer } },
    createApproval: { securityPin: '4711', order: { call: 'transfers/local', body: transfer } },
    resetPassword: {
      email: alice.email,
      newPassword: 'long-enough',
      confirmPassword: 'long-enough',
    },
    forgotPassword: { email: alice.email },
    seeStaffNews: { newest: alice.id },
    linkOwnCustomer: { username: alice.username },
    confirmOwnEmail: { token: 'x'.repeat(43), password: alice.password },
    acceptIdentity: { document: bruno.id },
    refuseIdentity: { document: bruno.id, reasons: ['UNREADABLE'] },
    confirmPasskey: { password: alice.password },
    confirmEmail: { token: 'x'.repeat(43), password: alice.password },
    readNotices: { newest: alice.id },
    showMoment: { kind: 'first_money', aboutId: alice.id },
    mailStatement: { account: alice.savings.number, month: '2026-10' },
  };
}
