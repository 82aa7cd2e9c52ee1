import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '../../contract/api.ts';
import type { Route } from '../../contract/calls/route.ts';
import { registerCustomer, type Customer } from '../../fixtures/people.ts';
import { addAnotherAdmin } from '../support/another-admin.ts';
import { letOneGiveAlone } from '../support/given-alone.ts';
import { setPolicy } from '../support/set-policy.ts';
import { openTestBank, type TestBank } from '../support/test-bank.ts';
import { describeOnPostgres } from '../support/test-database.ts';
import { customerRows } from './customer-rows.ts';
import { keptOf } from './kept-of.ts';
import { readMails } from './mailboxes.ts';
import { makeVictim } from './make-victim.ts';
import { nothing, victims, type Got, type VictimKind } from './outcomes.ts';
import { robCustomer, type Heard } from './rob-customer.ts';
import { becomeThief, prepare, thiefNames, type ThiefName } from './thieves.ts';
import { whatWasGot } from './what-was-got.ts';

let testBank: TestBank;
let accomplice: Customer;

const openBank = async () => {
  testBank = await openTestBank(undefined, { BANK_TRUSTED_PROXIES: '127.0.0.1' });
  await testBank.stopJobs();
  await testBank.withoutLimits();
  await addAnotherAdmin(testBank, 'rosa');
  await letOneGiveAlone(testBank.bank);
  // As shipped, but for how many payments a minute has.
  const limits = { paymentsWithoutPinPerDayMinor: 250_000, paymentsPerMinute: 1000 };
  await setPolicy(testBank.bank.db, 'limits', limits, testBank.bank.clock.businessNow());
  accomplice = await registerCustomer(testBank.call, 'mallory.mull');
};

interface Robbed {
  got: Got;
  heard: readonly Heard[];
}

async function rob(name: ThiefName, kind: VictimKind): Promise<Robbed> {
  const victim = await makeVictim(testBank, kind);
  await prepare(name, testBank, victim);
  const before = await keptOf(testBank, victim);
  const known = (await readMails(testBank)).length;
  const thief = await becomeThief(name, testBank, victim);
  const haul = await robCustomer(testBank, { victim, thief, accomplice }).robAll();
  const mails = (await readMails(testBank)).slice(known);
  const got = await whatWasGot(testBank, victim, { haul, before, mails });
  if (!got.waysIn.includes('password') && (await changesPasswordFirst(name, kind)))
    got.waysIn = [...got.waysIn, 'password'];
  return { got, heard: haul.heard };
}

/** Says whether this attacker can change another such customer's password before anything else. */
async function changesPasswordFirst(name: ThiefName, kind: VictimKind): Promise<boolean> {
  const victim = await makeVictim(testBank, kind);
  await prepare(name, testBank, victim);
  const thief = await becomeThief(name, testBank, victim);
  if (!thief.doors.some(({ token }) => token !== undefined)) return false;
  return await robCustomer(testBank, { victim, thief, accomplice }).changePasswordFirst();
}

/** In one order, whatever came first. */
const sorted = ({ documents, contact, waysIn, ...others }: Got) => ({
  ...others,
  documents: documents.toSorted(),
  contact: contact.toSorted(),
  waysIn: waysIn.toSorted(),
});

describeOnPostgres('what an attacker gets of a customer', () => {
  beforeAll(openBank);
  afterAll(() => testBank.close());

  describe.each(customerRows)('who holds $holds', ({ thief, gets }) => {
    const cells = gets.flatMap(([of, got]) => of.map((kind) => ({ kind, got })));
    test.each(cells)('from who has $kind', async ({ kind, got }) => {
      expect(sorted((await rob(thief, kind)).got)).toEqual(sorted(got));
    });
  });
});

/** A customer without a PIN, app or passkey cannot lose one. */
const canHold = (name: ThiefName, kind: VictimKind) =>
  !(name === 'seed' && kind !== 'a PIN and an app') &&
  !(name === 'passkey' && kind !== 'a passkey') &&
  !(['pin', 'passwordAndPin', 'neighbour'].includes(name) && !kind.startsWith('a PIN'));

test('each attacker has a line, and each kind of customer who has what they hold', () => {
  const rows = new Map(customerRows.map(({ thief, gets }) => [thief, gets.flatMap(([of]) => of)]));
  const filled = thiefNames.map((name) => [name, (rows.get(name) ?? []).toSorted()]);
  const wanted = thiefNames
    .filter((name) => name !== 'owner')
    .map((name) => [name, victims.filter((kind) => canHold(name, kind)).toSorted()]);
  expect(filled.filter(([name]) => name !== 'owner')).toEqual(wanted);
});

/** Calls that reach nothing of an owner who has what every victim has, and who tries them instead. */
const triedElsewhere: Record<string, string> = {
  registerUser: 'opens another account',
  loginUser: 'becomes the attacker: thieves.ts',
  loginWithPasskey: 'becomes the attacker: thieves.ts',
  confirmPasswordReset: 'becomes the attacker: thieves.ts',
  acceptInvitation: 'opens the desk: work-desk.ts',
  getRateHistory:
    'wants a currency, and says what everybody may read: tests/contract/exchange-quotes.test.ts',
  createLocalTransfer: 'pay-others.ts',
  createInternationalTransfer: 'pay-others.ts',
  payBill: 'pay-others.ts',
  beginApproval: 'pay-others.ts',
  createApproval: 'pay-others.ts',
  claimFeed: 'wants the secret of an app: tests/contract/feeds.test.ts',
  readFeed: 'wants the password of an app: tests/contract/feeds.test.ts',
  cancelByLink: 'no payment waits: tests/contract/cancel-by-link.test.ts',
  changeBill: 'wants a signature: tests/contract/bill-changes.test.ts',
  confirmOwnEmail: 'the address is confirmed: tests/contract/own-email.test.ts',
  confirmPasskey: 'none waits: tests/contract/recovery.test.ts',
  liftFreeze: 'nothing is frozen: tests/contract/freezes.test.ts',
  endSession: 'there is no other session: tests/contract/own-sessions.test.ts',
  showMoment: 'no loan is paid back: tests/contract/moments.test.ts',
  getLoanAgreement: 'no loan is offered: tests/contract/loan-offers.test.ts',
  beginLoanAcceptance: 'no loan is offered: tests/contract/loan-offers.test.ts',
  acceptLoan: 'no loan is offered: tests/contract/loan-offers.test.ts',
  turnDownLoan: 'no loan is offered: tests/contract/loan-offers.test.ts',
  getPayoff: 'no loan is paid out: tests/contract/loan-repayment.test.ts',
  payOffLoan: 'no loan is paid out: tests/contract/loan-repayment.test.ts',
};

describeOnPostgres('no probe is blind: the owner', () => {
  beforeAll(openBank);
  afterAll(() => testBank.close());

  const done = new Set<string>();
  test.each(victims)('gets all that is got of who has %s', async (kind) => {
    const { got, heard } = await rob('owner', kind);
    for (const { name, answer } of heard) if (answer.status < 300) done.add(name);
    const sum = kind === 'a password alone' ? 2500 : 'all';
    expect(sorted(got)).toEqual(
      sorted({
        ...nothing,
        account: 'used',
        money: { toKnown: sum, toNew: sum, held: 0 },
        cardNumbers: true,
        documents: ['identity document', 'check pictures', 'statements'],
        contact: ['email', 'phone', 'address', 'name', 'identity document'],
        waysIn: ['password', 'PIN', 'app', 'passkey'],
        told: true,
      }),
    );
  });

  test('reaches what every call of a customer does', () => {
    const calls = Object.entries<Route>(api).filter(([, { who }]) => who !== 'admin');
    const unreached = calls.map(([name]) => name).filter((name) => !done.has(name));
    expect(
      unreached.toSorted(),
      'say in attempts.ts what a call is sent with, or in `triedElsewhere` where it is tried',
    ).toEqual(Object.keys(triedElsewhere).toSorted());
  });
});
