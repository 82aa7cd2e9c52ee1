import { identityCard, profileForm } from '../../fixtures/profile-pictures.ts';
import { expectStatus, localTransferBody } from '../../fixtures/people.ts';
import { bankAccountId } from '../../server/ledger/chart.ts';
import { addAnotherAdmin } from './another-admin.ts';
import { words } from './disputes.ts';
import { loanCalls } from './loans.ts';
import { achText, payrollEntry, payrollFile, takeAch } from './ach-files.ts';
import { setPolicy } from './set-policy.ts';
import { largestAmount } from './given-alone.ts';
import type { TestBank } from './test-bank.ts';
import { makeObjects, type TheirObjects } from './their-objects.ts';

/**
 * Cases that staff look at, by the name of the call that shows them: an ID for its path, where that
 * has one.
 */
export interface StaffCases {
  hers: TheirObjects;
  /** A payment of hers that she reported, and a loan of which she has the money. */
  reported: string;
  running: string;
  ids: Record<string, string>;
}

const outside = {
  name: 'Fenland Mutual Homes',
  account: '310448207',
  routing: '021000021',
  bank: 'Fenland Mutual',
};

/**
 * Lets a bank have one case of each kind that staff look at, all of alice: each list has a row, and
 * each call that shows one of them has something to show.
 */
export async function makeCases(bank: TestBank): Promise<StaffCases> {
  const { call, cast } = bank;
  const { alice } = cast;
  const { db, clock } = bank.bank;
  const send = async (who: { token: string }, method: string, path: string, body?: unknown) =>
    (await call(method, path, { token: who.token, ...(body === undefined ? {} : { body }) })).body;
  const since = clock.businessNow().subtract({ hours: 1 });
  const pay = async (amount: number) =>
    (await send(alice, 'POST', '/api/transfers/local', localTransferBody(alice, outside, amount)))
      .transfer._id;
  // Before she has the passkey that would be asked for.
  const files = { idDocument: await identityCard('Alice Ames') };
  const form = profileForm(
    {
      fullName: 'Alice Ames',
      email: alice.email,
      phone: '+1 212 555 0142',
      address: '19 Moor Slip',
    },
    files,
  );
  expectStatus(await call('POST', '/api/users/profile', { token: alice.token, form }), 200);
  const reported = await pay(3);
  const back = await pay(1_100);
  await setPolicy(db, 'review', { aboveMinor: 50_000 }, since);
  const inReview = await pay(600);
  // Before she has a passkey, which a loan would be accepted with.
  const running = await loanCalls(() => bank).paidOut({}, alice);
  const hers = await makeObjects(bank);
  await bank.advance('P1D');
  const { mails } = await send(cast.admin, 'GET', '/api/admin/mailbox');
  const dispute = (await send(alice, 'POST', `/api/transfers/${reported}/dispute`, words)).dispute
    ._id;
  const rosa = await addAnotherAdmin(bank, 'rosa');
  await setPolicy(
    db,
    'twoPeople',
    { aboveMinor: 100_000, perDayMinor: largestAmount, terms: 'one' },
    since,
  );
  const credit = {
    accountName: 'Savings Account',
    amount: 2_000,
    senderAccount: 'Estate',
    recipientBank: 'Larkmoor Bank',
    reference: 'Gift',
  };
  const { proposal } = await send(rosa, 'PUT', `/api/admin/users/${alice.id}/accounts/fund`, {
    ...credit,
    transferDate: '2026-11-20T10:00:00Z',
  });
  const sentBack = await send(rosa, 'POST', `/api/admin/outside-payments/${back}/return`, {
    reason: 'REFUSED',
    otherBankReference: '021000021001234',
  });
  // One that is undone, and one that may be.
  for (const amount of [10, 20])
    await send(rosa, 'PUT', `/api/admin/users/${alice.id}/accounts/fund`, {
      ...credit,
      amount,
      transferDate: '2026-11-20T10:00:00Z',
    });
  const { rows: credits } = await db.query<{ id: string }>(
    `SELECT journal_id AS id FROM transfer WHERE kind = 'funding' AND payee_id = $1
      ORDER BY created_at DESC LIMIT 2`,
    [alice.id],
  );
  const [undone, credited] = credits.map(({ id }) => id);
  const { voucher } = await send(rosa, 'POST', `/api/admin/books/journals/${undone}/undo`, {
    reason: 'A mistake.',
    receivable: true,
  });
  const taken = await takeAch(
    bank.bank,
    await achText(payrollFile([payrollEntry(1, { account: '999999999' })])),
  );
  // She goes on with what the tests do: the case is here without its freeze.
  await db.query(
    `INSERT INTO account_freeze (id, user_id, said_at, said_in, taken_back)
      VALUES (gen_random_uuid(), $1, now(), 'session', '{}')`,
    [alice.id],
  );
  const { rows } = await db.query<{ journal: string; message: string; freeze: string }>(
    `SELECT (SELECT journal_id FROM transfer WHERE id = $1) AS journal, (SELECT id
      FROM contact_message ORDER BY created_at DESC LIMIT 1) AS message,
      (SELECT id FROM account_freeze) AS freeze`,
    [hers.transfer],
  );
  const { journal, message, freeze } = rows[0] as Record<'journal' | 'message' | 'freeze', string>;
  return {
    hers,
    reported,
    running,
    ids: {
      getUserForStaff: alice.id,
      listTransfersOfUser: alice.id,
      listCardsOfUser: alice.id,
      listLoansOfUser: alice.id,
      listChecksOfUser: alice.id,
      listDebtsOfUser: alice.id,
      listSessionsOfUser: alice.id,
      getClosing: alice.id,
      getCheckForStaff: hers.check,
      getPaymentReview: inReview,
      getOutsidePayment: hers.transfer,
      getFundingProposal: proposal,
      getPaymentReturn: sentBack.proposal,
      getVoucher: voucher,
      showUndo: credited ?? '',
      getAchFile: taken.kind === 'taken' ? taken.id : '',
      getLoanCase: hers.loan,
      getDisputeCase: dispute,
      getIdentityCase: alice.id,
      getFreezeCase: freeze,
      getMessage: message,
      getMail: mails[0]._id,
      listBookEntries: bankAccountId('fee_income', 'USD'),
      exportBookEntries: bankAccountId('fee_income', 'USD'),
      getJournal: journal,
      exportJournal: 'hledger',
    },
  };
}
